/**
 * Matches text that starts with a letter, an HTML tag or a path. A spreadsheet may read any other
 * text as a number or formula.
 */
const plainStartPattern = /^[\p{L}</]/u;

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

/**
 * Matches texts that a spreadsheet reads as a boolean, date or amount of money, although they start
 * with a letter.
 */
const misreadPattern = new RegExp(
  `^(?:true|false)$|^(?:${months})\\p{L}*[\\s.,/-]*\\d|^\\p{L}{1,3}\\.?\\s*[\\d.,]+$`,
  'iu',
);

/**
 * Adds an apostrophe where a spreadsheet would convert the text, such as `5-10` to a date or `0300`
 * to 300.
 */
export const toCell = (text: string): string =>
  text === '' || (plainStartPattern.test(text) && !misreadPattern.test(text.trim()))
    ? text
    : `'${text}`;

/** Returns the text of a cell, without the leading apostrophe that `toCell` or a person added. */
export const fromCell = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell);

/**
 * Returns whether two texts are equal apart from their line breaks. A spreadsheet may replace the
 * line breaks of a cell by another kind.
 */
export const isSameText = (text: string, otherText: string): boolean =>
  text === otherText || normaliseLineBreaks(text) === normaliseLineBreaks(otherText);

const normaliseLineBreaks = (text: string) => text.replace(/\r\n?/g, '\n');
