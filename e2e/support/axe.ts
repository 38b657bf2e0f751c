import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { waitForStillness } from './waiting';

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Turns on a rule that axe still lists as experimental. It checks that the accessible name of a
 * control contains its visible label, because users of voice control say this label.
 */
const labelRules = { 'label-content-name-mismatch': { enabled: true } };

interface AxeScope {
  /** Selector of the part of the page to check, by default the whole page. */
  include?: string | undefined;
  /** Names of the rules to check, by default those of WCAG and of axe's best practices. */
  rules?: string[];
}

/**
 * Returns a text for each rule that the page violates, with the selectors of the elements that
 * violate it. The check starts when nothing on the page moves.
 */
export async function findAxeViolations(page: Page, { include, rules }: AxeScope = {}) {
  // Reduce motion, because an announcement that fades in during the check would lack contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForStillness(page);
  // The script of axe has half a megabyte, so it is loaded only once per page.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Legacy mode needs no additional page. It leaves out the content of frames, but this content
  // comes from other sites anyway.
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) }).setLegacyMode();
  // Leave out passed rules, whose descriptions would take most of the time.
  const options = { iframes: false, resultTypes: ['violations' as const] };
  if (rules) builder.options(options).withRules(rules);
  else builder.options({ ...options, rules: labelRules }).withTags(wcagTags);
  if (include) builder.include(include);
  // Turn off this rule in Firefox. It crashes Firefox 153 if text was typed into a dialog.
  if (page.context().browser()?.browserType().name() === 'firefox')
    builder.disableRules('aria-dialog-name');
  const { violations } = await builder.analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}
