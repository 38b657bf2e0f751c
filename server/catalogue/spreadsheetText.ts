/** A letter, or what begins a tag or an address. Before anything else a spreadsheet may see a number or a formula. */
const plainStart = /^[\p{L}</]/u;

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

/** What a spreadsheet reads as a truth, a date or an amount of money although it begins with a letter. */
const misread = new RegExp(
  `^(?:true|false)$|^(?:${months})\\p{L}*[\\s.,/-]*\\d|^\\p{L}{1,3}\\.?\\s*[\\d.,]+$`,
  'iu',
);

/** An apostrophe keeps a spreadsheet from reading a text as anything else: `5-10` as a date, `0300` as 300. */
export const asCell = (text: string): string =>
  text === '' || (plainStart.test(text) && !misread.test(text.trim())) ? text : `'${text}`;

/** The text of a cell that `asCell` gave, or that somebody typed. */
export const fromCell = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell);

/** Spreadsheets write the line breaks within a cell in their own way. */
export const sameText = (one: string, other: string): boolean =>
  one === other || withPlainBreaks(one) === withPlainBreaks(other);

const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n');
