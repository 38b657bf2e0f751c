import { open } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../startError';
import { formatInboxCsv } from './inboxCsv';
import { toInboxEntries, type InboxEntry } from './inboxEntries';
import { formatInboxText } from './inboxText';
import { readInboxOptions, usage } from './options';
import { readInbox } from './readInbox';

async function run(args: string[]): Promise<void> {
  const { since, csv, as } = readInboxOptions(args);
  const rows = await readInbox(as);
  // Filter after joining, because some parts of a long order may be older than `since`.
  const entries = toInboxEntries(rows).filter(({ receivedAt }) => receivedAt >= since);
  if (csv !== undefined) await writeTable(csv, entries);
  else process.stdout.write(`${formatInboxText(entries)}${countLine(entries)}\n`);
}

async function writeTable(file: string, entries: InboxEntry[]): Promise<void> {
  try {
    await writeForOwner(file, formatInboxCsv(entries));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartError(`${file} cannot be written (${reason}).`);
  }
  console.log(`${formatCount(entries.length, 'row')} written to ${path.resolve(file)}`);
}

/**
 * Writes a file that only its owner may read, because it contains addresses. The permissions of an
 * existing file are restricted, too.
 */
async function writeForOwner(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    if ((await handle.stat()).isFile()) await handle.chmod(0o600);
    await handle.writeFile(text);
  } finally {
    await handle.close();
  }
}

function countLine(entries: InboxEntry[]): string {
  const orders = entries.filter(({ kind }) => kind === 'order').length;
  const enquiries = formatCount(entries.length - orders, 'enquiry', 'enquiries');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${formatCount(orders, 'order')}, ${enquiries}. Times are in ${timeZone}.`;
}

const formatCount = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`;

export const inboxCommand = { usage, run };
