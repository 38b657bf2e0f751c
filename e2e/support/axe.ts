import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { atRest } from './arrival';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, or in a part of it, once what moves has come to rest: each rule with its places. */
export async function axeFindings(page: Page, include?: string): Promise<string[]> {
  // The next announcement may fade in while axe reads: half faded it has no contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atRest(page);
  const builder = new AxeBuilder({ page }).withTags(wcag);
  const { violations } = await (
    include ? builder.include(include).exclude('iframe') : builder
  ).analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}
