/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { aPack, aParsedProduct } from '@/testing/productBuilder';
import { getCompareRows } from './compareRows';

const createTableHtml = (...rows: (readonly [string, string])[]) => {
  const rowsHtml = rows.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`);
  return `<table><tbody>${rowsHtml.join('')}</tbody></table>`;
};

test('ignores differences in markup, order, case and spacing', () => {
  const packs = [aPack(1, 'Pack of 50', 680), aPack(2, 'Pack of 500', 6080)];
  const rows = getCompareRows([
    aParsedProduct({
      productPackRequests: packs,
      productSpecText:
        '<ul><li><b>Size:</b> 10 x 8 cm</li><li><b>Board weight</b> 300 GSM</li></ul>',
    }),
    aParsedProduct({
      productPackRequests: packs.toReversed(),
      productSpecText: '<p>BOARD  weight: 300gsm<br>Size: 10 × 8 cm</p>',
    }),
  ]);
  expect(rows.filter(({ isDifferent }) => isDifferent)).toEqual([]);
  expect(rows.map(({ name }) => name).slice(4)).toEqual(['Size', 'Board weight']);
});

test('shows price, packs, options and category in rows', () => {
  const packs = [aPack(81, 'Pack of 100', 680), aPack(82, 'Loose', null)];
  const rows = getCompareRows([aParsedProduct(), aParsedProduct({ productPackRequests: packs })]);
  const optionTexts = ['Print: Plain, Logo', 'Size: Regular'];
  expect(rows[1]?.cells[1]).toEqual([
    'Pack of 100: Rs. 680 (Rs. 6.80 each)',
    'Loose: ask for price',
  ]);
  expect(
    rows.slice(2, 4).map(({ name, cells, isDifferent }) => [name, ...cells, isDifferent]),
  ).toEqual([
    ['Options', optionTexts, optionTexts, false],
    ['Category', ...Array<string[]>(2).fill(['Burger & Meal Boxes', 'Burger Boxes']), false],
  ]);
});

test('matches rows of specifications by name, ignoring case and spacing', () => {
  const rows = getCompareRows([
    aParsedProduct({
      productSpecText: createTableHtml(['Board weight', '300 GSM'], ['Finish', 'Matt']),
    }),
    aParsedProduct({
      productSpecText: createTableHtml(['Finish', ' matt'], ['BOARD  Weight', '350 GSM']),
    }),
  ]);
  expect(
    rows.slice(4).map(({ name, cells, isDifferent }) => [name, ...cells, isDifferent]),
  ).toEqual([
    ['Board weight', ['300 GSM'], ['350 GSM'], true],
    ['Finish', ['Matt'], ['matt'], false],
  ]);
});

test('shows the rows before the specification while products are loading', () => {
  const getRowNames = (areProductsLoading: boolean) =>
    getCompareRows([undefined, undefined], 1200, areProductsLoading).map(({ name }) => name);
  expect(getRowNames(true)).toEqual(['Price', 'Price for 1,200', 'Packs', 'Options', 'Category']);
  expect(getRowNames(false)).toEqual([]);
});

test('lists each row name once and marks rows whose cells differ', () => {
  const rowNames = ['Board', 'board ', 'Price', 'category', '__proto__', 'constructor', '<b>'];
  const arbitraryRow = fc.tuple(fc.constantFrom(...rowNames), fc.constantFrom('A', 'B', ''));
  const arbitraryProduct = fc
    .option(fc.array(arbitraryRow, { maxLength: 6 }), { nil: undefined })
    .map((rows) => rows && aParsedProduct({ productSpecText: createTableHtml(...rows) }));
  fc.assert(
    fc.property(fc.array(arbitraryProduct, { minLength: 1, maxLength: 4 }), (products) => {
      const rows = getCompareRows(products);
      const names = rows.map(({ name }) => name.toLowerCase().trim());
      expect(new Set(names).size).toBe(names.length);
      for (const { cells, isDifferent } of rows) {
        // Products that have not loaded have empty cells. Empty cells do not count as a difference.
        expect(cells.every((lines, index) => products[index] ?? lines.length === 0)).toBe(true);
        expect(cells.flat()).not.toContain('');
        const cellTexts = cells
          .filter((lines) => lines.length > 0)
          .map((lines) => lines.toSorted().join('\n'));
        expect(isDifferent).toBe(new Set(cellTexts).size > 1);
      }
    }),
    { numRuns: 50 },
  );
});

test('does not count a missing value as a difference', () => {
  const rows = getCompareRows([
    aParsedProduct({ productSpecText: createTableHtml(['Board', '300 GSM'], ['Lid', 'Yes']) }),
    aParsedProduct({ productSpecText: createTableHtml(['Board', '–'], ['Lid', 'No']) }),
  ]);
  const [boardRow, lidRow] = rows.slice(-2);
  expect([boardRow?.cells, boardRow?.isDifferent]).toEqual([[['300 GSM'], []], false]);
  expect(lidRow?.isDifferent).toBe(true);
});

test('leaves out rows that are empty for all products', () => {
  const emptyProduct = aParsedProduct({
    productSpecText: createTableHtml(['Board', '-'], ['Lid', 'N/A']),
  });
  const names = getCompareRows([emptyProduct, emptyProduct]).map(({ name }) => name);
  expect(names).not.toEqual(expect.arrayContaining(['Board']));
  expect(names).not.toEqual(expect.arrayContaining(['Lid']));
});

test('adds a row with the price for the number of pieces that the shopper needs', () => {
  const rows = getCompareRows([aParsedProduct()], 500);
  expect(rows[1]).toMatchObject({
    name: 'Price for 500',
    cells: [['Rs. 6,080.50', 'Rs. 12.16 each']],
  });
});
