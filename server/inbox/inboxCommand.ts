import { open } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../startError';
import { formatInboxCsv } from './inboxCsv';
import { toInboxEntries, type InboxEntry } from './inboxEntries';
import { formatInboxText } from './inboxText';
import { readInboxOptions } from './options';
import { readInbox } from './readInbox';

export async function inboxCommand(args: string[]): Promise<void> {
  const { since, csv, as } = readInboxOptions(args);
  const rows = await readInbox(as);
  // Filter the entries, because an earlier copy of an order may be older than `since`.
  const entries = toInboxEntries(rows).filter(({ receivedAt }) => receivedAt >= since);
  if (csv !== undefined) await writeTable(csv, entries);
  else process.stdout.write(`${formatInboxText(entries)}${formatTotals(entries)}\n`);
}

async function writeTable(file: string, entries: InboxEntry[]): Promise<void> {
  try {
    await writePrivateFile(file, formatInboxCsv(entries));
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
async function writePrivateFile(file: string, text: string): Promise<void> {
  const fileHandle = await open(file, 'w', 0o600);
  try {
    if ((await fileHandle.stat()).isFile()) await fileHandle.chmod(0o600);
    await fileHandle.writeFile(text);
  } finally {
    await fileHandle.close();
  }
}

function formatTotals(entries: InboxEntry[]): string {
  const orderCount = entries.filter(({ kind }) => kind === 'order').length;
  const enquiriesText = formatCount(entries.length - orderCount, 'enquiry', 'enquiries');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${formatCount(orderCount, 'order')}, ${enquiriesText}. Times are in ${timeZone}.`;
}

const formatCount = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`;
