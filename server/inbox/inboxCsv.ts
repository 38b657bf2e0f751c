import { byteOrderMark, csvText } from '../csvText';
import { namedFields, type InboxEntry } from './inboxEntries';
import { localTime, plainLine, plainLines } from './plainText';

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
  ...namedFields.map(([, field]) =>
    field === 'contactNo' ? asText(plainLine(entry[field])) : plainLine(entry[field]),
  ),
  plainLines(entry.contactMessage).join('\n'),
  String(entry.timesSent),
];

/** No cell of it begins a formula. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  csvText(rows.map((cells) => cells.map(harmless)));

/** An apostrophe keeps a spreadsheet from reading a number, which would lose the zero of `0300`. */
const asText = (cell: string): string => `'${cell}`;

/**
 * The same keeps it from reading what somebody typed as a formula. Cells begin within a text as well: where a comma does
 * not separate, `;`, tab or the end of a line may.
 */
const harmless = (cell: string): string =>
  cell.replace(/(^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g, "$1'");
