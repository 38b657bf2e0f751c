import fc from 'fast-check';
import { aLine, carts } from '@/testing/cartBuilders';
import {
  buyNowEnded,
  buyNowStarted,
  cartSlice,
  changesAccepted,
  lineAdded,
  lineRemoved,
  lineRestored,
  linesAdded,
  quantityChanged,
  selectBuyNow,
  selectCartCount,
  selectCheckoutLines,
  selectLines,
} from './cartSlice';

const { reducer } = cartSlice;
const initial = reducer(undefined, { type: 'start' });
const holding = (lines: Parameters<typeof linesAdded>[0]) => reducer(initial, linesAdded(lines));
const cup = aLine({ productId: '12', quantity: 4 });

test('undo puts a removed line back where it was', () => {
  fc.assert(
    fc.property(carts, fc.nat(), (lines, at) => {
      const cart = holding(lines);
      const index = at % Math.max(cart.lines.length, 1);
      const line = cart.lines[index];
      if (!line) return;
      const removed = reducer(cart, lineRemoved({ index, line }));
      expect(removed.lines).toHaveLength(cart.lines.length - 1);
      expect(reducer(removed, lineRestored({ index, line }))).toEqual(cart);
    }),
  );
});

test('undo after the same thing was added again makes one line of the two', () => {
  const line = aLine({ quantity: 2 });
  const removed = reducer(holding([line, cup]), lineRemoved({ index: 0, line }));
  const again = reducer(removed, lineAdded(aLine()));
  expect(reducer(again, lineRestored({ index: 0, line })).lines).toEqual([
    cup,
    aLine({ quantity: 3 }),
  ]);
});

test('a new quantity brings a new total; a line that is not there changes nothing', () => {
  const cart = holding([aLine()]);
  const changed = reducer(cart, quantityChanged({ index: 0, line: aLine(), quantity: 7 }));
  expect(changed.lines[0]).toMatchObject({ quantity: 7, total: 2940 });
  expect(reducer(cart, quantityChanged({ index: 4, line: cup, quantity: 7 }))).toEqual(cart);
});

test('Buy now leaves the cart untouched, counts not into it and goes before it at the checkout', () => {
  const cart = holding([aLine({ quantity: 2 }), aLine({ productId: '13', quantity: 3 })]);
  expect(selectBuyNow({ cart })).toBeNull();
  const buying = { cart: reducer(cart, buyNowStarted(cup)) };
  expect(selectLines(buying)).toEqual(cart.lines);
  expect(selectCartCount(buying)).toBe(5);
  expect(selectBuyNow(buying)).toEqual(cup);
  expect(selectCheckoutLines(buying)).toEqual([cup]);
  const ended = { cart: reducer(buying.cart, buyNowEnded()) };
  expect(selectCheckoutLines(ended)).toEqual(cart.lines);
});

test('an accepted change counts in the cart and for the item of Buy now', () => {
  const line = aLine({ quantity: 2 });
  const buying = reducer(holding([line, cup]), buyNowStarted(cup));
  const dearer = reducer(buying, changesAccepted([{ line: cup, now: { ...cup, price: 5 } }]));
  expect(dearer).toEqual({
    lines: [line, { ...cup, price: 5, total: 20 }],
    buyNow: { ...cup, price: 5, total: 20 },
  });
});
