import { createArgumentReader } from '../createArgumentReader.mjs';

/** Options of the commands that ask a running shop. */
export const shopOptions = {
  as: {
    type: 'string',
    value: 'EMAIL',
    help: 'logs in as this administrator if the shop is running, and asks for the password',
  },
} as const;

export const shopNotes = `Instead of --as, the environment variable INBOX_TOKEN can contain an administrator's token. Neither is needed if
the shop is stopped, or if its data is on a PostgreSQL server (DATABASE_URL).`;

const readArguments = createArgumentReader({
  usage: 'npm run inbox -- [...]: shows orders and enquiries from shoppers, newest first',
  options: {
    since: {
      type: 'string',
      value: 'YYYY-MM-DD',
      help: 'shows only what was received on that day or later',
    },
    csv: { type: 'string', value: 'FILE', help: 'writes a spreadsheet table to the file instead' },
    ...shopOptions,
  },
  notes: shopNotes,
});

export const readInboxOptions = (args: string[]) =>
  readArguments(args, ({ since = '1970-01-01', csv, as }) => ({
    since: toStartOfDay(since),
    csv,
    as,
  }));

function toStartOfDay(dayText: string): Date {
  const day = new Date(`${dayText}T00:00`);
  const isRealDay =
    /^\d{4}-\d\d-\d\d$/.test(dayText) && day.toLocaleDateString('sv-SE') === dayText;
  if (!isRealDay) throw new Error(`--since must be a day such as 2026-11-21, not "${dayText}"`);
  return day;
}
