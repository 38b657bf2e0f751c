/**
 * Sorts rows from the newest to the oldest. Rows without a readable date come last, in their
 * original order.
 */
export function sortNewestFirst<Row>(rows: readonly Row[], getDate: (row: Row) => string): Row[] {
  const getTime = (row: Row) => Date.parse(getDate(row)) || 0;
  return [...rows].sort((a, b) => getTime(b) - getTime(a));
}
