import * as v from 'valibot';

/** Keeps the rows that satisfy the schema; a broken row never takes the others down. */
export const goodRows = <T>(schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): T[] =>
  rows.flatMap((row) => {
    const { success, output } = v.safeParse(schema, row);
    return success ? [output] : [];
  });
