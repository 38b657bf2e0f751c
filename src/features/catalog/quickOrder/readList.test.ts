import fc from 'fast-check';
import { aListedProduct } from '@/testing/listedProduct';
import { buildCatalogueSearch } from '../search/catalogueSearch';
import { createKnownWords } from './nameWords';
import type { KnownWords } from './nameWords';
import { maxCellLength, parseCells, cleanCell } from './pastedCells';
import { readList } from './readList';

const listedProducts = ['Kraft Box', 'Pizza Box – 10 inch', 'Cake Board'].map(
  (productName, productIndex) => aListedProduct({ productId: String(productIndex), productName }),
);
let knownWords: KnownWords;
beforeAll(async () => {
  knownWords = createKnownWords((await buildCatalogueSearch(listedProducts)).products);
});

const getRows = (text: string) =>
  readList(text, knownWords).map(({ product, pack, quantity }) => `${product}|${pack}|${quantity}`);

const arbitraryCell = fc.string({
  unit: fc.constantFrom('a', 'B', '7', '"', ',', ';', '\t', '\n', '\r', ' ', '’', '盒', '۱'),
  maxLength: 8,
});
const arbitraryRow = fc.array(arbitraryCell, { minLength: 2, maxLength: 4 });
const arbitraryTable = fc.array(arbitraryRow, { minLength: 1, maxLength: 6 });
const quoteCell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const removeEmptyRows = (table: readonly string[][]) =>
  table.filter((row) => row.some((text) => text.trim() !== ''));

it.each([
  ['\t', /·/g],
  [';', /\t/g],
  [',', /[\t;]/g],
])('parses quoted cells separated by %j', (separator, otherSeparators) => {
  fc.assert(
    fc.property(arbitraryTable, (table) => {
      // Replace other separators in the cells, because the parser would split the text at them.
      const cleanTable = table.map((row) => row.map((text) => text.replace(otherSeparators, '·')));
      const text = cleanTable.map((row) => row.map(quoteCell).join(separator)).join('\r\n');
      expect(parseCells(text)).toEqual(removeEmptyRows(cleanTable));
    }),
  );
});

it('keeps a quotation mark that encloses no cell', () => {
  expect(parseCells('8" box\t"10 box\n"a"b\tc')).toEqual([
    ['8" box', '"10 box'],
    ['"a"b', 'c'],
  ]);
});

it('parses cells within five seconds, even with unbalanced quotation marks', () => {
  const startTime = performance.now();
  for (const text of ['"', '"a\t', '"a"b\t', '\t"']) parseCells(text.repeat(100_000));
  expect(performance.now() - startTime).toBeLessThan(5000);
});

it.each([
  ['Kraft box', 'Kraft box||'],
  ['Kraft box\t۵', 'Kraft box||5'],
  ['Kraft box\tPack of 50', 'Kraft box|Pack of 50|1'],
  ['Kraft box;Pack of ۱۰۰;2\r\n', 'Kraft box|Pack of ۱۰۰|2'],
  ['"Box, kraft",,"1,000"', 'Box, kraft||1,000'],
  ['A\t\t3\nB\t50\nC', 'A||3', 'B|50|', 'C||'],
  ['\n\nA\t2\n \t \nB\t3', 'A||2', 'B||3'],
  ['\t50\t2'],
  ['QUANTITY,Item,Pack size\n2,A,50', 'A|50|2'],
  ['Name;Colour;Packs of;No. of packs\nA;red;50;2', 'A red|50|2'],
  ['Name;Pack of;No. of packs;Total pcs\nA;50;2;100', 'A|50|2'],
  ['| Item | Qty |\n|---|---|\n| A | 5 |\n| B red | 6 |', 'A||5', 'B red||6'],
  ['A\t50\tin a box\nB\t2 dozen\t', 'A||50', 'B||2 dozen'],
  ['No.\tItem\tQty\ni\tA\t5\nii\tB\t6', 'A||5', 'B||6'],
  ['Event\tMon\tTue\tAll\nA\t\t20\t20\nB\t5\t6\t11', 'A||20', 'B||11'],
  // A number of pieces must not be read as a number of packs.
  ['Product\tQty (pcs)\nA\t300', 'A||300 pcs'],
  // The number and the size of packs may be in the quantity column or in the name column.
  ['Item\tQty\nA box\t2 packs of 50', 'A box|50 pcs|2 packs'],
  ['Item\tQty\nA box (pack of 100)\t5', 'A box|100 pcs|5'],
  // An amount keeps its own unit.
  ['Item\tPieces\nA\t2 dozen\nLid', 'A||2 dozen', 'Lid||'],
  // A comma belongs to a number, unless only splitting at the comma gives all rows the same number
  // of cells.
  ['A, 1,00,000 pcs\nB, 3', 'A||1,00,000 pcs', 'B||3'],
  ['A, 1,000\nB, ۲,۰۰۰', 'A||1,000', 'B||2,000'],
  ['A,Pack of 50,5,120\nB,Pack of 50,6,9', 'A|Pack of 50|5', 'B|Pack of 50|6'],
  // These tables have further columns for prices or units.
  ['A\t500\t12\t6000', 'A||'],
  ['500\tKraft box\tlarge', 'Kraft box large||500'],
  ['Our code\tDescription\tUOM\tQty req.\nK-1\tA\tROLL\t6\nPrepared by\t\t\t', 'A||6 ROLL'],
  ['Item\tIn stock\tRequired\nA\t40\t200', 'A||200'],
  ['Number\tCheez\tSize\tTadaad\n۱\tDabba\t1 kilo\t۲ darjan', 'Dabba 1 kilo||2 darjan'],
  [
    'Item        Size     Qty\n----------  -------  -----\nA box       large    500\nA box       small    20',
    'A box large||500',
    'A box small||20',
  ],
  ['1\tA\t500\tpcs\n2\tB\t3\tdozen', 'A||500 pcs', 'B||3 dozen'],
])('reads the rows of %j', (text, ...rows) => {
  expect(getRows(text)).toEqual(rows);
});

it('keeps the items of a message and leaves out its other text', () => {
  const lines = [
    'Assalam o alaikum bhai, ye chahiye:',
    '[23/11/2026, 9:16 PM] Sana: 1) kraft box 10 inch 200',
    '23/11/2026, 9:17 pm - Sana: • 2 dozen cake boards, jaldi',
    'napkins 500',
    'kraft pizza box half dozen',
    '- chandi warq 5 pkt',
    'pizza box 10 inch 500, kraft box 30',
    'House 44, Street 9, G-10/2',
    'total 1200 pcs',
    '0300 1234567',
    'فون: ۰۳۰۰۱۱۱۲۲۳۳',
  ];
  expect(getRows(lines.join('\n'))).toEqual([
    'kraft box 10 inch 200||',
    '2 dozen cake boards, jaldi||',
    'napkins 500||',
    'kraft pizza box half dozen||',
    'chandi warq 5 pkt||',
    'pizza box 10 inch 500||',
    'kraft box 30||',
  ]);
});

it.each([
  [
    'Pizza boxes:\n10 inch - 500\n\n2. 12 inch white - 200 pcs\nthanks',
    '10 inch - 500',
    '12 inch white - 200 pcs',
  ],
  ['Pizza boxes 10 inch - 500, 12 inch - 200', '10 inch - 500', '12 inch - 200'],
])('adds a heading to the lines below it: %j', (text, ...lines) => {
  expect(getRows(text)).toEqual(lines.map((line) => `Pizza boxes ${line}||`));
});

it.each([
  [
    '200 pizza boxes 12 inch, 500 cake board 8x8x4',
    '200 pizza boxes 12 inch',
    '500 cake board 8x8x4',
  ],
  ['pizza box 1,000 pcs; cake board 50', 'pizza box 1,000 pcs', 'cake board 50'],
  ['pizza box 10 pcs aur cake board 5 pcs', 'pizza box 10 pcs', 'cake board 5 pcs'],
  ['kraft box 8 pc, 30 boxes', 'kraft box 8 pc, 30 boxes'],
  ['kraft box, white, 1,000', 'kraft box, white, 1,000'],
])('reads the items of one line: %s', (line, ...items) => {
  expect(getRows(`Salam\n${line}`)).toEqual(items.map((item) => `${item}||`));
});

it('adds the name of the previous item to a line with only a size', () => {
  const lines = ['pizza box white 10 inch 500', '12 inch - 200', 'kraft 40', 'kraft box 7'];
  expect(getRows(lines.join('\n'))).toEqual([
    'pizza box white 10 inch 500||',
    'pizza box white 12 inch - 200||',
    'kraft 40||',
    'kraft box 7||',
  ]);
});

it('adds a heading in a table to the rows below it', () => {
  const table = 'Size\tPcs\nPizza boxes\t\n10 inch\t500\nKraft box\t30\n12 inch\t7';
  expect(getRows(table)).toEqual([
    'Pizza boxes 10 inch||500 pcs',
    'Kraft box||30 pcs',
    '12 inch||7 pcs',
  ]);
});

it('reads 5,000 lines, and a line of 100,000 characters, within five seconds', () => {
  const startTime = performance.now();
  const lines = Array.from({ length: 5000 }, (_, index) => `pizza box ${String(index)} inch x 50`);
  expect(getRows(lines.join('\n'))).toHaveLength(5000);
  expect(getRows(lines.join(', '))).toHaveLength(5000);
  getRows('pizza box '.repeat(10_000));
  getRows('1 '.repeat(50_000));
  expect(performance.now() - startTime).toBeLessThan(5000);
});

it('limits rows to plain text of a maximum length', () => {
  const dirtyText = '=HYPERLINK("x")\u202e\u0000 A\u0007\tB\u200f\t1';
  expect(getRows(dirtyText)).toEqual(['=HYPERLINK("x") A B||1']);
  expect(cleanCell('x'.repeat(100_000))).toHaveLength(maxCellLength);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', size: 'large' }), (text) => {
      const rows = readList(text, knownWords);
      for (const cell of rows.flatMap(({ product, pack, quantity }) => [product, pack, quantity])) {
        expect(cell.length).toBeLessThanOrEqual(maxCellLength);
        expect(cell).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }
    }),
  );
});

it('adds capacity and colour columns to the name, but not the code', () => {
  expect(
    getRows('SKU\tPackaging\tCapacity\tColour / finish\tOrder qty\nHB-01\tBox\t30 ml\tAmber\t500'),
  ).toEqual(['Box 30 ml Amber||500']);
});

it('adds a weight column to the name', () => {
  expect(getRows('Particulars\tWeight\tQty\nBox\t250 g\t500')).toEqual(['Box 250 g||500']);
});

it('removes time and sender of a message, even if the date has no year', () => {
  expect(getRows('[14/03, 11:03 am] Bilal: 500 pizza box 10 inch')).toEqual([
    '500 pizza box 10 inch||',
  ]);
});

it('does not read Urdu list numbers as quantities', () => {
  expect(getRows('۱۔ Pizza box 10 inch - 40\n۲۔ Cake board - 5')).toEqual([
    'Pizza box 10 inch - 40||',
    'Cake board - 5||',
  ]);
});
