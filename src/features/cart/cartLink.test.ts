import fc from 'fast-check';
import { maxQuantity } from '@/shared/contract/cart';
import { maxFragmentLength, writeFragment } from '@/shared/navigation/linkData';
import { aLine, arbitraryCart } from '@/testing/cartBuilders';
import { mergeLines } from './cartLines';
import { formatCartFragment, maxSharedLines, readCartFragment } from './cartLink';

const readLinkData = (linkData: unknown) => readCartFragment(writeFragment('lines', linkData));

test('a cart link contains its lines without names and prices', () => {
  const { fragment } = formatCartFragment([aLine({ selectedOptions: { '1': '11' } })]);
  expect(atob(fragment.replace('#lines=', ''))).toBe('[["11","101",1,{"1":"11"}]]');
  fc.assert(
    fc.property(arbitraryCart, (cart) => {
      const linkableLines = mergeLines(cart).filter(({ productId }) => productId);
      const { fragment, count } = formatCartFragment(mergeLines(cart));
      expect(count).toBe(linkableLines.length);
      const sentCart = readCartFragment(fragment);
      expect(sentCart?.dropped).toBe(linkableLines.length === 0 ? undefined : 0);
      const chosenLines = linkableLines.map(({ productId, packId, quantity, selectedOptions }) => ({
        productId,
        packId,
        quantity,
        selectedOptions,
      }));
      expect(sentCart?.lines ?? []).toEqual(chosenLines);
    }),
  );
});

test('a cart link contains only as many lines as fit into its URL', () => {
  const manyLines = Array.from({ length: maxSharedLines + 5 }, (_, index) =>
    aLine({ productId: String(index) }),
  );
  expect(formatCartFragment(manyLines).count).toBe(maxSharedLines);
  const selectedOptions = { ['o'.repeat(50)]: 'x'.repeat(50) };
  const { fragment, count } = formatCartFragment(
    manyLines.map((line) => ({ ...line, selectedOptions })),
  );
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(maxSharedLines);
  expect(fragment.length).toBeLessThanOrEqual(maxFragmentLength);
});

const createLinkData = (...parts: unknown[]) => [['1', '2', ...parts]];
test.each<[string, unknown]>([
  ['an object instead of a list', { lines: [] }],
  ['more lines than a link holds', Array.from({ length: maxSharedLines + 1 }, () => ['1', '2', 1])],
  ['lines of another shape', [{ productId: '1', packId: '2', quantity: 1 }, 'x', null]],
  ['a script as an id', [['<script>alert(1)</script>'.repeat(3), '2', 1]]],
  ['nested options', createLinkData(1, { a: { b: 1 } })],
  ...[undefined, 0, 1.5, '2e1', maxQuantity + 1].map((quantity): [string, unknown] => [
    `${String(quantity)} packs`,
    createLinkData(quantity),
  ]),
])('a cart link with %s cannot be read', (_name, linkData) => {
  expect(readLinkData(linkData)).toBeNull();
});

test('unreadable lines are counted, and readable lines are kept', () => {
  const linkData = [['1', 2, maxQuantity], null, ['3', '4', 1, { '7': '8' }]];
  expect(readLinkData(linkData)).toMatchObject({
    dropped: 1,
    lines: [
      { productId: '1', packId: '2', quantity: maxQuantity },
      { productId: '3', packId: '4', quantity: 1, selectedOptions: { '7': '8' } },
    ],
  });
});

test('reading a cart link never throws, and respects the limits', () => {
  const json = '[["1","2",1,{"__proto__":"x","constructor":"y"}]]';
  const pollutedCart = readCartFragment(`#lines=${btoa(json)}`);
  expect(Object.keys(pollutedCart?.lines[0]?.selectedOptions ?? {})).toEqual([]);
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.array(fc.jsonValue()))), (value) => {
      for (const line of readLinkData(value)?.lines ?? []) {
        expect(line.quantity).toBeGreaterThanOrEqual(1);
        expect(line.quantity).toBeLessThanOrEqual(maxQuantity);
        expect(line.productId).not.toBe('');
      }
    }),
  );
});
