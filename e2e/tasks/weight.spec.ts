import { readFileSync } from 'node:fs';

import { firstProductPath, weighedRoutes, weighPage } from '../../scripts/pageWeight.mjs';
import { expect, test } from '../support/fixtures';

const names = ['home', 'products', 'product'] as const;

interface Budget {
  requestsBeforeFirstProduct: number;
  javascriptBeforeFirstProduct: Record<(typeof names)[number], { gzip: number; brotli: number }>;
}
const budget = JSON.parse(readFileSync('scripts/budget.json', 'utf8')) as Budget;

test('each page keeps its budget before its first product shows', async ({
  browser,
  shop,
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same bytes on every screen');
  const routes = weighedRoutes(await firstProductPath(page, shop.url));
  for (const name of names) {
    const { path, firstProduct } = routes[name];
    const limit = budget.javascriptBeforeFirstProduct[name];
    // On a busy machine the data may come after what waits for the first screen: then it is weighed again.
    await expect(async () => {
      const weight = await weighPage(browser, shop.url + path, firstProduct);
      expect(weight.gzip, JSON.stringify(weight.parts)).toBeLessThanOrEqual(limit.gzip);
      expect(weight.brotli, name).toBeLessThanOrEqual(limit.brotli);
      expect(weight.requests, name).toBeLessThanOrEqual(budget.requestsBeforeFirstProduct);
      expect(weight.repeated).toEqual([]);
    }).toPass({ timeout: 15_000 });
  }
});
