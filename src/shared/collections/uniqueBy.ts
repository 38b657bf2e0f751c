/** Returns the first item for each key, in the original order. */
export function uniqueBy<T>(items: readonly T[], getKey: (item: T) => unknown): T[] {
  const seenKeys = new Set<unknown>();
  return items.filter((item) => {
    const key = getKey(item);
    return !seenKeys.has(key) && seenKeys.add(key);
  });
}
