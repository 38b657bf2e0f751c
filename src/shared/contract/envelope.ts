import * as v from 'valibot';

type AnySchema = v.GenericSchema<unknown, unknown>;

export interface ParsedRows<T> {
  rows: T[];
  dropped: number;
}

/** Keeps the rows that satisfy the schema; a broken row never takes the others down. */
export function parseRows<S extends AnySchema>(
  schema: S,
  rows: readonly unknown[],
): ParsedRows<v.InferOutput<S>> {
  const good: v.InferOutput<S>[] = [];
  for (const row of rows) {
    const result = v.safeParse(schema, row);
    if (result.success) good.push(result.output);
  }
  return { rows: good, dropped: rows.length - good.length };
}
