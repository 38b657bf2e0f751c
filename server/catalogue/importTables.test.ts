import { eq } from 'drizzle-orm';
import { formatCsv } from '../csvText';
import { getLastId } from '../db/ids';
import type { Database } from '../db/openDatabase';
import * as schema from '../db/schema';
import { createSqlStore } from '../sqlStore';
import { createDemoDatabase } from '../testing/demoDatabase';
import { importTables } from './importTables';
import { readTable } from './readTables';
import { readShop } from './readShop';
import { formatFaults, formatResult } from './report';
import { headingsByFile } from './tables';
import { createShopCells } from './writeTables';

const runAndUndo = createDemoDatabase();

type CellsByFile = Record<string, string[][]>;

const formatTable = (file: string, rows: string[][]) =>
  formatCsv([headingsByFile.get(file) ?? [], ...rows]);

/**
 * Imports tables, given as rows of cells, into the demo shop. Returns the lines of the report, and
 * the faults as texts.
 */
async function importRows(db: Database, cellsByFile: CellsByFile, options = {}) {
  const fileTables = Object.entries(cellsByFile).map(([file, rows]) =>
    readTable(file, Buffer.from(formatTable(file, rows))),
  );
  const flags = { dryRun: false, removeMissing: false, ...options };
  const result = await importTables(db, fileTables, flags);
  const { faults } = result;
  const report = faults.length > 0 ? formatFaults(faults) : formatResult(result, flags.dryRun);
  return {
    reportLines: report.split('\n'),
    faults: faults.map(({ row, column, text }) => [row, column, text].join(' ')),
  };
}

const readAllCells = async (db: Database): Promise<CellsByFile> =>
  Object.fromEntries(createShopCells(await readShop(db)));
const readCells = async (db: Database, file: string) => (await readAllCells(db))[file] ?? [];
/** Stubs of the store's methods that a transaction does not offer and these tests do not call. */
const unusedMethods = {
  dump: () => Promise.reject(new Error('not here')),
  close: () => Promise.resolve(),
};
const fetchProduct = (db: Database, id: number) =>
  createSqlStore({ db, ...unusedMethods }).product(id);
const burgerBoxName = 'Kraft Burger Box – Regular';

describe('an import of exported tables', () => {
  it('changes nothing', async () => {
    const { reportLines } = await runAndUndo(async (db) => importRows(db, await readAllCells(db)));
    expect(reportLines.filter((line) => line.includes('.csv'))).toEqual([
      'company.csv        0 added, 0 changed, 0 removed, 8 unchanged',
      'areas.csv          0 added, 0 changed, 0 removed, 5 unchanged',
      'categories.csv     0 added, 0 changed, 0 removed, 21 unchanged',
      'subcategories.csv  0 added, 0 changed, 0 removed, 61 unchanged',
      'products.csv       0 added, 0 changed, 0 removed, 151 unchanged',
      'packs.csv          0 added, 0 changed, 0 removed, 526 unchanged',
      'options.csv        0 added, 0 changed, 0 removed, 246 unchanged',
    ]);
  });

  it('changes nothing when texts look like formulas, numbers or CSV syntax', async () => {
    const oddTexts = [
      "'tis",
      '=1+1',
      '1/2',
      ' a\r\nb\r',
      'x'.repeat(32_767),
      '3E+09',
      '#REF!',
      '"',
      ';',
    ];
    const { reportLines } = await runAndUndo(async (db) => {
      for (const [index, text] of oddTexts.entries()) {
        const changes = { productName: text, productSpecText: text };
        await db
          .update(schema.products)
          .set(changes)
          .where(eq(schema.products.productId, index + 1));
      }
      await db.update(schema.company).set({ cellNo: '+92', aboutUs: "'=1" });
      await db.insert(schema.productOptions).values({ productId: 2, productOptionPrefix: '' });
      return importRows(db, await readAllCells(db));
    });
    expect(reportLines.at(-1)).toBe('Nothing has changed.');
  });
});

describe('rows', () => {
  it('with a known id change the price that shoppers get', async () => {
    const result = await runAndUndo(async (db) => {
      const { reportLines } = await importRows(db, {
        'packs.csv': [['1', '1', '', 'Pack of 50', 'Pcs', '475']],
      });
      return {
        reportLines,
        price: (await fetchProduct(db, 1))?.productPackRequests[0]?.productPriceDetailRequest,
      };
    });
    expect(result).toEqual({
      reportLines: [
        'packs.csv          0 added, 1 changed, 0 removed, 0 unchanged, 525 not in the file and kept',
        `  ${burgerBoxName}, pack "Pack of 50": 680 -> 475`,
        '',
        'These changes are now in the shop. Run npm run prerender to update the prerendered pages.',
      ],
      price: { salePrice: 475 },
    });
  });

  it('without a price make the pack available on request', async () => {
    const updatedProduct = await runAndUndo(async (db) => {
      await importRows(db, { 'packs.csv': [['1', '1', '', 'Pack of 50', 'Pcs', '']] });
      return fetchProduct(db, 1);
    });
    expect(updatedProduct?.productPackRequests[0]?.productPriceDetailRequest).toEqual({
      salePrice: null,
    });
  });

  it('with an unknown id are added with that id, and other rows can refer to them', async () => {
    const result = await runAndUndo(async (db) => {
      await importRows(db, {
        'subcategories.csv': [['70', 'Trays', '1', '']],
        'products.csv': [
          ['900', 'Tray', '70', 'Trays', '<p>t</p>', '', '/b.webp\n/a.webp', 'NEWPWL ALLPWL'],
        ],
        'packs.csv': [['', '900', 'Tray', 'Pack of 5', 'Pcs', '99.5']],
        'options.csv': [
          ['900', 'Tray', 'Size', 'L'],
          ['900', 'Tray', 'Size', 'S'],
          ['900', 'Tray', 'Lid', 'None'],
        ],
      });
      return { tray: await fetchProduct(db, 900), cells: await readAllCells(db) };
    });
    expect(result.tray).toMatchObject({
      productName: 'Tray',
      productSubCategoryName: 'Trays',
      productImageRequests: [{ productImageURL: '/b.webp' }, { productImageURL: '/a.webp' }],
      productOptionRequests: [
        {
          productOptionPrefix: 'Size',
          productOptionDetailRequests: [{ optionDetailName: 'L' }, { optionDetailName: 'S' }],
        },
        { productOptionPrefix: 'Lid' },
      ],
      productPackRequests: [
        { productPackDescription: 'Pack of 5', productPriceDetailRequest: { salePrice: 99.5 } },
      ],
    });
    expect(result.cells['products.csv']?.at(-1)?.at(-1)).toBe('NEWPWL ALLPWL');
  });

  it('without an id get the next free id', async () => {
    const ids = await runAndUndo(async (db) => {
      const lastId = await getLastId(db, schema.areas);
      await importRows(db, {
        'areas.csv': [
          ['', 'One'],
          [String(lastId + 5), 'Two'],
          ['', 'Three'],
        ],
      });
      await db.insert(schema.areas).values({ productAreaName: 'Four' });
      const addedAreas = (await readCells(db, 'areas.csv')).slice(5);
      return addedAreas.map(([id, name]) => [Number(id?.slice(1)) - lastId, name]);
    });
    expect(ids).toEqual([
      [5, 'Two'],
      [6, 'One'],
      [7, 'Three'],
      [8, 'Four'],
    ]);
  });

  it('without an id never get the id of a removed row', async () => {
    const ids = await runAndUndo(async (db) => {
      const lastId = await getLastId(db, schema.areas);
      await importRows(db, { 'areas.csv': [[String(lastId + 1), 'One']] });
      await db.delete(schema.areas).where(eq(schema.areas.productAreaId, lastId + 1));
      await importRows(db, { 'areas.csv': [['', 'Two']] });
      return [lastId, await getLastId(db, schema.areas)];
    });
    expect(ids[1]).toBe((ids[0] ?? 0) + 2);
  });

  it('of company.csv change only the details that the table contains', async () => {
    const companyRows = await runAndUndo(async (db) => {
      await importRows(db, { 'company.csv': [['Telephone', "'0300 1234567"]] });
      return db.select().from(schema.company);
    });
    expect(companyRows).toEqual([
      expect.objectContaining({ cellNo: '0300 1234567', clientName: 'Dori & Dabba Packaging' }),
    ]);
  });

  it('can refer to a product by its new name', async () => {
    const { reportLines } = await runAndUndo(async (db) => {
      const [firstRow = []] = await readCells(db, 'products.csv');
      return importRows(db, {
        'products.csv': [firstRow.with(1, 'Burger Box')],
        'packs.csv': [
          ['1', '1', 'Burger Box', 'Pack of 50', 'Pcs', '680'],
          ['2', '1', burgerBoxName, 'Pack of 100', 'Pcs', '1280'],
        ],
      });
    });
    expect(reportLines[1]).toBe('  changed: product 1 "Burger Box" (Product)');
  });
});

describe('pictures, lists and options', () => {
  const countRows = async (db: Database) => [
    await db.$count(schema.productImages, eq(schema.productImages.productId, 1)),
    await db.$count(schema.productWebLinks, eq(schema.productWebLinks.productId, 1)),
    await db.$count(schema.productOptions, eq(schema.productOptions.productId, 1)),
  ];

  it('are replaced when they differ', async () => {
    const counts = await runAndUndo(async (db) => {
      const [firstRow = []] = await readCells(db, 'products.csv');
      await importRows(db, {
        'products.csv': [firstRow.with(6, '/one.webp').with(7, 'NEWPWL')],
        'options.csv': [
          ['1', '', 'Print', 'Gold'],
          ['1', '', 'Size', 'S'],
        ],
      });
      return countRows(db);
    });
    expect(counts).toEqual([1, 1, 2]);
  });

  it('keep their ids when they do not differ', async () => {
    const [before, after] = await runAndUndo(async (db) => {
      const readRows = async () => [
        await db.select().from(schema.productOptions),
        await db.select().from(schema.productImages),
      ];
      const rowsBefore = await readRows();
      const [firstRow = []] = await readCells(db, 'products.csv');
      const lists = firstRow[7]?.split(' ').reverse().join('  ') ?? '';
      await importRows(db, {
        'products.csv': [firstRow.with(4, 'New text').with(7, lists)],
        'options.csv': (await readCells(db, 'options.csv')).slice(0, 3),
      });
      return [rowsBefore, await readRows()];
    });
    expect(after).toEqual(before);
  });

  it('count as changed when choices have another order', async () => {
    const { reportLines } = await runAndUndo(async (db) =>
      importRows(db, { 'options.csv': (await readCells(db, 'options.csv')).slice(0, 3).reverse() }),
    );
    expect(reportLines[0]).toBe(
      'options.csv        0 added, 3 changed, 0 removed, 0 unchanged, 243 not in the file and kept',
    );
  });
});

describe('an invalid table', () => {
  const findFaults = (tables: CellsByFile, options = {}) =>
    runAndUndo(async (db) => (await importRows(db, tables, options)).faults);

  it.each([
    [
      'the same id twice',
      'areas.csv',
      [
        ['1', 'Food Boxes'],
        ['1', 'Other'],
      ],
      '3 Area id area 1 is in row 2, too.',
    ],
    [
      'the same name twice',
      'areas.csv',
      [
        ['', 'New'],
        ['', ' new '],
      ],
      '3 Area row 2 is the same area "new".',
    ],
    [
      'the name of another row',
      'areas.csv',
      [['', 'Food Boxes']],
      '2 Area area 1, which is not in the file, is the same',
    ],
    [
      'the same product twice',
      'products.csv',
      [
        ['', 'A', '1', '', '', '', '', ''],
        ['', 'A', '1', '', '', '', '', ''],
      ],
      '3 Product row 2 is the same product "A" of the same subcategory.',
    ],
    [
      'the same pack twice',
      'packs.csv',
      [['', '1', '', 'Pack of 50', 'Pcs', '5']],
      '2 Pack pack 1, which is not in the file, is the same pack',
    ],
    [
      'an unknown subcategory',
      'products.csv',
      [['', 'A', '99', '', '', '', '', '']],
      '2 Subcategory id there is no subcategory 99.',
    ],
    [
      'an unknown product',
      'options.csv',
      [['999', '', 'Size', 'S']],
      '2 Product id there is no product 999.',
    ],
    [
      'the name of another product',
      'packs.csv',
      [['1', '1', 'Pizza', 'Pack of 50', 'Pcs', '5']],
      `2 Product product 1 is "${burgerBoxName}", not "Pizza".`,
    ],
    [
      'an empty cell of a merged column',
      'packs.csv',
      [['1', '', '', 'Pack of 50', 'Pcs', '5']],
      '2 Product id it is empty. Each row needs its own "Product id"',
    ],
    ['an invalid id', 'areas.csv', [['1.5', 'Food Boxes']], '2 Area id "1.5" is not an id.'],
    [
      'an id above the last one',
      'areas.csv',
      [
        ['2147483647', 'A'],
        ['', 'B'],
      ],
      '3 Area id no higher id is left',
    ],
    [
      'the same choice twice',
      'options.csv',
      [
        ['1', '', 'Size', 'S'],
        ['1', '', 'Size', 'S'],
      ],
      '3 Choice row 2 is the same choice "S" of "Size".',
    ],
    ['an option without a choice', 'options.csv', [['1', '', 'Size', '']], '2 Choice it is empty.'],
    [
      'an unknown detail',
      'company.csv',
      [['Telefone', '5']],
      '2 Detail "Telefone" is not known. Did you mean "Telephone"?',
    ],
    [
      'the same detail twice',
      'company.csv',
      [
        ['Name', 'A'],
        ['Name', 'B'],
      ],
      '3 Detail "Name" is in row 2, too.',
    ],
    [
      'a shortened telephone number',
      'company.csv',
      [['Telephone', '3E+09']],
      '2 Text A spreadsheet has shortened a long number to "3E+09".',
    ],
    ['a NUL character', 'areas.csv', [['1', 'a\0']], '2 Area it contains a character (NUL)'],
    [
      'a text that a spreadsheet has cut',
      'company.csv',
      [['About us', 'x'.repeat(32_767)]],
      '2 Text it has exactly 32,767 characters',
    ],
  ])('is refused if it contains %s', async (_title, file, rows, expectedText) => {
    expect(await findFaults({ [file]: rows })).toEqual([expect.stringContaining(expectedText)]);
  });

  it('changes nothing, even if its other rows and tables are valid', async () => {
    const [before, after] = await runAndUndo(async (db) => {
      const cellsBefore = await readAllCells(db);
      await importRows(db, {
        'areas.csv': [['1', 'Renamed']],
        'packs.csv': [
          ['1', '1', '', 'Pack of 50', 'Pcs', '1'],
          ['2', '1', '', 'Pack of 100', 'Pcs', 'abc'],
        ],
      });
      return [cellsBefore, await readAllCells(db)];
    });
    expect(after).toEqual(before);
  });

  it('leads to a report of at most fifty faults, ordered by row', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [
      String(index + 1),
      '1',
      '',
      '',
      '',
      'abc',
    ]);
    const { reportLines } = await runAndUndo((db) => importRows(db, { 'packs.csv': rows }));
    expect([
      reportLines.length,
      reportLines[0],
      reportLines[1]?.slice(0, 24),
      ...reportLines.slice(50),
    ]).toEqual(
      [
        53,
        'packs.csv, row 2, Pack: it is empty. Each row needs its own "Pack"; cells that were merged must be filled in one by one.',
        'packs.csv, row 2, Price: ',
        '... and 70 more.',
        '',
        'Nothing was changed. Please correct these 120 problems first.',
      ].map((line) => (typeof line === 'string' && line.endsWith(': ') ? line.slice(0, 24) : line)),
    );
  });

  it('that cannot be read causes no further faults in other tables', async () => {
    const faults = await runAndUndo(async (db) => {
      const fileTables = [
        readTable('products.csv', Buffer.from('Product id\n900')),
        readTable(
          'packs.csv',
          Buffer.from(formatTable('packs.csv', [['', '900', 'x', 'y', '', '']])),
        ),
      ];
      return (await importTables(db, fileTables, { dryRun: false, removeMissing: false })).faults;
    });
    expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(['products.csv']));
  });
});

it('a dry run reports the changes and makes none', async () => {
  const [reportLines, before, after] = await runAndUndo(async (db) => {
    const cellsBefore = await readAllCells(db);
    const rows = { 'packs.csv': [['1', '1', '', 'Pack of 50', 'Pcs', '475']] };
    const { reportLines: lines } = await importRows(db, rows, { dryRun: true });
    return [lines, cellsBefore, await readAllCells(db)];
  });
  expect({ ends: reportLines.slice(-3), cells: after }).toEqual({
    ends: [
      `  ${burgerBoxName}, pack "Pack of 50": 680 -> 475`,
      '',
      'This was a dry run: nothing was changed.',
    ],
    cells: before,
  });
});

describe('with --remove-missing', () => {
  const removeMissing = { removeMissing: true };

  it('products are removed with their packs and reviews, which the report counts', async () => {
    const [reportLines, removedProduct, packs] = await runAndUndo(async (db) => {
      const [, ...otherRows] = await readCells(db, 'products.csv');
      const { reportLines: lines } = await importRows(
        db,
        { 'products.csv': otherRows },
        removeMissing,
      );
      const { productId } = schema.productPacks;
      return [
        lines,
        await fetchProduct(db, 1),
        await db.$count(schema.productPacks, eq(productId, 1)),
      ];
    });
    expect({ reportLines: reportLines.slice(0, 3), removedProduct, packs }).toEqual({
      reportLines: [
        'products.csv       0 added, 0 changed, 1 removed, 150 unchanged',
        expect.stringMatching(/^ {2}this also removes 3 packs and [1-9]\d* reviews$/),
        `  removed: product 1 "${burgerBoxName}"`,
      ],
      removedProduct: undefined,
      packs: 0,
    });
  });

  it('options of products that are missing from the table are removed', async () => {
    const [reportLines, remainingRows] = await runAndUndo(async (db) => {
      const rows = (await readCells(db, 'options.csv')).slice(0, 3);
      const { reportLines: lines } = await importRows(db, { 'options.csv': rows }, removeMissing);
      return [lines, await readCells(db, 'options.csv')];
    });
    expect([reportLines[0], remainingRows.length]).toEqual([
      'options.csv        0 added, 0 changed, 243 removed, 3 unchanged',
      3,
    ]);
  });

  it('the removal of a subcategory in use is refused', async () => {
    const { reportLines } = await runAndUndo(async (db) => {
      const [, ...otherRows] = await readCells(db, 'subcategories.csv');
      return importRows(db, { 'subcategories.csv': otherRows }, removeMissing);
    });
    expect(reportLines[0]).toBe(
      `subcategories.csv: subcategory 1 "Burger Boxes" is not in the file, but product 1 "${burgerBoxName}" belongs to it. Keep its row, or move or remove the product first.`,
    );
  });

  it('a subcategory is removed once its products have moved', async () => {
    const { reportLines } = await runAndUndo(async (db) => {
      const [, ...otherRows] = await readCells(db, 'subcategories.csv');
      const products = (await readCells(db, 'products.csv')).map((row) =>
        row[2] === "'1" ? row.with(2, '2').with(3, '') : row,
      );
      return importRows(
        db,
        { 'subcategories.csv': otherRows, 'products.csv': products },
        removeMissing,
      );
    });
    expect(reportLines[0]).toBe('subcategories.csv  0 added, 0 changed, 1 removed, 60 unchanged');
  });

  it('a pack of a removed product is refused', async () => {
    const { faults } = await runAndUndo(async (db) => {
      const [, ...otherRows] = await readCells(db, 'products.csv');
      const packs = await readCells(db, 'packs.csv');
      return importRows(db, { 'products.csv': otherRows, 'packs.csv': packs }, removeMissing);
    });
    expect(faults).toEqual(
      Array(3).fill(expect.stringContaining('so --remove-missing removes it. Add it there')),
    );
  });

  it('a table without rows is refused', async () => {
    const { faults } = await runAndUndo((db) => importRows(db, { 'packs.csv': [] }, removeMissing));
    expect(faults).toEqual([expect.stringContaining('would remove everything')]);
  });
});

it('imports 10,000 products with 30,000 packs in seconds, then finds no changes', async () => {
  const productIds = Array.from({ length: 10_000 }, (_, index) => 1_001 + index);
  const longText = `<p>${'Some text. '.repeat(50)}</p>`;
  const cellsByFile: CellsByFile = {
    'products.csv': productIds.map((id) => [
      ...[String(id), `Product ${id}`, '1', 'Burger Boxes', longText, longText],
      ...[`/media/${id}.webp`, 'ALLPWL NEWPWL'],
    ]),
    'packs.csv': productIds.flatMap((id) =>
      [50, 100, 500].map((size) => [
        '',
        String(id),
        `Product ${id}`,
        `Pack of ${size}`,
        'Pcs',
        `${size}`,
      ]),
    ),
  };
  const [reportLines, secondReport, importCpuSeconds] = await runAndUndo(async (db) => {
    // Measure CPU time, because other processes on this computer would distort the elapsed time.
    const cpuUsageBefore = process.cpuUsage();
    const { reportLines: lines } = await importRows(db, cellsByFile);
    const cpuSeconds = process.cpuUsage(cpuUsageBefore).user / 1e6;
    return [lines, (await importRows(db, await readAllCells(db))).reportLines, cpuSeconds] as const;
  });
  expect([reportLines[0], secondReport.at(-1)]).toEqual([
    'products.csv       10000 added, 0 changed, 0 removed, 0 unchanged, 151 not in the file and kept',
    'Nothing has changed.',
  ]);
  expect(importCpuSeconds).toBeLessThan(30);
}, 240_000);
