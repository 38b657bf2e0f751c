import fc from 'fast-check';
import {
  cartSlice,
  lineAdded,
  lineRemoved,
  linesTaken,
  quantityChanged,
  selectLines,
} from '@/features/cart/cartSlice';
import { localKeys } from '@/shared/lib/webStorage';
import { aLine, lines } from '@/testing/cartBuilders';
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

test('the cart outlives the browser, and a new tab has it', async () => {
  const first = await openTab();
  first.dispatch(lineAdded(box));
  expect((await openTab()).cart()).toEqual([box]);
});

test('what one tab does shows in the others', async () => {
  const [a, b] = [await openTab(), await openTab()];
  a.dispatch(lineAdded(box));
  hear();
  expect(b.cart()).toEqual([box]);
  b.dispatch(quantityChanged({ index: 0, line: box, quantity: 9 }));
  hear();
  expect(a.cart()).toMatchObject([{ quantity: 9, total: 3780 }]);
});

test('a page from the back/forward cache shows what was done meanwhile', async () => {
  const [a, b] = [await openTab(), await openTab()];
  a.dispatch(lineAdded(box));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(b.cart()).toEqual([box]);
});

test('two tabs edit at once, and hear of each other late or never: no edit is lost', async () => {
  const { reducer } = cartSlice;
  const edits = fc.array(
    fc.record({
      tab: fc.nat(1),
      hears: fc.boolean(),
      make: fc.oneof(
        lines.map((line) => () => lineAdded(line)),
        fc.nat(5).map((at) => (cart: ReturnType<typeof selectLines>) => {
          const index = at % Math.max(cart.length, 1);
          return lineRemoved({ index, line: cart[index] ?? box });
        }),
        lines.map((line) => () => linesTaken([line])),
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
  a.dispatch(lineAdded(box));
  a.dispatch(lineAdded(cup));
  const b = await openTab();
  a.dispatch(lineRemoved({ index: 0, line: box }));
  b.dispatch(quantityChanged({ index: 1, line: cup, quantity: 5 }));
  expect(b.cart()).toMatchObject([{ name: 'Sauce cup', quantity: 5 }]);
  b.dispatch(lineRemoved({ index: 0, line: box }));
  expect(b.cart()).toHaveLength(1);
});

test.each(['no json', '{"version":2,"lines":[]}', '{"version":1,"lines":7}', '[]'])(
  'a device that holds %s leaves the session’s cart',
  async (stored) => {
    localStorage.setItem(localKeys.cart, stored);
    expect((await openTab([box])).cart()).toEqual([box]);
  },
);

test('of a broken cart on the device the good lines count, unless the session has it whole', async () => {
  localStorage.setItem(localKeys.cart, JSON.stringify({ version: 1, lines: [cup, { name: 7 }] }));
  expect((await openTab()).cart()).toEqual([cup]);
  expect((await openTab([box, cup])).cart()).toEqual([box, cup]);
});

test('where the device has no room, the tab keeps its cart, and an older one does not come back', async () => {
  const tab = await openTab();
  tab.dispatch(lineAdded(box));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tab.dispatch(lineAdded(cup));
  full.mockRestore();
  expect(tab.cart()).toEqual([box, cup]);
  expect(localStorage.getItem(localKeys.cart)).toBeNull();
});
