import * as v from 'valibot';
import { goodRows } from '@/shared/contract/primitives';

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
      const good = goodRows(row, rows);
      const dropped = rows.length - good.length;
      if (dropped > 0) console.warn('Broken rows left out:', dropped);
      return good;
    }),
  );

export const listSchema = <Row>(row: Schema<Row>) => bodySchema(inData(rowsOf(row)));

export const bareListSchema = <Row>(row: Schema<Row>) =>
  bodySchema(v.union([rowsOf(row), inData(rowsOf(row))]));

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
