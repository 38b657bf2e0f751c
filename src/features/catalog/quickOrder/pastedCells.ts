/** What a spreadsheet copies has tabs; what it exports, semicolons in some countries and commas in the others. */
const separatorOf = (text: string): string =>
  ['\t', ';'].find((separator) => text.includes(separator)) ?? ',';

/**
 * The cells of a text that was copied or exported from a spreadsheet, row by row; rows without text are left out. A
 * quote that does not enclose a cell is a letter, as in `8" box`; a doubled one within a quoted cell stands for one.
 */
export function pastedCells(text: string): string[][] {
  const separator = separatorOf(text);
  const quoted = '"([^"]*(?:""[^"]*)*)"';
  const cell = new RegExp(
    `(?:${quoted}|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`,
    'g',
  );
  const rows: string[][] = [[]];
  for (const [, enclosed, plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push(enclosed?.replaceAll('""', '"') ?? plain);
    if (end !== separator) rows.push([]);
  }
  return rows.filter((cells) => cells.some((text) => text.trim() !== ''));
}
