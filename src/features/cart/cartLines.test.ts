import fc from 'fast-check';
import * as v from 'valibot';
import { maxQuantity } from '@/shared/contract/cart';
import type { CartLine, FreshLine } from '@/shared/contract/cart';
import {
  aLine,
  aShortLine,
  arbitraryCart,
  arbitraryLine,
  arbitraryPrice,
} from '@/testing/cartBuilders';
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
    fc.property(arbitraryCart, arbitraryLine, (cart, line) => {
      const addedOnce = addLine(mergeLines(cart), line);
      const reversedOptions = Object.fromEntries(Object.entries(line.selectedOptions).reverse());
      const addedTwice = addLine(addedOnce, { ...line, selectedOptions: reversedOptions });
      expect(addedTwice).toHaveLength(addedOnce.length);
      expect(getItemCount(addedTwice)).toBe(getItemCount(addedOnce) + line.quantity);
    }),
  );
});

test('a different product, pack or option makes a separate line', () => {
  const selectedOptions = { 1: 'a' };
  const differingFields: Partial<CartLine>[] = [
    { productId: '12', selectedOptions },
    { packId: '102', selectedOptions },
    { selectedOptions: { 1: 'b' } },
    { selectedOptions: {} },
    { productId: '' },
    { productId: '', name: 'Lid' },
    { productId: '', price: 99 },
    { productId: '', packDescription: 'Pack of 500' },
    // This line counts as equal to the line with `{ productId: '' }`. Without a product id, only
    // name, price and pack description are compared.
    { productId: '', packId: '', selectedOptions },
  ];
  expect(
    mergeLines([{ selectedOptions }, ...differingFields].map((parts) => aLine(parts))),
  ).toHaveLength(9);
});

test('merging keeps the newest price and caps the quantity', () => {
  const oldLine = aLine({ price: 400, quantity: maxQuantity - 1 });
  const [line] = mergeLines([oldLine, aLine({ price: 420, quantity: 5 })]);
  expect(line).toMatchObject({ price: 420, quantity: maxQuantity, total: 420 * maxQuantity });
});

test('money is calculated in whole paisa without rounding drift', () => {
  expect(getLineTotal({ price: 1.15, quantity: 100 })).toBe(11_500);
  expect(getLineTotal({ price: 0.125, quantity: 1000 })).toBe(12_500);
  const cheapLine = aLine({ price: 0.1, quantity: 3 });
  expect(cheapLine.total).toBe(0.3);
  expect(getSubtotal([aLine({ price: 420, quantity: 2 }), cheapLine])).toBe(84_030);
});

test('the subtotal does not depend on how the lines were added', () => {
  fc.assert(
    fc.property(arbitraryCart, (cart) => {
      // All lines get the same price, because merging equal lines keeps only the newest price.
      const pricedLines = cart.map((line) => ({ ...line, price: 12.35 }));
      expect(getSubtotal(mergeLines(pricedLines))).toBe(getSubtotal(pricedLines));
    }),
  );
});

test('every total is right after price changes are accepted', () => {
  const arbitraryChangedCart = arbitraryCart.chain((cart) => {
    const freshLineArbitraries = cart.map((line) =>
      fc.oneof(
        fc.constantFrom<FreshLine>(undefined, null, line),
        arbitraryPrice.map<FreshLine>((price) => ({ ...line, price })),
      ),
    );
    return fc.record({ cart: fc.constant(cart), freshLines: fc.tuple(...freshLineArbitraries) });
  });
  fc.assert(
    fc.property(arbitraryChangedCart, ({ cart, freshLines }) => {
      const changes = getLineChanges(cart, freshLines);
      for (const { line, current } of changes) expect(current?.price).not.toBe(line.price);
      const changedLines = applyLineChanges(cart, changes);
      for (const line of changedLines) expect(line.total * 100).toBeCloseTo(getLineTotal(line));
      expect(changedLines.length).toBeLessThanOrEqual(cart.length);
    }),
  );
});

const getSortedKeys = (cart: readonly CartLine[]) =>
  mergeLines(cart)
    .map((line) => JSON.stringify([getLineKey(line), line.quantity]))
    .sort();

test('an order removes its lines from the cart, and undo restores them', () => {
  fc.assert(
    fc.property(arbitraryCart, arbitraryCart, (firstCart, secondCart) => {
      const cart = mergeLines([...firstCart, ...secondCart].map((line) => ({ ...line, price: 5 })));
      const orderedLines = mergeLines(firstCart.map((line) => ({ ...line, price: 5 })));
      const { keptLines, removedLines } = subtractLines(cart, orderedLines);
      expect(getSortedKeys(removedLines)).toEqual(getSortedKeys(orderedLines));
      expect(getSortedKeys([...keptLines, ...removedLines])).toEqual(getSortedKeys(cart));
      expect(getSubtotal(keptLines) + getSubtotal(removedLines)).toBe(getSubtotal(cart));
    }),
  );
});

test('no more packs are removed from the cart than the order contained', () => {
  const cup = aLine({ productId: '12' });
  const lid = aLine({ packId: '9' });
  const orderedLines = [aLine({ quantity: 3 }), { ...cup, quantity: 9 }];
  expect(subtractLines([aLine({ quantity: 5 }), cup, lid], orderedLines)).toEqual({
    keptLines: [aLine({ quantity: 2 }), lid],
    removedLines: [aLine({ quantity: 3 }), cup],
  });
});

test('damaged stored lines are ignored', () => {
  const brokenFields = [
    { name: '', productId: '' },
    ...['free', -1, null].map((price) => ({ price })),
    ...[0, -3, 1.5, 1e9, 'two'].map((quantity) => ({ quantity })),
  ];
  const brokenLines = [
    null,
    'cart',
    7,
    [],
    {},
    ...brokenFields.map((part) => ({ ...aLine(), ...part })),
  ];
  expect(brokenLines.filter((brokenLine) => v.is(StoredLine, brokenLine))).toEqual([]);
  const oddLine = {
    ...aLine(),
    selectedOptions: 'red',
    optionLabels: 5,
    image: null,
    total: 'much',
  };
  expect(v.parse(StoredLine, oddLine)).toEqual(aLine({ image: '' }));
  const mergedLines = v.parse(StoredLines, [aShortLine, oddLine, aShortLine]);
  expect(mergedLines).toMatchObject([
    { name: aShortLine.name, quantity: 4, total: 14 },
    aLine({ image: '' }),
  ]);
});

test('reading a stored value never throws or returns a line without a valid total', () => {
  const orAnything = (number: fc.Arbitrary<number>) => fc.oneof(number, fc.anything());
  const arbitraryNumbers = { price: orAnything(fc.double()), quantity: orAnything(fc.integer()) };
  const arbitraryStoredLine = fc.record({
    name: fc.string(),
    ...arbitraryNumbers,
    total: fc.anything(),
  });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), arbitraryStoredLine), (value) => {
      const { success, output } = v.safeParse(StoredLine, value);
      if (!success) return;
      expect(Number.isSafeInteger(output.quantity)).toBe(true);
      expect(output.total).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});
