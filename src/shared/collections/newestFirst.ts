/** Newest first; rows without a readable date keep their order at the end. */
export function newestFirst<Row>(rows: readonly Row[], dateOf: (row: Row) => string): Row[] {
  const time = (row: Row) => Date.parse(dateOf(row)) || 0;
  return [...rows].sort((a, b) => time(b) - time(a));
}
