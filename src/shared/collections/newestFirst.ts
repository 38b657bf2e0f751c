/** Newest first; rows without a readable date keep their order at the end. */
export function newestFirst<Row>(rows: readonly Row[], dateOf: (row: Row) => string): Row[] {
  const time = (row: Row) => {
    const value = Date.parse(dateOf(row));
    return Number.isNaN(value) ? -Infinity : value;
  };
  return rows.toSorted((a, b) => {
    const [first, second] = [time(a), time(b)];
    return first === second ? 0 : second - first;
  });
}
