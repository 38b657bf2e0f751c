import * as v from 'valibot';
import { createRowsSchema } from '@/shared/contract/primitives';
import { getStatusCode } from './apiError';

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * Casts the schema of a whole body to the type that RTK expects for `responseSchema`. RTK expects
 * schemas that only check their input, but our schemas also convert it.
 */
export const createBodySchema = <T>(schema: Schema<T>): v.GenericSchema<T> =>
  schema as unknown as v.GenericSchema<T>;

const isEmptyData = (data: unknown) =>
  data === undefined ||
  data === null ||
  data === '' ||
  (typeof data === 'object' && Object.keys(data).length === 0);

const isFilledError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null
    ? Object.keys(error).length > 0
    : Boolean(error) && String(error).trim() !== '';

/**
 * Returns whether a body reports no failure: no `statusCode` outside 200–299 and no filled `error`.
 */
function reportsNoFailure(body: unknown): boolean {
  const { error } = (body ?? {}) as { error?: unknown };
  const code = getStatusCode(body) ?? 200;
  return code >= 200 && code < 300 && !isFilledError(error);
}

const createDataFieldSchema = <T>(contentSchema: Schema<T>) =>
  v.pipe(
    v.object({ data: v.unknown() }),
    v.transform(({ data }) => data),
    contentSchema,
  );

/**
 * Returns whether a body is a success with empty or missing `data`. A body that has other fields,
 * but neither `data` nor `statusCode`, does not count as a success.
 */
function isSuccessWithoutData(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const isEnvelope =
    'data' in body || getStatusCode(body) !== undefined || Object.keys(body).length === 0;
  return isEnvelope && reportsNoFailure(body) && isEmptyData((body as { data?: unknown }).data);
}

const createEmptySuccessSchema = <T>(value: T) =>
  v.pipe(
    v.unknown(),
    v.check(isSuccessWithoutData),
    v.transform(() => value),
  );

const isFailureWithoutData = (body: unknown): boolean =>
  !reportsNoFailure(body) && isEmptyData((body as { data?: unknown } | null)?.data);

/**
 * Creates a schema that reads `data` from a body, or returns `fallback` for a success without data.
 * A failure without data does not match the schema.
 */
const createEnvelopeSchema = <T, Fallback>(contentSchema: Schema<T>, fallback: Fallback) =>
  v.union([
    createEmptySuccessSchema(fallback),
    v.pipe(
      v.unknown(),
      v.check((body) => !isFailureWithoutData(body)),
      createDataFieldSchema(contentSchema),
    ),
  ]);

const warnAboutDroppedRows = (count: number) => console.warn('Broken rows left out:', count);

/**
 * Creates a schema for a list, which is either in `data` or the whole body. A success without data
 * becomes an empty list. Broken rows are dropped and reported in the console. Of rows with the same
 * id, only the first row is kept.
 */
export function createListSchema<Row>(rowSchema: Schema<Row>, getId: (row: Row) => unknown) {
  const rowsSchema = createRowsSchema(rowSchema, { getId, onRowsDropped: warnAboutDroppedRows });
  return createBodySchema<Row[]>(
    v.union([rowsSchema, createEnvelopeSchema<Row[], Row[]>(rowsSchema, [])]),
  );
}

/**
 * Creates a schema for the field `data` of a body. A success without data becomes `null`, which
 * means "not found" and is no error.
 */
export const createDataSchema = <T>(schema: Schema<T>) =>
  createBodySchema<T | null>(createEnvelopeSchema<T, null>(schema, null));

const isSuccess = (body: unknown): boolean =>
  typeof body === 'string' ? !/^\s*[<{[]/.test(body) : reportsNoFailure(body);

/**
 * Accepts the body of a successful answer whose content does not matter. The body may be empty or
 * any text, but not markup or broken JSON. If it has a `statusCode`, this must be 200–299. If
 * it has an `error`, this must be empty.
 */
export const outcomeSchema = v.pipe(v.unknown(), v.check(isSuccess));
