import fc from 'fast-check';
import { aLine, carts } from '@/testing/cartBuilders';
import {
  buyNowEnded,
  buyNowStarted,
  cartSlice,
  lineAdded,
  lineRemoved,
  lineRestored,
  linesAdded,
  linesTaken,
  quantityChanged,
  selectBuyNow,
  selectCartCount,
  selectCheckoutLines,
  selectLines,
} from './cartSlice';
import { subtotalOf } from './cartLines';

const { reducer } = cartSlice;
const initial = reducer(undefined, { type: 'start' });
const holding = (lines: Parameters<typeof linesAdded>[0]) => reducer(initial, linesAdded(lines));

test('undo puts a removed line back where it was', () => {
  fc.assert(
    fc.property(carts, fc.nat(), (lines, at) => {
      const cart = holding(lines);
      fc.pre(cart.lines.length > 0);
      const index = at % cart.lines.length;
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
  const cup = aLine({ productId: '12' });
  const again = reducer(
    reducer(holding([line, cup]), lineRemoved({ index: 0, line })),
    lineAdded(aLine()),
  );
  expect(reducer(again, lineRestored({ index: 0, line })).lines).toEqual([
    cup,
    aLine({ quantity: 3 }),
  ]);
});

test('an order takes its lines out of the cart, and what was added since stays', () => {
  const cup = aLine({ productId: '12' });
  const cart = holding([aLine({ quantity: 2 }), cup]);
  expect(reducer(cart, linesTaken([aLine({ quantity: 2 })])).lines).toEqual([cup]);
});

test('lines, pieces and money are read from the cart alone', () => {
  const lines = [aLine({ quantity: 2 }), aLine({ productId: '12', price: 1.5, quantity: 3 })];
  const cart = reducer(holding(lines), buyNowStarted(aLine({ quantity: 9 })));
  expect(selectLines({ cart })).toEqual(lines);
  expect(selectCartCount({ cart })).toBe(5);
  expect(subtotalOf(selectLines({ cart }))).toBe(84_450);
  expect(selectBuyNow({ cart })).toEqual(aLine({ quantity: 9 }));
  expect(selectBuyNow({ cart: initial })).toBeNull();
});

test('a new quantity brings a new total; a line that is not there changes nothing', () => {
  const cart = holding([aLine()]);
  const changed = reducer(cart, quantityChanged({ index: 0, line: aLine(), quantity: 7 }));
  expect(changed.lines[0]).toMatchObject({ quantity: 7, total: 2940 });
  expect(
    reducer(cart, quantityChanged({ index: 4, line: aLine({ productId: '99' }), quantity: 7 })),
  ).toEqual(cart);
});

test('Buy now leaves the cart untouched and goes before it at the checkout', () => {
  const cart = holding([aLine()]);
  const cup = aLine({ productId: '12', quantity: 4 });
  const buying = reducer(cart, buyNowStarted(cup));
  expect(buying.lines).toEqual(cart.lines);
  expect(selectCheckoutLines({ cart: buying })).toEqual([cup]);
  expect(selectCheckoutLines({ cart: reducer(buying, buyNowEnded()) })).toEqual(cart.lines);
});
