import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { waitForStillness } from './waiting';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The accessible name of a control must contain its visible label, for voice control. Axe still
 * lists this rule as experimental.
 */
const labelRules = { 'label-content-name-mismatch': { enabled: true } };

interface AxeScope {
  /** Checks only this part of the page. */
  include?: string | undefined;
  /** Checks only these rules. */
  rules?: string[];
}

/** Returns axe's findings after the page has come to rest: each rule with its elements. */
export async function findAxeViolations(page: Page, { include, rules }: AxeScope = {}) {
  // An announcement that fades in during the check would lack contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForStillness(page);
  // The script of axe has half a megabyte, so it is loaded only once per page.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Legacy mode needs no additional page. It leaves out the content of frames, which other sites
  // provide.
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) }).setLegacyMode();
  // Descriptions of passed rules would take most of the time.
  const options = { iframes: false, resultTypes: ['violations' as const] };
  if (rules) builder.options(options).withRules(rules);
  else builder.options({ ...options, rules: labelRules }).withTags(wcag);
  if (include) builder.include(include);
  // This rule crashes Firefox 153 if text was typed into a dialog.
  if (page.context().browser()?.browserType().name() === 'firefox')
    builder.disableRules('aria-dialog-name');
  const { violations } = await builder.analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}
