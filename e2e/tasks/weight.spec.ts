import { readFileSync } from 'node:fs';

import { weighedPages, weighPage } from '../../scripts/pageWeight.mjs';
import { expect, test } from '../support/fixtures';
import { sites } from '../support/shop';
import { productPath } from '../support/prerendered';

test.use({ site: sites.prerendered });

interface Budget {
  javascriptUntilTakeOver: Record<keyof ReturnType<typeof weighedPages>, { gzip: number }>;
}
const budget = JSON.parse(readFileSync('scripts/budget.json', 'utf8')) as Budget;

test('each page keeps its budget of JavaScript until the app has taken it over', async ({
  browser,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same bytes on every screen');
  const pages = weighedPages(productPath);
  for (const [name, { gzip }] of Object.entries(budget.javascriptUntilTakeOver)) {
    const weight = await weighPage(browser, shop.url + pages[name as keyof typeof pages]);
    expect(weight.parts.length).toBeGreaterThan(2);
    expect(weight.gzip, `${name}: ${JSON.stringify(weight.parts)}`).toBeLessThanOrEqual(gzip);
    expect(weight.repeated).toEqual([]);
  }
});
