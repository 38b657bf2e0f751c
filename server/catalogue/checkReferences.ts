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
  for (const { heading, kind, field, of } of columns) {
    const id = after[field];
    if (!of || typeof id !== 'number') continue;
    const { noun, label, file: itsFile } = findTable(of);
    const now = shop.rows[of].get(id);
    const imported = read.get(of)?.byId.get(id)?.after;
    const fail = (text: string) => faults.push({ file, row, column: heading, text });
    if (kind === 'reference' && isRemoved(checking, of, id))
      fail(
        `${noun} ${id} is not in ${itsFile}, so --remove-missing removes it. Add it there, or delete this row.`,
      );
    else if (kind === 'reference' && !now && !imported)
      fail(`there is no ${noun} ${id}. Write the id of one that is in ${itsFile}.`);
    else if (kind === 'name' && (now ?? imported)) {
      const written = asName(fromCell(cells.get(heading) ?? ''));
      const names = [now, imported].flatMap((one) => (one ? [asName(String(one[label]))] : []));
      if (written !== '' && !names.includes(written))
        fail(
          `${noun} ${id} is "${names[0] ?? ''}", not "${written}". Check whether one column was sorted without the others. Otherwise correct the id, or empty this cell.`,
        );
    }
  }
}

/** Normalises white space before names are compared. */
export const asName = (text: string) => text.trim().replace(/\s+/g, ' ');
