import * as v from 'valibot';
import { getNumberFormats } from '@/shared/config/runtimeConfig';
import { uniqueBy } from '@/shared/collections/uniqueBy';
import { toAsciiDigits } from '@/shared/text/digits';
import { toWellFormed } from '@/shared/text/toWellFormed';

/** Identifier of any entity. The back end may send a number or a string; ours are non-empty strings. */
export const Id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => toWellFormed(String(value)).trim()),
  v.nonEmpty(),
);

/** A non-blank string, trimmed. */
export const NonBlankString = v.pipe(
  v.string(),
  v.transform((text) => toWellFormed(text).trim()),
  v.nonEmpty(),
);

/** Required text, trimmed. A number, such as an option's value 250, becomes text. */
export const RequiredText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.transform(String),
  NonBlankString,
);

/** Text that may be missing or null; a number becomes text, and anything else `''`. */
export const Text = v.pipe(
  v.unknown(),
  v.transform((value) =>
    typeof value === 'string' || typeof value === 'number'
      ? toWellFormed(String(value)).trim()
      : '',
  ),
);

/** The same that holds HTML, hostile until sanitised. */
export const Html = { ...Text };

/** With or without separators of thousands or lakhs, and with decimals. No exponent, no hexadecimal digits. */
const decimalNumber = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/**
 * A number, or text that is a decimal number: `1370`, `'1,370'`, `' 4.5 '`, `'۱۲'`. A number too large to be written
 * without an exponent, such as 1e22, is refused like its text.
 */
export const DecimalNumber = v.pipe(
  v.union([v.number(), v.string()]),
  v.rawTransform<string | number, number>(({ dataset, addIssue, NEVER }) => {
    const { value } = dataset;
    if (typeof value === 'number' && Math.abs(value) < 1e21) return value;
    const text = toAsciiDigits(String(value).trim());
    if (decimalNumber.test(text)) return Number(text.replaceAll(',', ''));
    addIssue({ message: 'Not a decimal number' });
    return NEVER;
  }),
  v.finite(),
);

/** Non-negative whole count; anything else is 0. */
export const Count = v.fallback(v.pipe(DecimalNumber, v.safeInteger(), v.minValue(0)), 0);

/** Flag that the back end may send as a boolean, 0/1 or 'true'/'false' in any case. */
export const Flag = v.pipe(
  v.unknown(),
  v.transform(
    (value) =>
      value === true ||
      value === 1 ||
      (typeof value === 'string' && /^(?:true|1)$/i.test(value.trim())),
  ),
);

/** Milliseconds since 1970, as a number or text, become an ISO date; any other text stays as it is. */
export const DateText = v.pipe(
  Text,
  v.transform((text) => (/^\d{13}$/.test(text) ? new Date(Number(text)).toISOString() : text)),
);

/** A form field that must be filled in: trimmed, with words for the shopper. */
export const requiredField = (label: string, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${label} is required`),
    v.maxLength(max, `${label} is too long (at most ${max} characters)`),
  );

/** What an input of type `email` takes. */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.rfcEmail('Enter an email address, like name@example.com'),
  v.maxLength(254),
);

/** `+92 300-1234567`, `0092300…`, `92300…`, `0300 1234567` and `۰۳۰۰…` all become `03001234567`. */
export function normaliseMobile(input: string): string {
  const digits = toAsciiDigits(input).replace(/[^\d+]/g, '');
  const national = digits.replace(/^(?:\+92|0092|92(?=\d{10}$))0?/, '0');
  return national.replace(/\D/g, '');
}

export { setPhoneDigits } from '@/shared/config/runtimeConfig';

/** The number as typed, normalised, then held to the 11-digit rule. */
export const Mobile = v.pipe(
  v.string(),
  v.transform(normaliseMobile),
  v.check(
    ({ length }) => length === getNumberFormats().phoneDigits,
    () => {
      const { phoneDigits } = getNumberFormats();
      return phoneDigits === 11
        ? 'Enter an 11-digit mobile number, like 03001234567'
        : `Enter a ${phoneDigits}-digit mobile number`;
    },
  ),
);

/** An object whose entries have names of their own, such as option ids. Entries that break the schema are left out. */
export const withFallbacks = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(
      (record) =>
        Object.fromEntries(
          Object.entries(record).flatMap(([key, value]) => {
            const { success, output } = v.safeParse(entry, value);
            return success ? [[key, output]] : [];
          }),
        ) as Record<string, T>,
    ),
  );

/** Keeps the rows that satisfy the schema; a broken row never takes the others down. */
export const parseRows = <T>(schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): T[] =>
  rows.flatMap((row) => {
    const { success, output } = v.safeParse(schema, row);
    return success ? [output] : [];
  });

export interface RowsOptions<T> {
  /** What tells a row from the others: of rows with one id the first counts. */
  getId: (row: T) => unknown;
  /** Is told how many rows were left out because they are broken. */
  noteDropped?: (count: number) => void;
}

/** A list as far as its rows satisfy the schema, which it bears as `row` for whoever asks why others did not. */
export const rowsSchema = <T>(
  row: v.GenericSchema<unknown, T>,
  { getId, noteDropped }: RowsOptions<T>,
) =>
  Object.assign(
    v.pipe(
      v.array(v.unknown()),
      v.transform((rows): T[] => {
        const good = parseRows(row, rows);
        if (good.length < rows.length) noteDropped?.(rows.length - good.length);
        return uniqueBy(good, getId);
      }),
    ),
    { row },
  );
