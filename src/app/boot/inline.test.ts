/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { localKeys } from '@/shared/storage/webStorage';

const html = document.documentElement;

/**
 * Runs the script on a page that was prerendered for `path`.
 * @returns how the script marks the page
 */
async function arrive(address: string, path = '/', params = '') {
  delete html.dataset['plain'];
  delete html.dataset['unsent'];
  delete html.dataset['own'];
  window.history.replaceState(null, '', address);
  const tag = document.createElement('script');
  Object.assign(tag.dataset, { path, params, orders: localKeys.placedOrders });
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  jest.resetModules();
  await import('./inline.js');
  current.mockRestore();
  return [html.dataset['plain'], html.dataset['unsent']];
}

test.each([
  ['/about', '/about', '', undefined],
  ['/about/', '/about', '', undefined],
  ['/product/a%3D', '/product/a=', '', undefined],
  ['/products?utm_source=x', '/products', 'search sort', undefined],
  ['/products?search=cup', '/products', 'search sort', 'list'],
  ['/contact', '/about', '', 'page'],
  ['/%E0%A4%A', '/about', '', 'page'],
])('at %s, a page prerendered for %s (%s) is marked %s', async (address, path, params, mark) => {
  expect(await arrive(address, path, params)).toEqual([mark, undefined]);
  expect('own' in html.dataset).toBe(mark !== 'page');
});

test('the page without a path is not marked', async () => {
  expect(await arrive('/', '')).toEqual([undefined, undefined]);
  expect('own' in html.dataset).toBe(false);
});

test('only an order that was not sent leaves room for its reminder', async () => {
  const keep = (value: string) => localStorage.setItem(localKeys.placedOrders, value);
  const lists = fc.array(fc.jsonValue()).map((orders) => JSON.stringify({ orders }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json(), lists), async (raw) => {
      keep(raw);
      expect(await arrive('/')).toEqual([undefined, undefined]);
    }),
  );
  const order = { state: 'notSent' };
  keep(JSON.stringify({ orders: [{ ...order, isDismissed: true }, { state: 'sent' }] }));
  expect(await arrive('/')).toEqual([undefined, undefined]);
  keep(JSON.stringify({ orders: [{ state: 'sent' }, order] }));
  expect(await arrive('/')).toEqual([undefined, '']);
});
