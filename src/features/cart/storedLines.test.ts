import fc from 'fast-check';
import { aLine, aShortLine, carts } from '@/testing/cartBuilders';
import { lineTotal } from './cartLines';
import { readLine, readLines } from './storedLines';

test('what was written is read back the same', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      expect(readLines(JSON.parse(JSON.stringify(cart)))).toEqual({ lines: cart, isWhole: true });
    }),
  );
});

test('both shapes of the contract are read; the total is reckoned anew', () => {
  const [full, short] = readLines([{ ...aLine({ quantity: 2 }), total: 1 }, aShortLine]).lines;
  expect(full).toEqual(aLine({ quantity: 2, total: 840 }));
  expect(short).toMatchObject({ name: 'Sauce cup', productId: '', quantity: 2, total: 7 });
});

test('broken lines go, good ones stay', () => {
  const parts = [
    { name: '' },
    ...['free', -1, null].map((price) => ({ price })),
    ...[0, -3, 1.5, 1e9, '2'].map((quantity) => ({ quantity })),
  ];
  const broken = [null, 'cart', 7, [], {}, ...parts.map((part) => ({ ...aLine(), ...part }))];
  expect(readLines([...broken, aLine()])).toEqual({ lines: [aLine()], isWhole: false });
});

test('foreign side fields do not cost the line', () => {
  const line = { ...aLine(), selectedOptions: 'red', optionLabels: 5, image: null, total: 'much' };
  expect(readLine(line)).toEqual(aLine({ image: '', optionLabels: [], selectedOptions: {} }));
});

test('no value stops the app, and none yields a line that cannot be reckoned', () => {
  const line = {
    name: fc.anything(),
    price: fc.oneof(fc.double(), fc.anything()),
    quantity: fc.oneof(fc.integer(), fc.anything()),
    selectedOptions: fc.anything(),
    total: fc.anything(),
  };
  const values = fc.oneof(fc.anything(), fc.array(fc.record(line, { requiredKeys: [] })));
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
