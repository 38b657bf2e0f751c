import { isRemoved, type Checking } from './checkRows';
import type { FileRow } from './readTables';
import { fromCell } from './spreadsheetText';
import { findTable, type Column, type Row } from './tables';

/** Checks that each id in a row exists and that the name beside it matches. */
export function checkReferences(
  checking: Checking,
  { file, columns }: { file: string; columns: readonly Column[] },
  { row, cells }: FileRow,
  after: Row,
): void {
  const { shop, read, faults } = checking;
  for (const { heading, kind, field, table } of columns) {
    const id = after[field];
    if (!table || typeof id !== 'number') continue;
    const { noun, label, file: itsFile } = findTable(table);
    const currentRow = shop.rows[table].get(id);
    const imported = read.get(table)?.rowsById.get(id)?.after;
    const fail = (text: string) => faults.push({ file, row, column: heading, text });
    if (kind === 'reference' && isRemoved(checking, table, id))
      fail(
        `${noun} ${id} is not in ${itsFile}, so --remove-missing removes it. Add it there, or delete this row.`,
      );
    else if (kind === 'reference' && !currentRow && !imported)
      fail(`there is no ${noun} ${id}. Write the id of one that is in ${itsFile}.`);
    else if (kind === 'name' && (currentRow ?? imported)) {
      const writtenName = normaliseName(fromCell(cells.get(heading) ?? ''));
      const names = [currentRow, imported].flatMap((one) =>
        one ? [normaliseName(String(one[label]))] : [],
      );
      if (writtenName !== '' && !names.includes(writtenName))
        fail(
          `${noun} ${id} is "${names[0] ?? ''}", not "${writtenName}". Check whether one column was sorted without the others. Otherwise correct the id, or empty this cell.`,
        );
    }
  }
}

/** Normalises white space before names are compared. */
export const normaliseName = (text: string) => text.trim().replace(/\s+/g, ' ');
