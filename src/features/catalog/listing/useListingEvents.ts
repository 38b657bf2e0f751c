import { usePageEvent } from '@/shared/analytics/usePageEvent';
import { useListEvent } from '../productEvents';
import type { FilteredList } from './useFilteredList';

/**
 * Returns whether a text may contain an email address or a telephone number, which must not reach
 * the analytics.
 */
const isPersonal = (text: string) => /@|(?:\d[\s-]?){7}/.test(text);

export const useSearchEvent = (searchTerm: string) =>
  usePageEvent('search', isPersonal(searchTerm) ? undefined : searchTerm, () => ({
    search_term: searchTerm,
  }));

/**
 * Reports the products of a listing, unless they are searched, sorted or filtered by product facts.
 * @param categoryNames names of the categories that the page shows, or `undefined` if the list is
 * not to be reported
 */
export function useListingEvent(
  { requestedListing, filterResult }: FilteredList,
  categoryNames: readonly string[] | undefined,
): void {
  const { search, sort, namedNodes } = requestedListing;
  const isWholeList =
    search === '' && sort === 'relevance' && !namedNodes.some(({ facet }) => facet);
  const names = new Set([...(categoryNames ?? []), ...namedNodes.map(({ name }) => name)]);
  useListEvent(
    categoryNames && isWholeList ? [...names].join(', ') || 'Products' : undefined,
    filterResult?.matchingProducts,
  );
}
