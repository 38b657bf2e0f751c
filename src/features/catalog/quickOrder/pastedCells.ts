/** Where the quoted cell that begins at `start` has its closing quote; a doubled quote stands for one. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text.charAt(at + 1) !== '"') return at;
  }
  return -1;
}

const isEnd = (letter: string, separator: string): boolean =>
  letter === '' || letter === separator || letter === '\n' || letter === '\r';

/** What a spreadsheet copies has tabs; what it exports, semicolons in some countries and commas in the others. */
const separatorOf = (text: string): string =>
  ['\t', ';'].find((separator) => text.includes(separator)) ?? ',';

/**
 * The cells of a text that was copied or exported from a spreadsheet, row by row; rows without text are left out. A
 * quote that does not enclose a cell is a letter, as in `8" box`.
 */
export function pastedCells(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const closing = text.charAt(at) === '"' ? closingQuote(text, at) : -1;
    if (closing !== -1 && isEnd(text.charAt(closing + 1), separator)) {
      row.push(text.slice(at + 1, closing).replaceAll('""', '"'));
      at = closing + 1;
    } else {
      const start = at;
      while (!isEnd(text.charAt(at), separator)) at += 1;
      row.push(text.slice(start, at));
    }
    const end = text.charAt(at);
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (end === separator && at < text.length) continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}
