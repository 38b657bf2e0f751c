import fc from 'fast-check';
import * as v from 'valibot';
import { maxQuantity } from '@/shared/contract/cart';
import type { CartLine, FreshLine } from '@/shared/contract/cart';
import { aLine, aShortLine, carts, lines, prices } from '@/testing/cartBuilders';
import {
  addLine,
  getItemCount,
  getLineKey,
  getLineTotal,
  mergeLines,
  getSubtotal,
  subtractLines,
} from './cartLines';
import { getLineChanges, applyLineChanges } from './lineChanges';
import { StoredLine, StoredLines } from './storedCart';

test('adding the same product, pack and options raises the quantity', () => {
  fc.assert(
    fc.property(carts, lines, (cart, line) => {
      const once = addLine(mergeLines(cart), line);
      const reversed = Object.fromEntries(Object.entries(line.selectedOptions).reverse());
      const twice = addLine(once, { ...line, selectedOptions: reversed });
      expect(twice).toHaveLength(once.length);
      expect(getItemCount(twice)).toBe(getItemCount(once) + line.quantity);
    }),
  );
});

test('a different product, pack or option makes a separate line', () => {
  const selectedOptions = { 1: 'a' };
  const others: Partial<CartLine>[] = [
    { productId: '12', selectedOptions },
    { packId: '102', selectedOptions },
    { selectedOptions: { 1: 'b' } },
    { selectedOptions: {} },
    { productId: '' },
    { productId: '', name: 'Lid' },
    { productId: '', price: 99 },
    { productId: '', packDescription: 'Pack of 500' },
    // Equal to the first line without a product id.
    { productId: '', packId: '', selectedOptions },
  ];
  expect(mergeLines([{ selectedOptions }, ...others].map((parts) => aLine(parts)))).toHaveLength(9);
});

test('merging keeps the newest price and caps the quantity', () => {
  const old = aLine({ price: 400, quantity: maxQuantity - 1 });
  const [line] = mergeLines([old, aLine({ price: 420, quantity: 5 })]);
  expect(line).toMatchObject({ price: 420, quantity: maxQuantity, total: 420 * maxQuantity });
});

test('money is calculated in whole paisa without rounding drift', () => {
  expect(getLineTotal({ price: 1.15, quantity: 100 })).toBe(11_500);
  expect(getLineTotal({ price: 0.125, quantity: 1000 })).toBe(12_500);
  const dimes = aLine({ price: 0.1, quantity: 3 });
  expect(dimes.total).toBe(0.3);
  expect(getSubtotal([aLine({ price: 420, quantity: 2 }), dimes])).toBe(84_030);
});

test('the subtotal does not depend on how the lines were added', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      // All lines have one price, because merging equal lines keeps only the newest price.
      const priced = cart.map((line) => ({ ...line, price: 12.35 }));
      expect(getSubtotal(mergeLines(priced))).toBe(getSubtotal(priced));
    }),
  );
});

test('every total is right after price changes are accepted', () => {
  const changedCarts = carts.chain((cart) => {
    const answers = cart.map((line) =>
      fc.oneof(
        fc.constantFrom<FreshLine>(undefined, null, line),
        prices.map<FreshLine>((price) => ({ ...line, price })),
      ),
    );
    return fc.record({ cart: fc.constant(cart), fresh: fc.tuple(...answers) });
  });
  fc.assert(
    fc.property(changedCarts, ({ cart, fresh }) => {
      const changes = getLineChanges(cart, fresh);
      for (const { line, current } of changes) expect(current?.price).not.toBe(line.price);
      const after = applyLineChanges(cart, changes);
      for (const line of after) expect(line.total * 100).toBeCloseTo(getLineTotal(line));
      expect(after.length).toBeLessThanOrEqual(cart.length);
    }),
  );
});

const bag = (cart: readonly CartLine[]) =>
  mergeLines(cart)
    .map((line) => JSON.stringify([getLineKey(line), line.quantity]))
    .sort();

test('an order removes its lines from the cart, and undo restores them', () => {
  fc.assert(
    fc.property(carts, carts, (first, second) => {
      const cart = mergeLines([...first, ...second].map((line) => ({ ...line, price: 5 })));
      const ordered = mergeLines(first.map((line) => ({ ...line, price: 5 })));
      const { keptLines, removedLines } = subtractLines(cart, ordered);
      expect(bag(removedLines)).toEqual(bag(ordered));
      expect(bag([...keptLines, ...removedLines])).toEqual(bag(cart));
      expect(getSubtotal(keptLines) + getSubtotal(removedLines)).toBe(getSubtotal(cart));
    }),
  );
});

test('no more is removed than the order contained', () => {
  const cup = aLine({ productId: '12' });
  const lid = aLine({ packId: '9' });
  const ordered = [aLine({ quantity: 3 }), { ...cup, quantity: 9 }];
  expect(subtractLines([aLine({ quantity: 5 }), cup, lid], ordered)).toEqual({
    keptLines: [aLine({ quantity: 2 }), lid],
    removedLines: [aLine({ quantity: 3 }), cup],
  });
});

test('damaged stored lines are ignored', () => {
  const parts = [
    { name: '', productId: '' },
    ...['free', -1, null].map((price) => ({ price })),
    ...[0, -3, 1.5, 1e9, 'two'].map((quantity) => ({ quantity })),
  ];
  const broken = [null, 'cart', 7, [], {}, ...parts.map((part) => ({ ...aLine(), ...part }))];
  expect(broken.filter((each) => v.is(StoredLine, each))).toEqual([]);
  const odd = { ...aLine(), selectedOptions: 'red', optionLabels: 5, image: null, total: 'much' };
  expect(v.parse(StoredLine, odd)).toEqual(aLine({ image: '' }));
  const twice = v.parse(StoredLines, [aShortLine, odd, aShortLine]);
  expect(twice).toMatchObject([
    { name: aShortLine.name, quantity: 4, total: 14 },
    aLine({ image: '' }),
  ]);
});

test('no stored value throws or produces a line without a valid total', () => {
  const often = (number: fc.Arbitrary<number>) => fc.oneof(number, fc.anything());
  const numbers = { price: often(fc.double()), quantity: often(fc.integer()) };
  const line = fc.record({ name: fc.string(), ...numbers, total: fc.anything() });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), line), (value) => {
      const { success, output } = v.safeParse(StoredLine, value);
      if (!success) return;
      expect(Number.isSafeInteger(output.quantity)).toBe(true);
      expect(output.total).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});
