import { cutAtGrapheme } from '@/shared/text/graphemes';

/** So many characters of a cell count; a link to a product may be that long. */
export const longestCell = 400;

/** One line without control characters and marks that turn the direction of text, of a bearable length. */
export const cleanCell = (cell: string): string =>
  cutAtGrapheme(
    cutAtGrapheme(cell, longestCell * 2)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .replace(/[\p{Cf}\p{Cs}]/gu, '')
      .trim(),
    longestCell,
  ).trim();

/** What a spreadsheet copies has tabs; what it exports, semicolons in some countries and commas in the others. */
const detectSeparator = (text: string): string =>
  ['\t', ';'].find((separator) => text.includes(separator)) ?? ',';

function splitCells(text: string, separator: string): string[][] {
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

const digit = String.raw`[\d\u0660-\u0669\u06F0-\u06F9]`;
const thousands = new RegExp(`(?<=${digit}),(?=(?:${digit}{2},){0,3}${digit}{3}(?!${digit}))`, 'g');
/** Whether all rows have as many cells; a title or a remark stands alone in its row. */
function isTable(rows: readonly string[][]): boolean {
  const [first, ...others] = rows.filter((cells) => cells.filter(Boolean).length > 1);
  return others.every(({ length }) => length === first?.length);
}

/**
 * A text whose columns are set off by spaces alone, with tabs in their place: most lines have two gaps of two spaces or
 * more. Any other text stays as it is.
 */
export function separateByTabs(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const gaps = lines.filter(Boolean).map((line) => (line.match(/ {2,}/g) ?? []).length);
  const isAligned = gaps.filter((count) => count >= 2).length * 3 >= gaps.length * 2;
  if (!isAligned || text.includes('\t') || gaps.length < 2) return text;
  // '---' parts headings from rows.
  const rows = lines.filter((line) => !/^[-=_+| ]{3,}$/.test(line));
  return rows.map((line) => line.replace(/ {2,}/g, '\t')).join('\n');
}

/**
 * Whether a text has columns: tabs, semicolons in most of its lines, or as many commas in most of them. The commas of a
 * message stand anywhere.
 */
export function isTableText(text: string): boolean {
  if (text.trim().includes('\t')) return true;
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.filter((line) => line.includes(';')).length * 2 > lines.length) return true;
  const widths = parseCells(text).map(({ length }) => length);
  const [most = 0] = [...new Set(widths)]
    .filter((width) => width > 1)
    .sort((a, b) => times(b, widths) - times(a, widths));
  return times(most, widths) * 3 >= widths.length * 2;
}

const times = (one: number, all: readonly number[]): number =>
  all.filter((other) => other === one).length;

/**
 * The cells of a text that was copied or exported from a spreadsheet, row by row; rows without text are left out. A
 * quote that does not enclose a cell is a letter, as in `8" box`; a doubled one within a quoted cell stands for one.
 * '1,000' is a thousand where commas part the cells, too, unless all rows have as many cells only otherwise.
 */
export function parseCells(text: string): string[][] {
  const separator = detectSeparator(text);
  const rows = splitCells(text, separator);
  if (separator !== ',') return rows;
  const joined = splitCells(text.replace(thousands, '٬'), separator).map((cells) =>
    cells.map((cell) => cell.replaceAll('٬', ',')),
  );
  return rows[0]?.[2] !== undefined && isTable(rows) && !isTable(joined) ? rows : joined;
}
