import { parseArgs } from 'node:util';
import { UsageError } from '../startError';

export const usage = `npm run inbox -- [options]: shows orders and enquiries from shoppers, newest first

  --since YYYY-MM-DD  shows only what was received on that day or later
  --csv FILE          writes a spreadsheet table to the file instead
  --as EMAIL          logs in as this administrator if the shop is running, and asks for the password
  --help              shows this text

Instead of --as, the environment variable INBOX_TOKEN can contain an administrator's token. Neither is needed if
the shop is stopped, or if its data is on a PostgreSQL server (DATABASE_URL).
`;

export function readInboxOptions(args: string[]) {
  const { since = '1970-01-01', csv, as } = readTextOptions(args, 'since', 'csv', 'as');
  return { since: toStartOfDay(since), csv, as };
}

export function readTextOptions<T extends string>(args: string[], ...optionNames: T[]) {
  const options = Object.fromEntries(
    optionNames.map((name) => [name, { type: 'string' as const }]),
  );
  try {
    return parseArgs({ args, options }).values as Partial<Record<T, string>>;
  } catch (error) {
    throw new UsageError((error as Error).message.split('.')[0]);
  }
}

function toStartOfDay(dayText: string): Date {
  const day = new Date(`${dayText}T00:00`);
  const isRealDay =
    /^\d{4}-\d\d-\d\d$/.test(dayText) && day.toLocaleDateString('sv-SE') === dayText;
  if (!isRealDay)
    throw new UsageError(`--since must be a day such as 2026-11-21, not "${dayText}"`);
  return day;
}
