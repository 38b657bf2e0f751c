import { readFileSync } from 'node:fs';

import { firstProductPath, weighedRoutes, weighPage } from '../scripts/pageWeight.mjs';
import { expect, test } from './support/fixtures';

const names = ['home', 'products', 'product'] as const;

interface Budget {
  requestsBeforeFirstProduct: number;
  javascriptBeforeFirstProduct: Record<(typeof names)[number], { gzip: number; brotli: number }>;
}
const budget = JSON.parse(readFileSync('scripts/budget.json', 'utf8')) as Budget;

for (const name of names) {
  test(`${name} keeps its budget before the first product shows`, async ({
    browser,
    shop,
    page,
  }) => {
    test.skip(test.info().project.name !== 'phone', 'the same bytes on every screen');
    test.slow();
    const { path, firstProduct } = weighedRoutes(await firstProductPath(page, shop.url))[name];
    // The lightest of three visits: on a busy machine the data may come after what waits for the first screen.
    const visits = [];
    for (let visit = 0; visit < 3; visit += 1) {
      visits.push(await weighPage(browser, shop.url + path, firstProduct));
    }
    const weight = visits.reduce((least, one) => (one.gzip < least.gzip ? one : least));
    const limit = budget.javascriptBeforeFirstProduct[name];
    expect(weight.gzip, JSON.stringify(weight.parts)).toBeLessThanOrEqual(limit.gzip);
    expect(weight.brotli).toBeLessThanOrEqual(limit.brotli);
    expect(weight.requests).toBeLessThanOrEqual(budget.requestsBeforeFirstProduct);
    expect(weight.repeated).toEqual([]);
  });
}
