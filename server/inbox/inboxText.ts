import { labelledFields, type InboxEntry } from './inboxEntries';
import { formatLocalTime, toPlainLine, toPlainLines } from './plainText';

const terminalWidth = 80;
const labelWidth = 11;
const messageIndent = 4;

/**
 * Formats entries for a terminal. Texts from senders are indented, so that no text can imitate
 * another entry.
 */
export const formatInboxText = (entries: readonly InboxEntry[]): string =>
  entries.map((entry) => `${formatEntry(entry).join('\n')}\n\n`).join('');

function formatEntry(entry: InboxEntry): string[] {
  const entryTitle = entry.reference === undefined ? 'Enquiry' : `Order ${entry.reference}`;
  const resentText = entry.timesSent > 1 ? ` (sent ${entry.timesSent} times)` : '';
  return [
    `${formatLocalTime(entry.receivedAt)}  ${entryTitle}${resentText}`,
    ...labelledFields.flatMap(([label, field]) =>
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
  const maxWidth = terminalWidth - indent;
  const wrappedLines = line.match(
    new RegExp(`.{1,${maxWidth}}(?:\\s+|$)|.{${maxWidth}}`, 'gu'),
  ) ?? [''];
  return wrappedLines.map((wrappedLine) => `${' '.repeat(indent)}${wrappedLine}`.trimEnd());
}
