/** @jest-environment ./src/testing/environment.ts */

import { act, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import {
  buyNowEnded,
  cartSlice,
  linesAdded,
  lineRemoved,
  linesSwapped,
  quantityChanged,
  selectLines,
} from '@/features/cart/cartSlice';
import { readOrders } from '@/features/cart/placedOrders';
import { useSendOrder } from '@/features/cart/useSendOrder';
import { storeAccessToken } from '@/shared/api/tokenRequest';
import { localKeys } from '@/shared/storage/webStorage';
import { wait } from '@/shared/timing/wait';
import { aLine, anOrder, keepOrders, lines } from '@/testing/cartBuilders';
import { server } from '@/testing/mswServer';
import { startPersisting } from './persist';
import { makeStore } from './store';

const box = aLine({ quantity: 2 });
const cup = aLine({ productId: '12', name: 'Sauce cup', price: 3.5 });

/** A new tab: its session is empty unless it is one that was there before. */
async function openTab(session?: unknown) {
  sessionStorage.clear();
  if (session) sessionStorage.setItem('cart', JSON.stringify(session));
  const store = makeStore();
  const persistor = await startPersisting(store);
  persistor.pause();
  return { ...store, cart: () => selectLines(store.getState()) };
}

const hear = () => {
  window.dispatchEvent(new StorageEvent('storage', { key: localKeys.cart }));
};

test('what one tab does shows in the other tabs and outlives them', async () => {
  const [a, b] = [await openTab(), await openTab()];
  a.dispatch(linesAdded([box]));
  hear();
  expect(b.cart()).toEqual([box]);
  b.dispatch(quantityChanged({ line: box, quantity: 9 }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(a.cart()).toMatchObject([{ quantity: 9, total: 3780 }]);
  expect((await openTab()).cart()).toEqual(a.cart());
});

test('a tab that hears of an edit, or changes nothing, stores nothing', async () => {
  const a = await openTab();
  const heard = JSON.stringify({ lines: [box], version: 1 });
  localStorage.setItem(localKeys.cart, heard);
  hear();
  expect(a.cart()).toEqual([box]);
  a.dispatch(lineRemoved(cup));
  // As another client wrote it: nobody has put the same in its place.
  expect(localStorage.getItem(localKeys.cart)).toBe(heard);
});

test('two tabs edit at once, and hear of each other late or never: no edit is lost', async () => {
  const { reducer } = cartSlice;
  const edits = fc.array(
    fc.record({
      tab: fc.nat(1),
      hears: fc.boolean(),
      make: fc.oneof(
        lines.map((line) => () => linesAdded([line])),
        fc.nat(5).map((at) => (cart: ReturnType<typeof selectLines>) => {
          return lineRemoved(cart[at % Math.max(cart.length, 1)] ?? box);
        }),
        lines.map((line) => () => linesSwapped([[line], []])),
      ),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(edits, async (steps) => {
      localStorage.clear();
      const tabs = [await openTab(), await openTab()];
      let expected = reducer(undefined, { type: 'start' });
      for (const { tab, hears, make } of steps) {
        const edit = make(expected.lines);
        expected = reducer(expected, edit);
        tabs[tab]?.dispatch(edit);
        if (hears) hear();
      }
      hear();
      for (const { cart } of tabs) expect(cart()).toEqual(expected.lines);
    }),
    { numRuns: 40 },
  );
});

test('a line that another tab has moved or removed is found by what it is', async () => {
  const a = await openTab();
  a.dispatch(linesAdded([box]));
  a.dispatch(linesAdded([cup]));
  const b = await openTab();
  a.dispatch(lineRemoved(box));
  b.dispatch(quantityChanged({ line: cup, quantity: 5 }));
  expect(b.cart()).toMatchObject([{ name: 'Sauce cup', quantity: 5 }]);
  b.dispatch(lineRemoved(box));
  expect(b.cart()).toHaveLength(1);
});

test('the valid lines of a damaged cart count, else those of the session', async () => {
  localStorage.setItem(localKeys.cart, JSON.stringify({ version: 1, lines: [cup, { name: 7 }] }));
  expect((await openTab()).cart()).toEqual([cup]);
  localStorage.setItem(localKeys.cart, '{"version":2,"lines":[]}');
  expect((await openTab([box])).cart()).toEqual([box]);
});

test('an empty cart on the device does not override a session cart with lines', async () => {
  localStorage.setItem(localKeys.cart, JSON.stringify({ version: 1, lines: [] }));
  const tab = await openTab([box]);
  expect(tab.cart()).toEqual([box]);
  tab.dispatch(linesAdded([cup]));
  expect(tab.cart()).toEqual([box, cup]);
});

test('a tab that opens without a cart does not empty the cart of another tab', async () => {
  const tab = await openTab([box]);
  localStorage.clear();
  const other = await openTab();
  other.dispatch(buyNowEnded());
  hear();
  expect(tab.cart()).toEqual([box]);
});

test('a session’s cart is there for tabs that open later', async () => {
  await openTab([box]);
  expect((await openTab()).cart()).toEqual([box]);
});

test('an order is sent once where two tabs press', async () => {
  const [order, other] = [anOrder(), anOrder({ reference: 'DD-20261103-AB2C' })];
  keepOrders(order, other);
  // jsdom has no locks. All tabs share these.
  const last = new Map<string, Promise<void>>();
  const request = (name: string, task: () => Promise<void>) => {
    last.set(name, (last.get(name) ?? Promise.resolve()).then(task));
    return last.get(name);
  };
  Object.assign(navigator, { locks: { request } });
  /** Enquiries on their way, each answered when told to. */
  const answers: ((answer: Response) => void)[] = [];
  const asked = jest.fn(() => new Promise<Response>((resolve) => answers.push(resolve)));
  server.use(http.post('*/api/WAP/ContactInbox/Save', asked));
  const openSender = async () => {
    const store = await openTab();
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(Provider, { store, children });
    return renderHook(() => useSendOrder(), { wrapper }).result;
  };
  const settled = (task: () => void) =>
    act(async () => {
      task();
      await wait(20);
    });
  const [a, b, c] = [await openSender(), await openSender(), await openSender()];
  storeAccessToken('abc', 3600);

  for (const { current } of [a, b]) await settled(() => current.send(order.reference));
  expect([a.current.isSending, b.current.isSending]).toEqual([true, true]);
  await settled(() => c.current.send(other.reference));
  expect(asked).toHaveBeenCalledTimes(2);
  await settled(() =>
    answers.shift()?.(HttpResponse.json({ error: 'The inbox is full' }, { status: 500 })),
  );
  await waitFor(() => expect(a.current.failure).toBe('The inbox is full'));
  expect(readOrders()).toMatchObject([{ state: 'notSent' }, { state: 'notSent' }]);

  // The other tab's turn; this one presses again, which has not heard of that.
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  await settled(() => a.current.send(order.reference));
  await settled(() => answers.pop()?.(HttpResponse.json({})));
  expect(asked).toHaveBeenCalledTimes(3);
  // The lock goes with the task in which the order was stored, not before.
  await waitFor(() => expect([a.current.isSending, b.current.isSending]).toEqual([false, false]));
  expect(readOrders()).toMatchObject([{ state: 'sent' }, { state: 'notSent' }]);
  await settled(() => answers.pop()?.(HttpResponse.json({})));
  Reflect.deleteProperty(navigator, 'locks');
});
