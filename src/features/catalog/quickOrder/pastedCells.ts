import { cutAtGrapheme } from '@/shared/text/graphemes';

/** Maximum length of a cell in characters. It is long enough for a link to a product. */
export const maxCellLength = 400;

/**
 * Turns a cell into one line of limited length, without control characters or text direction marks.
 */
export const cleanCell = (cell: string): string =>
  cutAtGrapheme(
    cutAtGrapheme(cell, maxCellLength * 2)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .replace(/[\p{Cf}\p{Cs}]/gu, '')
      .trim(),
    maxCellLength,
  ).trim();

/**
 * Returns the separator of the cells. Copied cells have tabs between them. Exported cells have
 * semicolons in some countries and commas in others.
 */
const detectSeparator = (text: string): string =>
  ['\t', ';'].find((separator) => text.includes(separator)) ?? ',';

function splitCells(text: string, separator: string): string[][] {
  const quotedCellSource = '"([^"]*(?:""[^"]*)*)"';
  const cellPattern = new RegExp(
    `(?:${quotedCellSource}|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`,
    'g',
  );
  const rows: string[][] = [[]];
  for (const [, quotedText, unquotedText = '', delimiter] of text.matchAll(cellPattern)) {
    rows.at(-1)?.push(quotedText?.replaceAll('""', '"') ?? unquotedText);
    if (delimiter !== separator) rows.push([]);
  }
  return rows.filter((cells) => cells.some((text) => text.trim() !== ''));
}

const digitSource = String.raw`[\d\u0660-\u0669\u06F0-\u06F9]`;
const thousandsPattern = new RegExp(
  `(?<=${digitSource}),(?=(?:${digitSource}{2},){0,3}${digitSource}{3}(?!${digitSource}))`,
  'g',
);
/**
 * Returns whether all rows have the same number of cells. Rows with one cell, such as titles, do
 * not count.
 */
function hasEqualRowLengths(rows: readonly string[][]): boolean {
  const [firstRow, ...otherRows] = rows.filter((cells) => cells.filter(Boolean).length > 1);
  return otherRows.every(({ length }) => length === firstRow?.length);
}

/** Matches a line such as '---' or '|---|---|', which separates headings from rows. */
const ruleLinePattern = /^[-=_+:| ]{3,}$/;

/**
 * Replaces gaps of spaces by tabs if the gaps separate columns. Gaps separate columns if most lines
 * have at least two gaps of two or more spaces, or start with '|'.
 */
export function separateByTabs(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const linesWithBars = lines.filter((line) => line.startsWith('|'));
  if (linesWithBars.length * 2 > lines.length)
    return linesWithBars
      .filter((line) => !ruleLinePattern.test(line))
      .map((line) => line.replace(/^\|\s*|\s*\|$/g, '').replace(/\s*\|\s*/g, '\t'))
      .join('\n');
  const gapCounts = lines.filter(Boolean).map((line) => (line.match(/ {2,}/g) ?? []).length);
  const isAligned = gapCounts.filter((count) => count >= 2).length * 3 >= gapCounts.length * 2;
  if (!isAligned || text.includes('\t') || gapCounts.length < 2) return text;
  const rows = lines.filter((line) => !ruleLinePattern.test(line));
  return rows.map((line) => line.replace(/ {2,}/g, '\t')).join('\n');
}

/**
 * Returns whether a text has columns. Columns are separated by tabs, by semicolons in most lines,
 * or by equally many commas in most lines. In a message, the number of commas varies.
 */
export function isTableText(text: string): boolean {
  if (text.trim().includes('\t')) return true;
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.filter((line) => line.includes(';')).length * 2 > lines.length) return true;
  const widths = parseCells(text).map(({ length }) => length);
  const [commonestWidth = 0] = [...new Set(widths)]
    .filter((width) => width > 1)
    .sort((a, b) => countOccurrences(b, widths) - countOccurrences(a, widths));
  return countOccurrences(commonestWidth, widths) * 3 >= widths.length * 2;
}

const countOccurrences = (value: number, values: readonly number[]): number =>
  values.filter((candidate) => candidate === value).length;

/**
 * Parses the cells of a text copied or exported from a spreadsheet, and leaves out empty rows. A
 * quotation mark that does not enclose a cell stays, as in `8" box`. A doubled quotation mark in a
 * quoted cell stands for a single one. If commas separate the cells, '1,000' is still one number.
 * Such a number is split only if all rows have the same number of cells with the split, but not
 * without it.
 */
export function parseCells(text: string): string[][] {
  const separator = detectSeparator(text);
  const rows = splitCells(text, separator);
  if (separator !== ',') return rows;
  const rowsWithJoinedNumbers = splitCells(text.replace(thousandsPattern, '٬'), separator).map(
    (cells) => cells.map((cell) => cell.replaceAll('٬', ',')),
  );
  return rows[0]?.[2] !== undefined &&
    hasEqualRowLengths(rows) &&
    !hasEqualRowLengths(rowsWithJoinedNumbers)
    ? rows
    : rowsWithJoinedNumbers;
}
