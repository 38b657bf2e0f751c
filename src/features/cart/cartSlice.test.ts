import fc from 'fast-check';
import { aLine, arbitraryCart } from '@/testing/cartBuilders';
import {
  buyNowStarted,
  cartSlice,
  changesAccepted,
  linesAdded,
  lineRemoved,
  lineRestored,
  linesSwapped,
  selectCartCount,
} from './cartSlice';

const { reducer } = cartSlice;
const createCart = (lines: Parameters<typeof linesAdded>[0]) =>
  reducer(reducer(undefined, { type: 'start' }), linesAdded(lines));
const cup = aLine({ productId: '12', quantity: 4 });

test('undo restores a removed line to its former position', () => {
  fc.assert(
    fc.property(arbitraryCart, fc.nat(), (lines, seed) => {
      const cart = createCart(lines);
      const index = seed % Math.max(cart.lines.length, 1);
      const line = cart.lines[index];
      if (!line) return;
      const cartAfterRemoval = reducer(cart, lineRemoved(line));
      expect(cartAfterRemoval.lines).toHaveLength(cart.lines.length - 1);
      expect(reducer(cartAfterRemoval, lineRestored({ index, line }))).toEqual(cart);
    }),
  );
});

test('undo merges with an equal line that was added in the meantime', () => {
  const line = aLine({ quantity: 2 });
  const cartAfterRemoval = reducer(createCart([line, cup]), lineRemoved(line));
  const cartAfterAdding = reducer(cartAfterRemoval, linesAdded([aLine()]));
  const { lines } = reducer(cartAfterAdding, lineRestored({ index: 0, line }));
  expect(lines).toEqual([cup, aLine({ quantity: 3 })]);
});

test('lines come last if the lines that they replace are gone', () => {
  const box = aLine({ quantity: 2 });
  const lid = aLine({ productId: '13' });
  const { lines } = reducer(
    createCart([box, cup]),
    linesSwapped([[aLine({ packId: '9' })], [lid]]),
  );
  expect(lines).toEqual([box, cup, lid]);
});

test('an accepted change applies to the cart and to the Buy now item', () => {
  const line = aLine({ quantity: 2 });
  const cartWithBuyNow = reducer(createCart([line, cup]), buyNowStarted(cup));
  expect(selectCartCount({ cart: cartWithBuyNow })).toBe(6);
  const changedCup = { ...cup, price: 5, total: 20 };
  expect(
    reducer(cartWithBuyNow, changesAccepted([{ line: cup, current: changedCup }])),
  ).toMatchObject({
    lines: [line, changedCup],
    buyNow: changedCup,
  });
});
