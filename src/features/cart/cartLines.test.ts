import fc from 'fast-check';
import { maxQuantity } from '@/shared/contract/cart';
import type { CartLine } from '@/shared/contract/cart';
import { aLine, carts, lines, prices, quantities } from '@/testing/cartBuilders';
import {
  addLine,
  clampQuantity,
  countOf,
  lineIdentity,
  lineTotal,
  subtotalOf,
  takeLines,
  withTotal,
} from './cartLines';

const addAll = (added: readonly CartLine[]): CartLine[] => added.reduce<CartLine[]>(addLine, []);

/** Options of the same line, in another order. */
const reversedOptions = (line: CartLine): CartLine => ({
  ...line,
  selectedOptions: Object.fromEntries(Object.entries(line.selectedOptions).reverse()),
});

describe('adding', () => {
  test('the same product, pack and options raise the quantity, whatever the order of the options', () => {
    fc.assert(
      fc.property(carts, lines, (cart, line) => {
        fc.pre(line.productId !== '');
        const once = addLine(addAll(cart), line);
        const twice = addLine(once, reversedOptions(line));
        expect(twice).toHaveLength(once.length);
        expect(countOf(twice)).toBe(countOf(once) + line.quantity);
      }),
    );
  });

  test('another product, pack or option, or no product id, is a line of its own', () => {
    const line = aLine({ selectedOptions: { 1: 'a' } });
    const others = [
      aLine({ productId: '12', selectedOptions: { 1: 'a' } }),
      aLine({ packId: '102', selectedOptions: { 1: 'a' } }),
      aLine({ selectedOptions: { 1: 'b' } }),
      aLine({ selectedOptions: {} }),
      aLine({ productId: '' }),
      aLine({ productId: '' }),
    ];
    expect(addAll([line, ...others])).toHaveLength(7);
  });

  test('the newest price counts, and the quantity stops at its bound', () => {
    const [line] = addAll([
      aLine({ price: 400, quantity: maxQuantity - 1 }),
      aLine({ price: 420, quantity: 5 }),
    ]);
    expect(line).toMatchObject({ price: 420, quantity: maxQuantity, total: 420 * maxQuantity });
  });
});

test('a quantity stays within its bounds', () => {
  const counted = [-3, 0, 1, 2, maxQuantity, maxQuantity + 1].map(clampQuantity);
  expect(counted).toEqual([1, 1, 1, 2, maxQuantity, maxQuantity]);
});

describe('money', () => {
  test('is reckoned in whole paisa and never drifts', () => {
    expect(lineTotal({ price: 0.1, quantity: 3 })).toBe(30);
    expect(lineTotal({ price: 1.15, quantity: 100 })).toBe(11_500);
    expect(withTotal(aLine({ price: 0.1, quantity: 3 })).total).toBe(0.3);
    const cart = [aLine({ price: 420, quantity: 2 }), aLine({ price: 0.1, quantity: 3 })];
    expect(subtotalOf(cart)).toBe(84_030);
    expect(countOf(cart)).toBe(5);
    expect([subtotalOf([]), countOf([])]).toEqual([0, 0]);
    fc.assert(
      fc.property(prices, quantities, (price, quantity) => {
        expect(Number.isSafeInteger(lineTotal({ price, quantity }))).toBe(true);
      }),
    );
  });

  test('the subtotal is the same however the pieces came into the cart', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        // One price per line, since the newest price wins.
        const priced = cart.map((line) => ({ ...line, price: 12.35 }));
        expect(subtotalOf(addAll(priced))).toBe(subtotalOf(priced));
        expect(subtotalOf([...priced].reverse())).toBe(subtotalOf(priced));
      }),
    );
  });
});

describe('taking an order out of the cart', () => {
  // Short lines of one price are alike but for their names, which do not matter here.
  const bag = (cart: readonly CartLine[]) =>
    addAll(cart)
      .map((line) => JSON.stringify([lineIdentity(line), line.quantity]))
      .sort();

  test('an unchanged cart goes whole', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const ordered = addAll(cart);
        const { kept, taken } = takeLines(ordered, ordered);
        expect(kept).toEqual([]);
        expect(taken).toEqual(ordered);
      }),
    );
  });

  test('what was added since stays, and no more goes than is there or was ordered', () => {
    const [box, cup, lid] = [
      aLine({ quantity: 5 }),
      aLine({ productId: '12' }),
      aLine({ packId: '9' }),
    ];
    const ordered = [aLine({ quantity: 3 }), { ...cup, quantity: 9 }];
    const { kept, taken } = takeLines([box, cup, lid], ordered);
    expect(kept).toEqual([aLine({ quantity: 2 }), lid]);
    expect(taken).toEqual([aLine({ quantity: 3 }), cup]);
  });

  describe('short lines, which have no product id,', () => {
    const short = (parts: Partial<CartLine> = {}) => aLine({ productId: '', ...parts });

    test('go by name, price and pack', () => {
      const ordered = short({ quantity: 2 });
      const others = [
        short({ name: 'Lid' }),
        short({ price: 99 }),
        short({ packDescription: 'Pack of 500' }),
        aLine(),
      ];
      expect(takeLines([...others, ordered], [ordered])).toEqual({
        kept: others,
        taken: [ordered],
      });
      expect(takeLines([short()], [aLine()]).taken).toEqual([]);
    });

    test('go one for one where two are alike', () => {
      const [two, three] = [short({ quantity: 2 }), short({ quantity: 3 })];
      expect(takeLines([two, three], [two, three]).kept).toEqual([]);
      expect(takeLines([two, three], [two]).kept).toEqual([three]);
    });
  });

  test('undo gives everything back', () => {
    fc.assert(
      fc.property(carts, carts, (first, second) => {
        const cart = addAll([...first, ...second].map((line) => ({ ...line, price: 5 })));
        const ordered = addAll(first.map((line) => ({ ...line, price: 5 })));
        const { kept, taken } = takeLines(cart, ordered);
        expect(bag([...kept, ...taken])).toEqual(bag(cart));
        expect(subtotalOf(kept) + subtotalOf(taken)).toBe(subtotalOf(cart));
      }),
    );
  });
});
