import { isRemoved, type CheckContext } from './checkRows';
import type { FileRow } from './readTables';
import { fromCell } from './spreadsheetText';
import { findTable, type Column, type Row } from './tables';

/**
 * Checks the ids with which a row refers to other rows. Those rows must exist, and their names must
 * match the names beside the ids.
 */
export function checkReferences(
  context: CheckContext,
  { file, columns }: { file: string; columns: readonly Column[] },
  { row, cells }: FileRow,
  newRow: Row,
): void {
  const { shop, importedTables, faults } = context;
  for (const { heading, kind, field, table } of columns) {
    const id = newRow[field];
    if (!table || typeof id !== 'number') continue;
    const { noun, labelField, file: tableFile } = findTable(table);
    const currentRow = shop.rows[table].get(id);
    const importedRow = importedTables.get(table)?.rowsById.get(id)?.after;
    const addFault = (text: string) => faults.push({ file, row, column: heading, text });
    if (kind === 'reference' && isRemoved(context, table, id))
      addFault(
        `${noun} ${id} is not in ${tableFile}, so --remove-missing removes it. Add it there, or delete this row.`,
      );
    else if (kind === 'reference' && !currentRow && !importedRow)
      addFault(`there is no ${noun} ${id}. Write the id of one that is in ${tableFile}.`);
    else if (kind === 'name' && (currentRow ?? importedRow)) {
      const writtenName = normaliseName(fromCell(cells.get(heading) ?? ''));
      const names = [currentRow, importedRow].flatMap((namedRow) =>
        namedRow ? [normaliseName(String(namedRow[labelField]))] : [],
      );
      if (writtenName !== '' && !names.includes(writtenName))
        addFault(
          `${noun} ${id} is "${names[0] ?? ''}", not "${writtenName}". Check whether one column was sorted without the others. Otherwise correct the id, or empty this cell.`,
        );
    }
  }
}

/** Returns a name without surplus white space, so that names can be compared. */
export const normaliseName = (text: string) => text.trim().replace(/\s+/g, ' ');
