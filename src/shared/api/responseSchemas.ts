import * as v from 'valibot';
import { parseRows } from '@/shared/contract/envelope';
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

/** The rows of an array; a row that breaks its schema is left out and told of in the console. */
const rowsOf = <Row>(row: Schema<Row>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows): Row[] => {
      const { rows: good, dropped } = parseRows(row, rows);
      if (dropped > 0) console.warn('Rows that break the contract, left out:', dropped);
      return good;
    }),
  );

/** The rows in `data`. */
export const listSchema = <Row>(row: Schema<Row>) => bodySchema(inData(rowsOf(row)));

/** The rows in `data`, or in a bare array. */
export const bareListSchema = <Row>(row: Schema<Row>) =>
  bodySchema(v.union([rowsOf(row), inData(rowsOf(row))]));

/** What passes the test stands for nothing; the rest goes by the schema. */
export const nothingIf = <Nothing, T>(
  test: (body: unknown) => boolean,
  nothing: Nothing,
  schema: Schema<T>,
) =>
  v.union([
    v.pipe(
      v.custom(test),
      v.transform(() => nothing),
    ),
    schema,
  ]);

const isEmpty = (data: unknown) =>
  data === null || data === '' || (typeof data === 'object' && Object.keys(data).length === 0);

/** What is in `data`; an empty one is `null`: "nothing there", which is no error. */
export const dataSchema = <T>(schema: Schema<T>) =>
  bodySchema(inData(nothingIf(isEmpty, null, schema)));

const isFilled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null
    ? Object.keys(error).length > 0
    : Boolean(error) && String(error).trim() !== '';

function isSuccess(body: unknown): boolean {
  if (typeof body === 'string') return !/^\s*[<{[]/.test(body);
  const { error } = (body ?? {}) as { error?: unknown };
  return (statusCodeOf(body) ?? 200) === 200 && !isFilled(error);
}

/**
 * An answer of which only the outcome counts. It may be empty or any words, but no markup and no broken JSON; a
 * `statusCode` that stands in it must be 200, and an `error` empty.
 */
export const outcomeSchema = v.pipe(v.unknown(), v.check(isSuccess));
