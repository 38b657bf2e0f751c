import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { atRest } from './arrival';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Who steers by voice says what stands on a control: its name holds that. Axe still counts the rule as experimental. */
const spokenNames = { 'label-content-name-mismatch': { enabled: true } };

interface AxeScope {
  /** A part of the page alone. */
  include?: string | undefined;
  /** These rules alone. */
  rules?: string[];
}

/** What axe finds on the page, once what moves has come to rest: each rule with its places. */
export async function axeFindings(page: Page, { include, rules }: AxeScope = {}) {
  // The next announcement may fade in while axe reads: half faded it has no contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atRest(page);
  // Its half a megabyte is read once: later calls find it in the page.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Frames of others are not ours to judge; without them axe needs no page of its own to gather what it finds.
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode();
  // Of what passes nobody asks, and to describe it takes most of the time.
  const options = { iframes: false, resultTypes: ['violations' as const] };
  if (rules) builder.options(options).withRules(rules);
  else builder.options({ ...options, rules: spokenNames }).withTags(wcag);
  if (include) builder.include(include);
  // The rule ends Firefox 153's process, where something is typed into a dialog.
  if (page.context().browser()?.browserType().name() === 'firefox')
    builder.disableRules('aria-dialog-name');
  const { violations } = await builder.analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}
