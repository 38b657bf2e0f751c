/** @jest-environment ./src/testing/environment.ts */

import { hasUnsentOrder } from './unsentOrders';

const stored = (...orders: unknown[]) => JSON.stringify({ version: 1, orders });

test.each([
  ['no order', null, false],
  ['an order that is not sent', stored({ state: 'sent' }, { state: 'notSent' }), true],
  ['orders on their way', stored({ state: 'sent' }, { state: 'copied' }), false],
  ['a dismissed one', stored({ state: 'notSent', isDismissed: true }), false],
  ['no JSON', '{"orders":[null', false],
  ['orders of another shape', '{"orders":[null,7,{"state":"notSent"}]}', false],
])('a first look at what is stored: %s', (_name, value, expected) => {
  if (value !== null) localStorage.setItem('placedOrders', value);
  expect(hasUnsentOrder()).toBe(expected);
});
