import { namedFields, type InboxEntry } from './inboxEntries';
import { localTime, plainLine, plainLines } from './plainText';

const width = 80;
const labelWidth = 11;
const messageIndent = 4;

/**
 * Formats entries for a terminal. Texts of senders are indented, so none can imitate another entry.
 */
export const inboxText = (entries: readonly InboxEntry[]): string =>
  entries.map((entry) => `${entryLines(entry).join('\n')}\n\n`).join('');

function entryLines(entry: InboxEntry): string[] {
  const kind = entry.reference === undefined ? 'Enquiry' : `Order ${entry.reference}`;
  const again = entry.timesSent > 1 ? ` (sent ${entry.timesSent} times)` : '';
  return [
    `${localTime(entry.receivedAt)}  ${kind}${again}`,
    ...namedFields.flatMap(([label, field]) =>
      wrapped(plainLine(entry[field]), labelWidth).map((line, index) =>
        index === 0 ? `  ${label.padEnd(labelWidth - 2)}${line.trimStart()}` : line,
      ),
    ),
    '',
    ...plainLines(entry.contactMessage).flatMap((line) => wrapped(line, messageIndent)),
  ];
}

/** Wraps a line to the width of the terminal, between words where possible. */
function wrapped(line: string, indent: number): string[] {
  const room = width - indent;
  const parts = line.match(new RegExp(`.{1,${room}}(?:\\s+|$)|.{${room}}`, 'gu')) ?? [''];
  return parts.map((part) => `${' '.repeat(indent)}${part}`.trimEnd());
}
