import fc from 'fast-check';
import { aListedProduct } from '@/testing/listedProduct';
import { NameIndex } from './nameIndex';
import { longestCell, parseCells, cleanCell } from './pastedCells';
import { parsePastedRows } from './pastedRows';

const index = new NameIndex(
  ['Kraft Box', 'Pizza Box – 10 inch', 'Cake Board'].map((productName, at) =>
    aListedProduct({ productId: String(at), productName }),
  ),
);
beforeAll(() => index.build());

const getRows = async (text: string) =>
  (await parsePastedRows(text, index)).map(
    ({ product, pack, quantity }) => `${product}|${pack}|${quantity}`,
  );

const cell = fc.string({
  unit: fc.constantFrom('a', 'B', '7', '"', ',', ';', '\t', '\n', '\r', ' ', '’', '盒', '۱'),
  maxLength: 8,
});
const row = fc.array(cell, { minLength: 2, maxLength: 4 });
const tables = fc.array(row, { minLength: 1, maxLength: 6 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const withText = (table: readonly string[][]) =>
  table.filter((row) => row.some((text) => text.trim() !== ''));

it.each([
  ['\t', /·/g],
  [';', /\t/g],
  [',', /[\t;]/g],
])('cells come back from a table with %j between them', (separator, before) => {
  fc.assert(
    fc.property(tables, (table) => {
      // The separators that count before this one may not stand anywhere.
      const plain = table.map((row) => row.map((text) => text.replace(before, '·')));
      const text = plain.map((row) => row.map(quoted).join(separator)).join('\r\n');
      expect(parseCells(text)).toEqual(withText(plain));
    }),
  );
});

it('cells keep a quote that encloses nothing', () => {
  expect(parseCells('8" box\t"10 box\n"a"b\tc')).toEqual([
    ['8" box', '"10 box'],
    ['"a"b', 'c'],
  ]);
});

it('cells are read in a bearable time, whatever the quotes', () => {
  const begun = performance.now();
  for (const text of ['"', '"a\t', '"a"b\t', '\t"']) parseCells(text.repeat(100_000));
  expect(performance.now() - begun).toBeLessThan(5000);
});

it.each([
  ['Kraft box', 'Kraft box||'],
  ['Kraft box\t۵', 'Kraft box||5'],
  ['Kraft box\tPack of 50', 'Kraft box|Pack of 50|1'],
  ['Kraft box;Pack of ۱۰۰;2\r\n', 'Kraft box|Pack of ۱۰۰|2'],
  ['"Box, kraft",,"1,000"', 'Box, kraft||1,000'],
  ['A\t\t3\nB\t50\nC', 'A||3', 'B|50|', 'C||1'],
  ['\n\nA\t2\n \t \nB\t3', 'A||2', 'B||3'],
  ['\t50\t2'],
  ['QUANTITY,Item,Pack size\n2,A,50', 'A|50|2'],
  ['Name;Colour;Packs of;No. of packs\nA;red;50;2', 'A red|50|2'],
  // A number of pieces is no number of packs.
  ['Product\tQty (pcs)\nA\t300', 'A||300 pcs'],
  // Packs and their size, beside the quantity or the name.
  ['Item\tQty\nA box\t2 packs of 50', 'A box|50 pcs|2 packs'],
  ['Item\tQty\nA box (pack of 100)\t5', 'A box|100 pcs|5'],
  // An amount that has a unit of its own keeps it.
  ['Item\tPieces\nA\t2 dozen\nLid', 'A||2 dozen', 'Lid||'],
  // A comma within a number, unless only otherwise all rows have as many cells.
  ['A, 1,00,000 pcs\nB, 3', 'A||1,00,000 pcs', 'B||3'],
  ['A, 1,000\nB, ۲,۰۰۰', 'A||1,000', 'B||2,000'],
  ['A,Pack of 50,5,120\nB,Pack of 50,6,9', 'A|Pack of 50|5', 'B|Pack of 50|6'],
  // More columns than three: prices, or units.
  ['A\t500\t12\t6000', 'A||500'],
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
])('the rows of %j', async (text, ...rows) => {
  expect(await getRows(text)).toEqual(rows);
});

it('a message keeps its items and leaves out what else it says', async () => {
  const lines = [
    'Assalam o alaikum bhai, ye chahiye:',
    '[23/11/2026, 9:16 PM] Sana: 1) kraft box 10 inch 200',
    '23/11/2026, 9:17 pm - Sana: • 2 dozen cake boards, jaldi',
    'napkins 500',
    '- chandi warq 5 pkt',
    'pizza box 10 inch 500, kraft box 30',
    'House 44, Street 9, G-10/2',
    'total 1200 pcs',
    '0300 1234567',
    'فون: ۰۳۰۰۱۱۱۲۲۳۳',
  ];
  expect(await getRows(lines.join('\n'))).toEqual([
    'kraft box 10 inch 200||',
    '2 dozen cake boards, jaldi||',
    'napkins 500||',
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
  ['Pizza boxes: 10 inch - 500, 12 inch - 200', '10 inch - 500', '12 inch - 200'],
])('a heading names what the lines below it are: %j', async (text, ...lines) => {
  expect(await getRows(text)).toEqual(lines.map((line) => `Pizza boxes ${line}||`));
});

it('a size alone is of the item before it', async () => {
  const lines = ['pizza box white 10 inch 500', '12 inch - 200', 'kraft 40', 'kraft box 7'];
  expect(await getRows(lines.join('\n'))).toEqual([
    'pizza box white 10 inch 500||',
    'pizza box white 12 inch - 200||',
    'kraft 40||',
    'kraft box 7||',
  ]);
});

it('a heading of a table names what the rows below it are', async () => {
  const table = 'Size\tPcs\nPizza boxes\t\n10 inch\t500\nKraft box\t30\n12 inch\t7';
  expect(await getRows(table)).toEqual([
    'Pizza boxes 10 inch||500 pcs',
    'Kraft box||30 pcs',
    '12 inch||7 pcs',
  ]);
});

it('rows are plain text of a bearable length, whatever was pasted', async () => {
  const hidden = '=HYPERLINK("x")\u202e\u0000 A\u0007\tB\u200f\t1';
  expect(await getRows(hidden)).toEqual(['=HYPERLINK("x") A B||1']);
  expect(cleanCell('x'.repeat(100_000))).toHaveLength(longestCell);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', size: 'large' }), async (text) => {
      const rows = await parsePastedRows(text, index);
      for (const cell of rows.flatMap(({ product, pack, quantity }) => [product, pack, quantity])) {
        expect(cell.length).toBeLessThanOrEqual(longestCell);
        expect(cell).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }
    }),
  );
});

it('leaves out a remark in brackets that names nothing the shop has', async () => {
  expect(await getRows('Pizza box 10 inch - 40 (you quoted 360 each last time)')).toEqual([
    'Pizza box 10 inch - 40||',
  ]);
  expect(await getRows('Pizza box (kraft) - 40\nCake board (10 inch) - 5')).toEqual([
    'Pizza box (kraft) - 40||',
    'Cake board (10 inch) - 5||',
  ]);
});

it('reads columns of capacity and colour as part of the name, and not the code', async () => {
  expect(
    await getRows(
      'SKU\tPackaging\tCapacity\tColour / finish\tOrder qty\nHB-01\tBox\t30 ml\tAmber\t500',
    ),
  ).toEqual(['Box 30 ml Amber||500']);
});

it('reads a column of weights as part of the name', async () => {
  expect(await getRows('Particulars\tWeight\tQty\nBox\t250 g\t500')).toEqual(['Box 250 g||500']);
});

it('leaves out when and by whom a message was sent, also without a year', async () => {
  expect(await getRows('[14/03, 11:03 am] Bilal: 500 pizza box 10 inch')).toEqual([
    '500 pizza box 10 inch||',
  ]);
});

it('takes Urdu numbering for no quantity', async () => {
  expect(await getRows('۱۔ Pizza box 10 inch - 40\n۲۔ Cake board - 5')).toEqual([
    'Pizza box 10 inch - 40||',
    'Cake board - 5||',
  ]);
});
