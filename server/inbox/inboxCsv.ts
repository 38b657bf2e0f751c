import { byteOrderMark, formatCsv } from '../csvText';
import { namedFields, type InboxEntry } from './inboxEntries';
import { formatLocalTime, toPlainLine, toPlainLines } from './plainText';

/** Formats entries as a table for a spreadsheet. */
export const formatInboxCsv = (entries: readonly InboxEntry[]): string =>
  byteOrderMark + formatTextCsv([heading, ...entries.map(formatRow)]);

const heading = [
  'Received',
  'Kind',
  'Reference',
  ...namedFields.map(([label]) => label),
  'Message',
  'Times sent',
];

const formatRow = (entry: InboxEntry): string[] => [
  formatLocalTime(entry.receivedAt),
  entry.kind,
  entry.reference ?? '',
  ...namedFields.map(([, field]) =>
    field === 'contactNo' ? quoteAsText(toPlainLine(entry[field])) : toPlainLine(entry[field]),
  ),
  toPlainLines(entry.contactMessage).join('\n'),
  String(entry.timesSent),
];

/** Formats CSV in which no cell starts a formula. */
export const formatTextCsv = (rows: readonly (readonly string[])[]): string =>
  formatCsv(rows.map((cells) => cells.map(escapeFormulas)));

/** Adds an apostrophe, so that a spreadsheet does not read `0300` as the number 300. */
const quoteAsText = (cell: string): string => `'${cell}`;

/**
 * Adds an apostrophe to anything that a spreadsheet could read as a formula. This includes the
 * later lines and parts of a text, because `;`, tab and line end may also separate cells.
 */
const escapeFormulas = (cell: string): string =>
  cell.replace(/(^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g, "$1'");
