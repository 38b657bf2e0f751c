import * as v from 'valibot';
import { getNumberFormats } from '@/shared/config/runtimeConfig';
import { uniqueBy } from '@/shared/collections/uniqueBy';
import { cleanLine, cleanText } from '@/shared/text/cleanText';
import { toAsciiDigits } from '@/shared/text/digits';
import { toWellFormed } from '@/shared/text/toWellFormed';

/**
 * Identifier of any entity. The back end may send a number or a string, and the shop uses non-empty
 * strings.
 */
export const Id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => toWellFormed(String(value)).trim()),
  v.nonEmpty(),
);

export const NonBlankString = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text).trim()),
  v.nonEmpty(),
);

/** Required text, trimmed. A number, such as the option value 250, becomes text. */
export const RequiredText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.transform(String),
  NonBlankString,
);

/** Optional text. A number becomes text, and any other value becomes `''`. */
export const Text = v.pipe(
  v.unknown(),
  v.transform((value) =>
    typeof value === 'string' || typeof value === 'number' ? cleanText(String(value)).trim() : '',
  ),
);

/**
 * Matches a decimal number with or without separators for thousands or lakhs. Exponents and
 * hexadecimal digits do not match.
 */
const decimalPattern = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/**
 * A number, or text with a decimal number: `1370`, `'1,370'`, `' 4.5 '`, `'۱۲'`. Numbers that
 * JavaScript writes with a positive exponent, such as 1e22, are refused, also as text.
 */
export const DecimalNumber = v.pipe(
  v.union([v.number(), v.string()]),
  v.rawTransform<string | number, number>(({ dataset, addIssue, NEVER }) => {
    const { value } = dataset;
    if (typeof value === 'number' && Math.abs(value) < 1e21) return value;
    const text = toAsciiDigits(String(value).trim());
    if (decimalPattern.test(text)) return Number(text.replaceAll(',', ''));
    addIssue({ message: 'Not a decimal number' });
    return NEVER;
  }),
  v.finite(),
);

/** A non-negative integer. Anything else becomes 0. */
export const Count = v.fallback(v.pipe(DecimalNumber, v.safeInteger(), v.minValue(0)), 0);

/**
 * A flag that the back end may send as a boolean, 0/1, or 'true'/'false' in capital or small
 * letters.
 */
export const Flag = v.pipe(
  v.unknown(),
  v.transform(
    (value) =>
      value === true ||
      value === 1 ||
      (typeof value === 'string' && /^(?:true|1)$/i.test(value.trim())),
  ),
);

/**
 * A date as text. Milliseconds since 1970, as a number or text, become an ISO date, and any other
 * text stays as it is.
 */
export const DateText = v.pipe(
  Text,
  v.transform((text) => (/^\d{13}$/.test(text) ? new Date(Number(text)).toISOString() : text)),
);

/** Text of a form field with one line. Do not use it for passwords. */
export const LineText = v.pipe(v.string(), v.transform(cleanLine));

/** Text of a form field with several lines. */
export const MultilineText = v.pipe(v.string(), v.transform(cleanText), v.trim());

/** Creates a schema for a required form field. It has error texts for the shopper. */
export const createRequiredFieldSchema = (
  label: string,
  maxLength: number,
  textSchema: v.GenericSchema<string, string> = LineText,
) =>
  v.pipe(
    textSchema,
    v.nonEmpty(`${label} is required`),
    v.maxLength(maxLength, `${label} is too long (at most ${maxLength} characters)`),
  );

/** Cleans an email address, which may be copied from a link or a list: `mailto:a@b.pk,`. */
export const normaliseEmail = (input: string): string =>
  cleanLine(input)
    .replace(/^mailto:\s*/i, '')
    .replace(/(?<![\s,])[\s,]+$/, '');

/** Email address that may be empty or invalid. */
export const EmailText = v.pipe(v.string(), v.transform(normaliseEmail));

/** Accepts what an input of type `email` accepts. */
export const Email = v.pipe(
  EmailText,
  v.rfcEmail('Enter an email address, like name@example.com'),
  v.maxLength(254),
);

/**
 * Normalises a mobile number: `+92 300-1234567`, `0092300…`, `92300…`, `0300 1234567` and `۰۳۰۰…`
 * become `03001234567`.
 */
export function normaliseMobile(input: string): string {
  const digits = toAsciiDigits(input).replace(/[^\d+]/g, '');
  const nationalNumber = digits.replace(/^(?:\+92|0092|92(?=\d{10}$))0?/, '0');
  return nationalNumber.replace(/\D/g, '');
}

export { setPhoneDigits } from '@/shared/config/runtimeConfig';

/** A mobile number, normalised and then checked for the configured length. */
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

/**
 * Creates a schema for an object with arbitrary keys, such as option ids. Entries whose value does
 * not match the given schema are dropped.
 */
export const createRecordSchema = <T>(valueSchema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(
      (record) =>
        Object.fromEntries(
          Object.entries(record).flatMap(([key, value]) => {
            const { success, output } = v.safeParse(valueSchema, value);
            return success ? [[key, output]] : [];
          }),
        ) as Record<string, T>,
    ),
  );

/** Returns the rows that match the schema. A broken row does not affect the other rows. */
export const parseRows = <T>(schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): T[] =>
  rows.flatMap((row) => {
    const { success, output } = v.safeParse(schema, row);
    return success ? [output] : [];
  });

export interface RowsOptions<T> {
  /** Identifies a row. Of rows with the same id, only the first row is kept. */
  getId: (row: T) => unknown;
  /** Called with the number of broken rows that were dropped. */
  onRowsDropped?: (count: number) => void;
}

/**
 * Creates the schema of a list that keeps only rows matching the schema of a row. The `rowSchema`
 * property of the result is the schema of a row, for code that reports why rows were dropped.
 */
export const createRowsSchema = <T>(
  rowSchema: v.GenericSchema<unknown, T>,
  { getId, onRowsDropped }: RowsOptions<T>,
) =>
  Object.assign(
    v.pipe(
      v.array(v.unknown()),
      v.transform((rows): T[] => {
        const validRows = parseRows(rowSchema, rows);
        if (validRows.length < rows.length) onRowsDropped?.(rows.length - validRows.length);
        return uniqueBy(validRows, getId);
      }),
    ),
    { rowSchema },
  );
