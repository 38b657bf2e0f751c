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
  let nextIndex = 0;
  const processItems = async () => {
    while (nextIndex < items.length) {
      const index = nextIndex;
      nextIndex += 1;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: defaultConcurrency }, processItems));
  return results;
}
