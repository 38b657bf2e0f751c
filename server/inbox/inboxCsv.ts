import { byteOrderMark, csvText } from '../csvText';
import { namedFields, type InboxEntry } from './inboxEntries';
import { localTime, plainLine, plainLines } from './plainText';

/** Formats entries as a table for a spreadsheet. */
export const inboxCsv = (entries: readonly InboxEntry[]): string =>
  byteOrderMark + csv([heading, ...entries.map(row)]);

const heading = [
  'Received',
  'Kind',
  'Reference',
  ...namedFields.map(([label]) => label),
  'Message',
  'Times sent',
];

const row = (entry: InboxEntry): string[] => [
  localTime(entry.receivedAt),
  entry.kind,
  entry.reference ?? '',
  ...namedFields.map(([, field]) =>
    field === 'contactNo' ? asText(plainLine(entry[field])) : plainLine(entry[field]),
  ),
  plainLines(entry.contactMessage).join('\n'),
  String(entry.timesSent),
];

/** Formats CSV in which no cell starts a formula. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  csvText(rows.map((cells) => cells.map(harmless)));

/** Adds an apostrophe, so that a spreadsheet does not read `0300` as the number 300. */
const asText = (cell: string): string => `'${cell}`;

/**
 * Adds an apostrophe to anything that a spreadsheet could read as a formula. This includes later
 * lines and parts of a text, because `;`, tab or a line end may also separate cells.
 */
const harmless = (cell: string): string =>
  cell.replace(/(^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g, "$1'");
