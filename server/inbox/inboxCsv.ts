import { formatCsv } from '../csvText';
import { labelledFields, type InboxEntry } from './inboxEntries';
import { formatLocalTime, toPlainLine, toPlainLines } from './plainText';

/** Formats entries as a table for a spreadsheet. */
export const formatInboxCsv = (entries: readonly InboxEntry[]): string =>
  formatSafeCsv([headings, ...entries.map(formatRow)]);

const headings = [
  'Received',
  'Kind',
  'Reference',
  ...labelledFields.map(([label]) => label),
  'Message',
  'Times sent',
];

const formatRow = (entry: InboxEntry): string[] => [
  formatLocalTime(entry.receivedAt),
  entry.kind,
  entry.reference ?? '',
  ...labelledFields.map(([, field]) =>
    field === 'contactNo' ? addApostrophe(toPlainLine(entry[field])) : toPlainLine(entry[field]),
  ),
  toPlainLines(entry.contactMessage).join('\n'),
  String(entry.timesSent),
];

/** Formats rows as CSV, and escapes cells that a spreadsheet would read as formulas. */
export const formatSafeCsv = (rows: readonly (readonly string[])[]): string =>
  formatCsv(rows.map((cells) => cells.map(escapeFormulas)));

/** Adds an apostrophe, so that a spreadsheet does not read `0300` as the number 300. */
const addApostrophe = (cell: string): string => `'${cell}`;

/**
 * Adds an apostrophe before anything that a spreadsheet could read as a formula. This includes text
 * after `;`, a tab or a line end, because a spreadsheet may split cells there.
 */
const escapeFormulas = (cell: string): string =>
  cell.replace(/(^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g, "$1'");
