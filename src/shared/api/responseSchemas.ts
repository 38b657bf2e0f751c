import * as v from 'valibot';
import { rowsSchema } from '@/shared/contract/primitives';
import { getStatusCode } from './apiError';

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * The schema of a whole body. RTK's `responseSchema` is typed for schemas that only check; ours normalise as well, so
 * that what goes in is as much as unknown.
 */
export const createBodySchema = <T>(schema: Schema<T>): v.GenericSchema<T> =>
  schema as unknown as v.GenericSchema<T>;

const isEmpty = (data: unknown) =>
  data === undefined ||
  data === null ||
  data === '' ||
  (typeof data === 'object' && Object.keys(data).length === 0);

const isFilled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null
    ? Object.keys(error).length > 0
    : Boolean(error) && String(error).trim() !== '';

/** Whether a body says nothing of a failure: no `statusCode` but 200–299, no filled `error`. */
function hasSuccessFlag(body: unknown): boolean {
  const { error } = (body ?? {}) as { error?: unknown };
  const code = getStatusCode(body) ?? 200;
  return code >= 200 && code < 300 && !isFilled(error);
}

const inData = <T>(content: Schema<T>) =>
  v.pipe(
    v.object({ data: v.unknown() }),
    v.transform(({ data }) => data),
    content,
  );

/**
 * Whether a success has nothing in `data`, or no `data`. Fields that the contract does not know, without a `statusCode`
 * that says success, make it another envelope.
 */
function isWithoutData(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const isEnvelope =
    'data' in body || getStatusCode(body) !== undefined || Object.keys(body).length === 0;
  return isEnvelope && hasSuccessFlag(body) && isEmpty((body as { data?: unknown }).data);
}

const removeData = <T>(value: T) =>
  v.pipe(
    v.unknown(),
    v.check(isWithoutData),
    v.transform(() => value),
  );

const isFailure = (body: unknown): boolean =>
  !hasSuccessFlag(body) && isEmpty((body as { data?: unknown } | null)?.data);

/** What a body holds in `data`, and `none` for a success without any. A failure that has no data stays one. */
const envelope = <T, None>(content: Schema<T>, none: None) =>
  v.union([
    removeData(none),
    v.pipe(
      v.unknown(),
      v.check((body) => !isFailure(body)),
      inData(content),
    ),
  ]);

const warnAboutDroppedRows = (count: number) => console.warn('Broken rows left out:', count);

/**
 * The rows of a list, in `data` or bare; a success without data has none. A row that breaks its schema is left out and
 * told of in the console; of those with one id the first counts.
 */
export function createListSchema<Row>(row: Schema<Row>, getId: (row: Row) => unknown) {
  const rows = rowsSchema(row, { getId, noteDropped: warnAboutDroppedRows });
  return createBodySchema<Row[]>(v.union([rows, envelope<Row[], Row[]>(rows, [])]));
}

/** What is in `data`; without any it is `null`: "nothing there", which is no error. */
export const createDataSchema = <T>(schema: Schema<T>) =>
  createBodySchema<T | null>(envelope<T, null>(schema, null));

const isSuccess = (body: unknown): boolean =>
  typeof body === 'string' ? !/^\s*[<{[]/.test(body) : hasSuccessFlag(body);

/**
 * An answer of which only the outcome counts. It may be empty or any words, but no markup and no broken JSON; a
 * `statusCode` that stands in it must be of 200–299, and an `error` empty.
 */
export const outcomeSchema = v.pipe(v.unknown(), v.check(isSuccess));
