import { readFileSync } from 'node:fs';
import { createTempFolder } from '../testing/tempFolder';
import { writeTables } from './writeTables';
import type { Shop } from './readShop';
import type { Row } from './tables';

const { getPath, write } = createTempFolder();

const createRowsById = (...rows: Row[]) => new Map(rows.map((row, index) => [index + 1, row]));

const createShop = (productSpecText: string): Shop => ({
  company: undefined,
  rows: {
    areas: createRowsById({ productAreaId: 1, productAreaName: '1/2 boxes' }),
    categories: createRowsById(),
    subCategories: createRowsById(),
    products: createRowsById({ productId: 1, productName: 'Box', productSpecText }),
    packs: createRowsById({
      productPackId: 1,
      productId: 1,
      packOrderUnitName: 'Pcs',
      salePrice: 1250.5,
    }),
  },
  lastIds: { areas: 1, categories: 0, subCategories: 0, products: 1, packs: 1 },
  optionsByProductId: new Map(),
});

it('writes ids and texts as text, and a price as a number', async () => {
  await writeTables(getPath('texts'), createShop(''));
  expect(readFileSync(getPath('texts/packs.csv'), 'utf8')).toBe(
    "\uFEFFPack id,Product id,Product,Pack,Unit,Price\r\n'1,'1,Box,,Pcs,1250.5\r\n",
  );
});

it('reports a text that a spreadsheet would cut', async () => {
  const outputLines = await writeTables(getPath('long'), createShop('x'.repeat(32_767)));
  expect(outputLines).toContainEqual(
    '  Row 2 has a cell that is too long for a spreadsheet, which would cut it.',
  );
});

it('does not overwrite existing tables', async () => {
  write('edited/packs.csv', 'edited');
  await expect(writeTables(getPath('edited'), createShop(''))).rejects.toThrow(
    'already contains packs.csv',
  );
});
