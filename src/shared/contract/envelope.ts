import * as v from 'valibot';

type AnySchema = v.GenericSchema<unknown, unknown>;

export interface ParsedRows<T> {
  rows: T[];
  /** How many rows broke the schema and were left out. */
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

/** The array of a list response: wrapped in `data`, or bare where `allowBare` says so. */
export function listOf(body: unknown, allowBare = false): unknown[] | undefined {
  if (allowBare && Array.isArray(body)) return body as unknown[];
  const data = dataOf(body);
  return Array.isArray(data) ? (data as unknown[]) : undefined;
}

/** The `data` field of an envelope, or `undefined` where the body is no object. */
export function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
}
