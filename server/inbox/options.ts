import { parseArgs } from 'node:util';
import { UsageError } from '../startError';

export type InboxOptions = ReturnType<typeof readInboxOptions>;

export const usage = `npm run inbox -- [options]: what shoppers have sent, newest first

  --orders            only orders
  --enquiries         only enquiries
  --since YYYY-MM-DD  only what came on that day or later
  --limit N           only the newest N
  --csv [FILE]        a table for a spreadsheet, into the file or to the screen
  --as EMAIL          the administrator who asks a shop that runs; the password is asked for
  --help              this text

In place of --as, INBOX_TOKEN in the environment may hold an administrator's token (call 8). Neither is needed where the
shop is stopped, or its data are on a PostgreSQL server (DATABASE_URL).
`;

export function readInboxOptions(args: string[]) {
  const { values, positionals } = parse(args);
  const { orders = false, enquiries = false, csv = false, since, limit, as } = values;
  const [file, ...others] = positionals;
  if ((file !== undefined && !csv) || file === '' || others.length > 0)
    throw new UsageError('Only --csv takes a file, and one alone');
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit))
    throw new UsageError(`--limit must be a whole number above 0, not "${limit}"`);
  const all = orders === enquiries;
  return {
    orders: all || orders,
    enquiries: all || enquiries,
    since: since === undefined ? undefined : startOfDay(since),
    limit: limit === undefined ? Infinity : Number(limit),
    as,
    csv,
    file,
  };
}

function parse(args: string[]) {
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  const options = { orders: flag, enquiries: flag, since: text, limit: text, csv: flag, as: text };
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message.split('.')[0]);
  }
}

function startOfDay(text: string): Date {
  const day = new Date(`${text}T00:00`);
  const isReal = /^\d{4}-\d\d-\d\d$/.test(text) && day.toLocaleDateString('sv-SE') === text;
  if (!isReal) throw new UsageError(`--since must be a day such as 2026-11-21, not "${text}"`);
  return day;
}
