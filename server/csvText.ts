/** Mark at the start of a file, by which Excel recognises UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Formats rows as CSV according to RFC 4180. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoteCell).join(',')}\r\n`).join('');

const quoteCell = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
