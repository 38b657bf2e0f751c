/** Returns the first item for each key, in the original order. */
export function uniqueBy<T>(items: readonly T[], getKey: (item: T) => unknown): T[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const key = getKey(item);
    return !seen.has(key) && seen.add(key);
  });
}
