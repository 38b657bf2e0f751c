/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { localKeys } from '@/shared/storage/webStorage';

const html = document.documentElement;

/**
 * Opens `address` on a page that was prerendered for `path`, and runs `inline.js`.
 * @returns the values of `data-plain` and `data-unsent`, which are `undefined` if they are not set
 */
async function runInlineScript(address: string, path = '/', params = '') {
  delete html.dataset['plain'];
  delete html.dataset['unsent'];
  delete html.dataset['own'];
  window.history.replaceState(null, '', address);
  const scriptElement = document.createElement('script');
  Object.assign(scriptElement.dataset, { path, params, orders: localKeys.placedOrders });
  const currentScriptSpy = jest
    .spyOn(document, 'currentScript', 'get')
    .mockReturnValue(scriptElement);
  jest.resetModules();
  await import('./inline.js');
  currentScriptSpy.mockRestore();
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
])(
  'at %s, a page prerendered for %s (%s) is marked %s',
  async (address, path, params, expectedMark) => {
    expect(await runInlineScript(address, path, params)).toEqual([expectedMark, undefined]);
    expect('own' in html.dataset).toBe(expectedMark !== 'page');
  },
);

test('a page without a path is not marked', async () => {
  expect(await runInlineScript('/', '')).toEqual([undefined, undefined]);
  expect('own' in html.dataset).toBe(false);
});

test('reserves space for the reminder only if an order was not sent', async () => {
  const storeOrdersText = (value: string) => localStorage.setItem(localKeys.placedOrders, value);
  const orderLists = fc.array(fc.jsonValue()).map((orders) => JSON.stringify({ orders }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json(), orderLists), async (ordersText) => {
      storeOrdersText(ordersText);
      expect(await runInlineScript('/')).toEqual([undefined, undefined]);
    }),
  );
  const order = { state: 'notSent' };
  storeOrdersText(JSON.stringify({ orders: [{ ...order, isDismissed: true }, { state: 'sent' }] }));
  expect(await runInlineScript('/')).toEqual([undefined, undefined]);
  storeOrdersText(JSON.stringify({ orders: [{ state: 'sent' }, order] }));
  expect(await runInlineScript('/')).toEqual([undefined, '']);
});
