import fc from 'fast-check';
import { pastedCells } from './pastedCells';
import { longestCell, pastedRows, plainCell } from './pastedRows';

const rowsOf = (text: string) =>
  pastedRows(text, 500).rows.map(({ product, pack, quantity }) => [product, pack, quantity]);

describe('the cells', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'B', '7', '"', ',', ';', '\t', '\n', '\r', ' ', '’', '盒', '۱'),
    maxLength: 8,
  });
  const tables = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const withText = (table: readonly string[][]) =>
    table.filter((row) => row.some((text) => text.trim() !== ''));

  it.each(['\t', ';', ','])('come back from a table with %j between them', (separator) => {
    fc.assert(
      fc.property(tables, (table) => {
        // The separators that count before this one may not stand anywhere.
        const before = ['\t', ';', ','].slice(0, ['\t', ';', ','].indexOf(separator));
        const plain = table.map((row) =>
          row.map((text) => before.reduce((now, other) => now.replaceAll(other, '·'), text)),
        );
        const text = plain.map((row) => row.map(quoted).join(separator)).join('\r\n');
        expect(pastedCells(text)).toEqual(withText(plain));
      }),
    );
  });

  it('come back as a spreadsheet copies them, quoted only where they must be', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const asCopied = (text: string) => (/^"|[\t\r\n]/.test(text) ? quoted(text) : text);
        const text = table.map((row) => row.map(asCopied).join('\t')).join('\n');
        expect(pastedCells(`${text}\n`)).toEqual(withText(table));
      }),
    );
  });

  it('keep a quote that encloses nothing', () => {
    expect(pastedCells('8" box\t"10 box\n"a"b\tc')).toEqual([
      ['8" box', '"10 box'],
      ['"a"b', 'c'],
    ]);
  });

  it('are read in a bearable time, whatever the quotes', () => {
    const begun = performance.now();
    for (const text of ['"', '"a\t', '"""\n', '""', '"a"b\t', '\t"'])
      pastedCells(text.repeat(100_000));
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});

describe('the rows', () => {
  it.each([
    ['Kraft box', [['Kraft box', '', '1']]],
    ['Kraft box\t5', [['Kraft box', '', '5']]],
    ['Kraft box\t۵', [['Kraft box', '', '۵']]],
    ['Kraft box\tPack of 50', [['Kraft box', 'Pack of 50', '1']]],
    ['Kraft box,100,2', [['Kraft box', '100', '2']]],
    ['Kraft box;Pack of ۱۰۰;2\r\n', [['Kraft box', 'Pack of ۱۰۰', '2']]],
    ['"Box, kraft",,"1,000"', [['Box, kraft', '', '1,000']]],
    [
      'A\t\t3\nB\t50',
      [
        ['A', '', '3'],
        ['B', '50', ''],
      ],
    ],
    [
      '\n\nA\t2\n \t \nB\t3',
      [
        ['A', '', '2'],
        ['B', '', '3'],
      ],
    ],
    ['\t50\t2', []],
    ['', []],
  ])('%j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it.each([
    ['Product\tPack\tQty\nA\t50\t2', [['A', '50', '2']]],
    ['QUANTITY,Item,Pack size\n2,A,50', [['A', '50', '2']]],
    ['Name;Colour;Packs of;No. of packs\nA;red;50;2', [['A', '50', '2']]],
    ['Product name\nA', [['A', '', '1']]],
    ['Product\tPieces\nA\t300', [['A', '', '']]],
    ['Product\tQty (pcs)\nA\t300', [['A', '', '']]],
    ['Product', []],
  ])('under headings: %j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('are at most as many as there is room for, and the others are counted', () => {
    const text = Array.from({ length: 512 }, (_, at) => `Box ${String(at)}\t1`).join('\n');
    const { rows, leftOut } = pastedRows(`Product\tQty\n${text}`, 500);
    expect([rows.length, leftOut]).toEqual([500, 12]);
    expect(pastedRows(text, 0)).toEqual({ rows: [], leftOut: 512 });
  });

  it('are plain text of a bearable length, whatever was pasted', () => {
    expect(rowsOf('=HYPERLINK("x")\u202e\u0000 A\u0007\tB\u200f\t1')).toEqual([
      ['=HYPERLINK("x") A', 'B', '1'],
    ]);
    expect(plainCell('x'.repeat(100_000))).toHaveLength(longestCell);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', size: 'large' }), fc.nat(20), (text, max) => {
        const { rows, leftOut } = pastedRows(text, max);
        expect(rows.length).toBeLessThanOrEqual(max);
        expect(leftOut).toBeGreaterThanOrEqual(0);
        for (const cell of rows.flatMap(({ product, pack, quantity }) => [
          product,
          pack,
          quantity,
        ])) {
          expect(cell.length).toBeLessThanOrEqual(longestCell);
          expect(cell).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        }
      }),
    );
  });
});
