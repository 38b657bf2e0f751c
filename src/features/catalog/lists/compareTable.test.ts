/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import * as v from 'valibot';
import { ProductDetail } from '@/shared/contract/product';
import { aPack, aProduct } from '@/testing/productBuilder';
import { compareRows } from './compareTable';
import { specRows } from './specRows';

const product = (over: Record<string, unknown> = {}) => v.parse(ProductDetail, aProduct(over));
const table = (...rows: (readonly [string, string])[]) => {
  const lines = rows.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`);
  return `<table><tbody>${lines.join('')}</tbody></table>`;
};
const row = (rows: ReturnType<typeof compareRows>, name: string) =>
  rows.find((each) => each.name === name);

test('a specification gives its names and values as text', () => {
  const html =
    '<p>Good to know</p><table><tr><th> Board:&nbsp;</th><td>300 <b>GSM</b></td></tr>' +
    '<tr><td>Size</td><td>10 cm</td><td>4 in</td></tr><tr><th colspan="2">Care</th></tr>' +
    '<tr><th>Harm</th><td><script>alert(1)</script><img src=x onerror=alert(1)></td></tr></table>';
  expect(specRows(html)).toEqual([
    { name: 'Board', value: '300 GSM' },
    { name: 'Size', value: '10 cm · 4 in' },
  ]);
});

test.each(['', '<p>300 GSM</p>', '<table>', 'plain', '<table><tr></tr></table>'])(
  'a specification without lines gives none: %s',
  (html) => {
    expect(specRows(html)).toEqual([]);
  },
);

test('prices, packs with the price of a piece, options and category stand side by side', () => {
  const other = product({
    productId: 8,
    productPackRequests: [aPack(81, 'Pack of 100', 680), aPack(82, 'Loose', null)],
    productOptionRequests: [],
    productSpecText: '',
  });
  const rows = compareRows([product(), other]);
  expect(rows.map(({ name }) => name)).toEqual(['Price', 'Packs', 'Options', 'Category']);
  expect(row(rows, 'Price')).toEqual({
    name: 'Price',
    cells: [['Rs. 680 – Rs. 6,080.50'], ['Rs. 680']],
    differs: true,
  });
  expect(row(rows, 'Packs')?.cells).toEqual([
    ['Pack of 50: Rs. 680 (Rs. 13.60 each)', 'Pack of 500: Rs. 6,080.50 (Rs. 12.16 each)'],
    ['Pack of 100: Rs. 680 (Rs. 6.80 each)', 'Loose: ask for price'],
  ]);
  expect(row(rows, 'Options')?.cells).toEqual([['Print: Plain, Logo', 'Size: Regular'], []]);
  expect(row(rows, 'Category')?.differs).toBe(false);
});

test('lines of the specifications meet by their names, however they are written', () => {
  const rows = compareRows([
    product({ productSpecText: table(['Board weight', '300 GSM'], ['Finish', 'Matt']) }),
    product({ productSpecText: table(['Finish', ' matt'], ['BOARD  Weight', '350 GSM']) }),
  ]);
  expect(rows.slice(-2)).toEqual([
    { name: 'Board weight', cells: [['300 GSM'], ['350 GSM']], differs: true },
    { name: 'Finish', cells: [['Matt'], ['matt']], differs: false },
  ]);
});

test('a column that has not answered is empty and makes no difference', () => {
  const rows = compareRows([product(), undefined]);
  expect(rows.length).toBeGreaterThan(0);
  for (const { cells, differs } of rows) {
    expect(cells).toHaveLength(2);
    expect(cells[1]).toEqual([]);
    expect(differs).toBe(false);
  }
  expect(compareRows([undefined])).toEqual([]);
});

test('whatever the specifications say, each name stands once, and each row says whether it differs', () => {
  const words = ['Board', 'board ', 'Finish', 'Size', '__proto__', 'constructor', '<b>'];
  const line = fc.tuple(fc.constantFrom(...words), fc.constantFrom('A', 'B', ''));
  const some = fc.array(line, { maxLength: 6 });
  const column = fc.option(
    some.map((rows) => product({ productSpecText: table(...rows) })),
    { nil: undefined },
  );
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 4 }), (columns) => {
      const rows = compareRows(columns);
      const names = rows.map(({ name }) => name.toLowerCase().trim());
      expect(new Set(names).size).toBe(names.length);
      for (const { cells, differs } of rows) {
        expect(cells).toHaveLength(columns.length);
        const said = cells.filter((_lines, at) => columns[at]).map((each) => each.join('\n'));
        expect(differs).toBe(new Set(said).size > 1);
      }
    }),
    { numRuns: 50 },
  );
});
