import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { byteOrderMark, csvText } from '../csvText';
import { StartError } from '../startError';
import type { Shop } from './readShop';
import { asCell } from './spreadsheetText';
import * as t from './tables';

/**
 * Length in characters at which a spreadsheet may have cut a text. Spreadsheets cut longer texts
 * silently and save the shortened ones.
 */
export const longestCell = 32_767;

/** Returns the rows of cells without headings, by file name. */
export function shopCells(shop: Shop): Map<string, string[][]> {
  const { company = {} } = shop;
  return new Map([
    [
      t.companyFile,
      Object.entries(t.companyFields).map(([detail, field]) => [
        detail,
        asCell(String(company[field] ?? '')),
      ]),
    ],
    ...t.tables.map((table): [string, string[][]] => [
      table.file,
      [...shop.rows[table.name].values()].map((row) => rowCells(shop, table.columns, row)),
    ]),
    [
      t.optionsFile,
      // Follow the order of the product table.
      [...shop.rows.products.keys()].flatMap((productId) =>
        (shop.options.get(productId) ?? []).map((row) =>
          rowCells(shop, t.optionColumns, { productId, ...row }),
        ),
      ),
    ],
  ]);
}

export const rowCells = (shop: Shop, columns: readonly t.Column[], row: t.Row): string[] =>
  columns.map(({ kind, field, of }) => {
    const value = row[field] ?? '';
    if (kind === 'price') return String(value);
    if (kind !== 'name' || !of) return asCell(String(value));
    return asCell(String(shop.rows[of].get(Number(value))?.[t.findTable(of).label] ?? ''));
  });

/**
 * Writes the tables and returns lines that describe them.
 * @throws StartError if a table exists or cannot be written
 */
export async function writeTables(folder: string, shop: Shop): Promise<string[]> {
  const cells = shopCells(shop);
  const there = [...cells.keys()].filter((file) => existsSync(path.join(folder, file)));
  if (there.length > 0)
    throw new StartError(
      `${folder} already contains ${there.join(', ')}, perhaps with changes that are not imported yet. ` +
        'Choose another folder, or delete them first.',
    );
  const said = [];
  try {
    await mkdir(folder, { recursive: true });
    for (const [file, rows] of cells) {
      const text = csvText([t.headingsByFile.get(file) ?? [], ...rows]);
      await writeFile(path.join(folder, file), byteOrderMark + text, { flag: 'wx' });
      said.push(`${file.padEnd(18)} ${rows.length} rows`);
      rows.forEach((row, index) => {
        if (row.some(({ length }) => length >= longestCell))
          said.push(
            `  Row ${index + 2} has a cell that is too long for a spreadsheet, which would cut it.`,
          );
      });
    }
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartError(`${folder} cannot be written (${code}).`);
  }
  return said;
}
