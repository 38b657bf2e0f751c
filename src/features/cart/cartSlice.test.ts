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
  quantityChanged,
  selectCheckoutLines,
} from './cartSlice';

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
      const removed = reducer(cart, lineRemoved(index));
      expect(removed.lines).toHaveLength(cart.lines.length - 1);
      expect(reducer(removed, lineRestored({ index, line }))).toEqual(cart);
    }),
  );
});

test('undo after the same thing was added again makes one line of the two', () => {
  const line = aLine({ quantity: 2 });
  const again = reducer(reducer(holding([line]), lineRemoved(0)), lineAdded(aLine()));
  expect(reducer(again, lineRestored({ index: 0, line })).lines).toEqual([aLine({ quantity: 3 })]);
});

test('a new quantity brings a new total; a line that is not there changes nothing', () => {
  const cart = holding([aLine()]);
  const changed = reducer(cart, quantityChanged({ index: 0, quantity: 7 }));
  expect(changed.lines[0]).toMatchObject({ quantity: 7, total: 2940 });
  expect(reducer(cart, quantityChanged({ index: 4, quantity: 7 }))).toEqual(cart);
});

test('Buy now leaves the cart untouched and goes before it at the checkout', () => {
  const cart = holding([aLine()]);
  const cup = aLine({ productId: '12', quantity: 4 });
  const buying = reducer(cart, buyNowStarted(cup));
  expect(buying.lines).toEqual(cart.lines);
  expect(selectCheckoutLines({ cart: buying })).toEqual([cup]);
  expect(selectCheckoutLines({ cart: reducer(buying, buyNowEnded()) })).toEqual(cart.lines);
});
