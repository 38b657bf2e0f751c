import fc from 'fast-check';
import type { FreshLine } from '@/shared/contract/cart';
import { aLine, carts, prices } from '@/testing/cartBuilders';
import { lineTotal, revised } from './cartLines';
import { changesOf, changeText } from './lineChanges';

/** A cart, and what the shop says of each of its lines. */
const asked = carts.chain((lines) => {
  const answers = lines.map((line) =>
    fc.oneof(
      fc.constant<FreshLine>(undefined),
      fc.constant<FreshLine>(null),
      fc.constant<FreshLine>(line),
      prices.map<FreshLine>((price) => ({ ...line, price })),
    ),
  );
  return fc.record({ lines: fc.constant(lines), fresh: fc.tuple(...answers) });
});

test('once accepted, nothing differs from what the shop said, and every total is right', () => {
  fc.assert(
    fc.property(asked, ({ lines, fresh }) => {
      const changes = changesOf(lines, fresh);
      for (const { line, now } of changes) expect(now && now.price === line.price).toBeFalsy();
      const after = revised(lines, changes);
      for (const line of after) expect(line.total * 100).toBeCloseTo(lineTotal(line));
      expect(after.length).toBeLessThanOrEqual(lines.length);
    }),
  );
});

test('what the shop did not say, and what it says the same, is no change', () => {
  const line = aLine({ quantity: 3 });
  expect(
    changesOf([line, line], [undefined, { ...line, quantity: 1, image: '/new.webp' }]),
  ).toEqual([]);
});

test.each([
  [{ price: 450 }, 'Rs. 420 → Rs. 450'],
  [{ packDescription: 'Pack of 40' }, 'Pack of 50 → Pack of 40'],
  [{ price: 400, packDescription: 'Pack of 40' }, 'Rs. 420 → Rs. 400, Pack of 50 → Pack of 40'],
  [{ selectedOptions: {}, optionLabels: ['Print: not chosen'] }, 'Print: not chosen'],
])('says what is new: %j', (parts, words) => {
  const line = aLine({ selectedOptions: { '1': '10' }, optionLabels: ['Print: Plain'] });
  const changes = changesOf([line], [{ ...line, ...parts }]);
  expect(changes.map(changeText)).toEqual([words]);
});

test('of what is gone only that is said', () => {
  expect(changesOf([aLine()], [null]).map(changeText)).toEqual(['No longer available']);
});
