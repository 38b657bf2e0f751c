import type { SearchResult } from 'minisearch';
import type { NearSize } from '../measures/nearestSize';
import type { QueryWord } from './searchQueries';

const sortByDifference = (sizes: readonly NearSize[]): NearSize[] =>
  [...sizes].sort((a, b) => a.sizeDifference - b.sizeDifference);

/**
 * Sorts the results by how much their sizes differ from those of the query. If the query has
 * several sizes, the largest difference counts.
 */
export function sortBySize(results: readonly SearchResult[], words: readonly QueryWord[]) {
  const resultsWithSize = results.flatMap(({ id, terms }) => {
    const nearestSizes = words.flatMap(
      ({ nearSizes }) =>
        sortByDifference(terms.flatMap((term) => nearSizes.get(term) ?? []))[0] ?? [],
    );
    const size = sortByDifference(nearestSizes).at(-1);
    return size ? { id: Number(id), size } : [];
  });
  return resultsWithSize.sort((a, b) => a.size.sizeDifference - b.size.sizeDifference);
}
