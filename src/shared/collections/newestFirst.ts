/** Newest first; rows without a readable date keep their order at the end. */
export function newestFirst<Row>(rows: readonly Row[], dateOf: (row: Row) => string): Row[] {
  const time = (row: Row) => Date.parse(dateOf(row)) || 0;
  return rows.toSorted((a, b) => time(b) - time(a));
}
