import { namedFields, type InboxEntry } from './inboxEntries';
import { localTime, plainLine, plainLines } from './plainText';

/** By which Excel knows UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Entries as a table for a spreadsheet. */
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
  ...namedFields.map(([, field]) => plainLine(entry[field])),
  plainLines(entry.contactMessage).join('\n'),
  String(entry.timesSent),
];

/** RFC 4180. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

/** An apostrophe keeps a spreadsheet from reading what somebody typed as a formula. */
const harmless = (cell: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;

function quoted(cell: string): string {
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
