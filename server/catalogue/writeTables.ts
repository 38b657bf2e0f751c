import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatCsv } from '../csvText';
import { StartError } from '../startError';
import type { Shop } from './readShop';
import { toCell } from './spreadsheetText';
import * as catalogueTables from './tables';

/**
 * Number of characters that fit into a cell. Spreadsheets cut longer texts without a message, and
 * save the shortened texts.
 */
export const maxCellLength = 32_767;

/** Returns the rows of each file by file name, without the headings. */
export function createShopCells(shop: Shop): Map<string, string[][]> {
  const { company = {} } = shop;
  return new Map([
    [
      catalogueTables.companyFile,
      Object.entries(catalogueTables.companyFieldsByDetail).map(([detail, field]) => [
        detail,
        toCell(String(company[field] ?? '')),
      ]),
    ],
    ...catalogueTables.tables.map((table): [string, string[][]] => [
      table.file,
      [...shop.rows[table.name].values()].map((row) => createRowCells(shop, table.columns, row)),
    ]),
    [
      catalogueTables.optionsFile,
      // Options are written in the order of the product table.
      [...shop.rows.products.keys()].flatMap((productId) =>
        (shop.optionsByProductId.get(productId) ?? []).map((row) =>
          createRowCells(shop, catalogueTables.optionColumns, { productId, ...row }),
        ),
      ),
    ],
  ]);
}

export const createRowCells = (
  shop: Shop,
  columns: readonly catalogueTables.Column[],
  row: catalogueTables.Row,
): string[] =>
  columns.map(({ kind, field, table }) => {
    const value = row[field] ?? '';
    if (kind === 'price') return String(value);
    if (kind !== 'name' || !table) return toCell(String(value));
    return toCell(
      String(
        shop.rows[table].get(Number(value))?.[catalogueTables.findTable(table).labelField] ?? '',
      ),
    );
  });

/**
 * Writes the tables as CSV files.
 * @returns lines of output: the row count of each file, and warnings about too long cells
 * @throws StartError if a table exists or cannot be written
 */
export async function writeTables(folder: string, shop: Shop): Promise<string[]> {
  const cellsByFile = createShopCells(shop);
  const existingFiles = [...cellsByFile.keys()].filter((file) =>
    existsSync(path.join(folder, file)),
  );
  if (existingFiles.length > 0)
    throw new StartError(
      `${folder} already contains ${existingFiles.join(', ')}, perhaps with changes that are not imported yet. ` +
        'Choose another folder, or delete them first.',
    );
  const outputLines = [];
  try {
    await mkdir(folder, { recursive: true });
    for (const [file, rows] of cellsByFile) {
      const text = formatCsv([catalogueTables.headingsByFile.get(file) ?? [], ...rows]);
      await writeFile(path.join(folder, file), text, { flag: 'wx' });
      outputLines.push(`${file.padEnd(18)} ${rows.length} rows`);
      rows.forEach((row, index) => {
        if (row.some(({ length }) => length >= maxCellLength))
          outputLines.push(
            `  Row ${index + 2} has a cell that is too long for a spreadsheet, which would cut it.`,
          );
      });
    }
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartError(`${folder} cannot be written (${code}).`);
  }
  return outputLines;
}
