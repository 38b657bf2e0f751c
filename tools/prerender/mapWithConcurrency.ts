export const defaultConcurrency = 8;

/**
 * Runs the work for all items, a few at a time.
 * @returns the results in the order of the items
 */
export async function mapWithConcurrency<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next;
      next += 1;
      results[at] = await work(items[at] as T);
    }
  };
  await Promise.all(Array.from({ length: defaultConcurrency }, worker));
  return results;
}
