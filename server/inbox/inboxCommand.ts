import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../startError';
import { inboxCsv } from './inboxCsv';
import { inboxEntries, type InboxEntry } from './inboxEntries';
import { inboxText } from './inboxText';
import { readInboxOptions, usage, type InboxOptions } from './options';
import { readInbox } from './readInbox';

async function run(args: string[]): Promise<void> {
  const options = readInboxOptions(args);
  const rows = await readInbox(options);
  const found = inboxEntries(rows).filter(({ kind }) =>
    kind === 'order' ? options.orders : options.enquiries,
  );
  const shown = found.slice(0, options.limit);
  if (options.csv && options.file === undefined) process.stdout.write(inboxCsv(shown));
  else if (options.file !== undefined) await writeTable(options.file, shown);
  else process.stdout.write(`${inboxText(shown)}${countLine(shown, found.length, options)}\n`);
}

async function writeTable(file: string, entries: InboxEntry[]): Promise<void> {
  try {
    // For its owner alone: it holds people's addresses.
    await writeFile(file, inboxCsv(entries), { mode: 0o600 });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartError(`${file} cannot be written (${reason}).`);
  }
  console.log(`${counted(entries.length, 'row')} written to ${path.resolve(file)}`);
}

function countLine(shown: InboxEntry[], found: number, options: InboxOptions): string {
  const orders = shown.filter(({ kind }) => kind === 'order').length;
  const counts = [
    ...(options.orders ? [counted(orders, 'order')] : []),
    ...(options.enquiries ? [counted(shown.length - orders, 'enquiry', 'enquiries')] : []),
  ].join(', ');
  const cut = shown.length < found ? ` (the newest ${shown.length} of ${found})` : '';
  return `${counts}${cut}. Times are of ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`;
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

export const inboxCommand = { usage, run };
