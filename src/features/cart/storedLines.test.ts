import fc from 'fast-check';
import { aLine, aShortLine, carts } from '@/testing/cartBuilders';
import { lineTotal } from './cartLines';
import { readLine, readLines } from './storedLines';

test('what was written is read back the same', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      expect(readLines(JSON.parse(JSON.stringify(cart))).lines).toEqual(
        // Text is trimmed on reading.
        cart.map((line) => ({
          ...line,
          name: line.name.trim(),
          packDescription: line.packDescription.trim(),
          optionLabels: line.optionLabels.map((label) => label.trim()),
        })),
      );
    }),
  );
});

test('both shapes of the contract are read; the total is reckoned anew', () => {
  const [full, short] = readLines([{ ...aLine({ quantity: 2 }), total: 1 }, aShortLine]).lines;
  expect(full).toEqual(aLine({ quantity: 2, total: 840 }));
  expect(short).toMatchObject({ name: 'Sauce cup', productId: '', quantity: 2, total: 7 });
});

test('broken lines go, good ones stay', () => {
  const broken = [
    null,
    'cart',
    7,
    [],
    {},
    { ...aLine(), name: '' },
    { ...aLine(), price: 'free' },
    { ...aLine(), price: -1 },
    { ...aLine(), price: null },
    { ...aLine(), quantity: 0 },
    { ...aLine(), quantity: -3 },
    { ...aLine(), quantity: 1.5 },
    { ...aLine(), quantity: 1e9 },
    { ...aLine(), quantity: '2' },
  ];
  expect(readLines([...broken, aLine()])).toEqual({ lines: [aLine()], isWhole: false });
});

test('foreign side fields do not cost the line', () => {
  const line = { ...aLine(), selectedOptions: 'red', optionLabels: 5, image: null, total: 'much' };
  expect(readLine(line)).toEqual(aLine({ image: '', optionLabels: [], selectedOptions: {} }));
});

test('no value stops the app, and none yields a line that cannot be reckoned', () => {
  const values = fc.oneof(
    fc.jsonValue(),
    fc.anything(),
    fc.array(
      fc.record(
        {
          name: fc.anything(),
          price: fc.oneof(fc.double(), fc.anything()),
          quantity: fc.oneof(fc.integer(), fc.anything()),
          selectedOptions: fc.anything(),
          total: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    ),
  );
  fc.assert(
    fc.property(values, (value) => {
      const single = readLine(value);
      for (const line of [...readLines(value).lines, ...(single ? [single] : [])]) {
        expect(Number.isSafeInteger(line.quantity)).toBe(true);
        expect(lineTotal(line)).not.toBeNaN();
        expect(line.total).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 500 },
  );
});
