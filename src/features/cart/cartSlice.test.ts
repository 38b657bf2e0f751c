import fc from 'fast-check';
import { aLine, carts } from '@/testing/cartBuilders';
import {
  buyNowStarted,
  cartSlice,
  changesAccepted,
  linesAdded,
  lineRemoved,
  lineRestored,
  selectCartCount,
} from './cartSlice';

const { reducer } = cartSlice;
const holding = (lines: Parameters<typeof linesAdded>[0]) =>
  reducer(reducer(undefined, { type: 'start' }), linesAdded(lines));
const cup = aLine({ productId: '12', quantity: 4 });

test('undo restores a removed line to its former position', () => {
  fc.assert(
    fc.property(carts, fc.nat(), (lines, at) => {
      const cart = holding(lines);
      const index = at % Math.max(cart.lines.length, 1);
      const line = cart.lines[index];
      if (!line) return;
      const removed = reducer(cart, lineRemoved(line));
      expect(removed.lines).toHaveLength(cart.lines.length - 1);
      expect(reducer(removed, lineRestored({ index, line }))).toEqual(cart);
    }),
  );
});

test('undo merges with an equal line that was added in the meantime', () => {
  const line = aLine({ quantity: 2 });
  const removed = reducer(holding([line, cup]), lineRemoved(line));
  const again = reducer(removed, linesAdded([aLine()]));
  const { lines } = reducer(again, lineRestored({ index: 0, line }));
  expect(lines).toEqual([cup, aLine({ quantity: 3 })]);
});

test('an accepted change applies to the cart and to the Buy now item', () => {
  const line = aLine({ quantity: 2 });
  const buying = reducer(holding([line, cup]), buyNowStarted(cup));
  expect(selectCartCount({ cart: buying })).toBe(6);
  const now = { ...cup, price: 5, total: 20 };
  expect(reducer(buying, changesAccepted([{ line: cup, current: now }]))).toMatchObject({
    lines: [line, now],
    buyNow: now,
  });
});
