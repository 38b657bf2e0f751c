import { namedFields, type InboxEntry } from './inboxEntries';
import { formatLocalTime, toPlainLine, toPlainLines } from './plainText';

const width = 80;
const labelWidth = 11;
const messageIndent = 4;

/**
 * Formats entries for a terminal. Texts of senders are indented, so no text can imitate another
 * entry.
 */
export const formatInboxText = (entries: readonly InboxEntry[]): string =>
  entries.map((entry) => `${entryLines(entry).join('\n')}\n\n`).join('');

function entryLines(entry: InboxEntry): string[] {
  const kind = entry.reference === undefined ? 'Enquiry' : `Order ${entry.reference}`;
  const resentText = entry.timesSent > 1 ? ` (sent ${entry.timesSent} times)` : '';
  return [
    `${formatLocalTime(entry.receivedAt)}  ${kind}${resentText}`,
    ...namedFields.flatMap(([label, field]) =>
      wrapLine(toPlainLine(entry[field]), labelWidth).map((line, index) =>
        index === 0 ? `  ${label.padEnd(labelWidth - 2)}${line.trimStart()}` : line,
      ),
    ),
    '',
    ...toPlainLines(entry.contactMessage).flatMap((line) => wrapLine(line, messageIndent)),
  ];
}

/** Wraps a line to the width of the terminal, between words where possible. */
function wrapLine(line: string, indent: number): string[] {
  const maxWidth = width - indent;
  const parts = line.match(new RegExp(`.{1,${maxWidth}}(?:\\s+|$)|.{${maxWidth}}`, 'gu')) ?? [''];
  return parts.map((part) => `${' '.repeat(indent)}${part}`.trimEnd());
}
