import * as v from 'valibot';
import { rowsOf } from '@/shared/contract/primitives';
import { statusCodeOf } from './apiError';

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * The schema of a whole body. RTK's `responseSchema` is typed for schemas that only check; ours normalise as well, so
 * that what goes in is as much as unknown.
 */
export const bodySchema = <T>(schema: Schema<T>): v.GenericSchema<T> =>
  schema as unknown as v.GenericSchema<T>;

const inData = <T>(rows: Schema<T>) =>
  v.pipe(
    v.object({ data: v.unknown() }),
    v.transform(({ data }) => data),
    rows,
  );

const warnOfDropped = (count: number) => console.warn('Broken rows left out:', count);

/**
 * The rows of a list, in `data` or bare. One that breaks its schema is left out and told of in the console; of those
 * with one id the first counts.
 */
export function listSchema<Row>(row: Schema<Row>, getId: (row: Row) => unknown) {
  const rows = rowsOf(row, { getId, noteDropped: warnOfDropped });
  return bodySchema(v.union([rows, inData(rows)]));
}

const isEmpty = (data: unknown) =>
  data === '' || (typeof data === 'object' && data !== null && Object.keys(data).length === 0);

/** What is in `data`; an empty one is `null`: "nothing there", which is no error. */
export const dataSchema = <T>(schema: Schema<T>) =>
  bodySchema(
    inData(
      v.pipe(
        v.unknown(),
        v.transform((data) => (isEmpty(data) ? null : data)),
        v.nullable(schema),
      ),
    ),
  );

const isFilled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null
    ? Object.keys(error).length > 0
    : Boolean(error) && String(error).trim() !== '';

function isSuccess(body: unknown): boolean {
  if (typeof body === 'string') return !/^\s*[<{[]/.test(body);
  const { error } = (body ?? {}) as { error?: unknown };
  const code = statusCodeOf(body) ?? 200;
  return code >= 200 && code < 300 && !isFilled(error);
}

/**
 * An answer of which only the outcome counts. It may be empty or any words, but no markup and no broken JSON; a
 * `statusCode` that stands in it must be of 200–299, and an `error` empty.
 */
export const outcomeSchema = v.pipe(v.unknown(), v.check(isSuccess));
