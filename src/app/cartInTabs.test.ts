/** @jest-environment ./src/testing/environment.ts */

import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import {
  cartSlice,
  linesAdded,
  lineRemoved,
  linesSwapped,
  quantityChanged,
  selectLines,
} from '@/features/cart/cartSlice';
import { readOrders } from '@/features/cart/placedOrders';
import { useSendOrder } from '@/features/cart/useSendOrder';
import { localKeys } from '@/shared/storage/webStorage';
import { aLine, anOrder, keepOrders, lines } from '@/testing/cartBuilders';
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

test('what one tab does shows in the others, also in a page of the back/forward cache, and outlives them', async () => {
  const [a, b] = [await openTab(), await openTab()];
  a.dispatch(linesAdded([box]));
  hear();
  expect(b.cart()).toEqual([box]);
  b.dispatch(quantityChanged({ line: box, quantity: 9 }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(a.cart()).toMatchObject([{ quantity: 9, total: 3780 }]);
  expect((await openTab()).cart()).toEqual(a.cart());
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

test('of a broken cart on the device the good lines count; where there is none that can be read, the session’s', async () => {
  localStorage.setItem(localKeys.cart, JSON.stringify({ version: 1, lines: [cup, { name: 7 }] }));
  expect((await openTab()).cart()).toEqual([cup]);
  localStorage.setItem(localKeys.cart, '{"version":2,"lines":[]}');
  expect((await openTab([box])).cart()).toEqual([box]);
});

describe('an order that is open in two tabs', () => {
  const order = anOrder();
  const other = anOrder({ reference: 'DD-20261103-AB2C' });

  type Task = (lock: unknown) => unknown;

  /** jsdom has no locks. All tabs share these; whoever comes second waits, or is told so where that is wanted. */
  function sharedLocks() {
    const held = new Map<string, Promise<unknown>>();
    return {
      request: async (name: string, ...args: [Task] | [LockOptions, Task]) => {
        const task = args.pop() as Task;
        if (held.has(name) && args.length > 0) return task(null);
        await held.get(name);
        const done = Promise.resolve(task({ name })).finally(() => held.delete(name));
        held.set(name, done);
        return done;
      },
    };
  }

  /** Enquiries on their way, each answered when told to. */
  const answers: ((answer: { error?: unknown }) => void)[] = [];
  const sendEnquiry = jest.fn(
    () => new Promise<{ error?: unknown }>((resolve) => answers.push(resolve)),
  );
  const settled = (task: () => void) =>
    act(async () => {
      task();
      await Promise.resolve();
    });
  const answer = (given: { error?: unknown }) => settled(() => answers.shift()?.(given));
  const press = (tab: { current: ReturnType<typeof useSendOrder> }, { reference } = order) =>
    settled(() => tab.current.send(reference));
  async function openSender() {
    const store = await openTab();
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(Provider, { store, children });
    return renderHook(() => useSendOrder(sendEnquiry), { wrapper }).result;
  }

  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('is sent once where both press, again after a refusal only, and holds up no other order', async () => {
    Object.assign(navigator, { locks: sharedLocks() });
    keepOrders(order, other);
    const [a, b, c] = [await openSender(), await openSender(), await openSender()];
    await press(a);
    await press(b);
    expect(sendEnquiry).toHaveBeenCalledTimes(1);
    expect([a.current.isSending, b.current.isSending]).toEqual([true, true]);
    await answer({ error: { status: 500, message: 'The inbox is full' } });
    expect(a.current.failure).toBe('The inbox is full');
    expect([a.current.isSending, b.current.isSending]).toEqual([false, false]);

    await press(b);
    await press(c, other);
    expect(sendEnquiry).toHaveBeenCalledTimes(3);
    expect(readOrders()).toMatchObject([{ state: 'notSent' }, { state: 'notSent' }]);
    await answer({});
    expect(readOrders()[0]).toMatchObject({ reference: order.reference, state: 'sent' });
    // This tab has not heard of it yet.
    await press(a);
    expect(sendEnquiry).toHaveBeenCalledTimes(3);
    await answer({});
  });
});
