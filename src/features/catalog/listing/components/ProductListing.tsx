import { useMemo } from 'react';
import { getErrorMessage } from '@/shared/api/apiError';
import { usePageHead } from '@/shared/navigation/pageHead';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useGetProductsQuery } from '../../catalogApi';
import { useTaxonomy } from '../../useTaxonomy';
import { buildFilterTree } from '../filterTree';
import type { Level } from '../filterTree';
import type { RequestedListing } from '../filterUrl';
import { getTickedNodes } from '../selection';
import { useFilteredList } from '../useFilteredList';
import { useListingEvent, useSearchEvent } from '../useListingEvents';
import type { PartialMatch } from '../useResults';
import { ListingNote, formatUnknownCount } from './ListingNote';
import { ListingView } from './ListingView';

/** Formats a note for a search in which no product matches all words. */
function formatNearestNote({ nearest, matchedCount, wordCount }: PartialMatch): string {
  if (nearest) return nearest;
  return `Nothing matches exactly. Closest: ${String(matchedCount)} of your ${String(wordCount)} words.`;
}

const levelNames: Partial<Record<Level, [one: string, many: string]>> = {
  areas: ['area', 'areas'],
  category: ['category', 'categories'],
  subcategory: ['sub-category', 'sub-categories'],
};

/**
 * For each level of the category tree, formats a sentence about the requested names that do not
 * exist.
 */
const formatUnknownNames = (unknownNames: RequestedListing['unknownNames']): string[] =>
  Object.entries(levelNames).flatMap(([level, [singular, plural]]) => {
    const names = unknownNames[level as Level]?.map((name) => `“${name}”`) ?? [];
    const lastName = names.at(-1);
    if (lastName === undefined) return [];
    if (names.length === 1) return [`There is no ${singular} ${lastName}.`];
    return [`There are no ${plural} ${names.slice(0, -1).join(', ')} and ${lastName}.`];
  });

interface ProductListingProps {
  cellNo: string;
  siteName: string;
}

export function ProductListing({ cellNo, siteName }: ProductListingProps) {
  const productsQuery = useGetProductsQuery();
  const taxonomyQuery = useTaxonomy();
  const { data } = productsQuery;
  const builtTree = useMemo(
    () => taxonomyQuery.data && data && buildFilterTree(taxonomyQuery.data, data),
    [taxonomyQuery.data, data],
  );
  const list = useFilteredList(productsQuery, builtTree, taxonomyQuery);
  useListingEvent(list, []);
  useSearchEvent(list.requestedListing.search);
  const { tree, shownListing } = list;
  const { search, selection, unknownNames } = shownListing.requestedListing;
  const { matchingProducts, unknownCount = 0 } = shownListing.filterResult ?? {};
  const [firstNode, ...otherNodes] = getTickedNodes(tree, selection).filter(({ facet }) => !facet);
  const listName = firstNode && otherNodes.length === 0 ? firstNode.name : 'Products';
  const inexactPrefix = shownListing.partial?.matchedCount === 0 ? 'No results for' : 'Similar to';
  const heading =
    search === ''
      ? listName
      : `${shownListing.partial ? inexactPrefix : 'Results for'} “${search}”`;
  const unknownNameTexts = shownListing.areNamesKnown ? formatUnknownNames(unknownNames) : [];
  const showsAllProducts = selection.size === 0 && search === '';
  if (unknownNameTexts.length > 0 && showsAllProducts)
    unknownNameTexts.push('Here are all our products instead.');
  usePageHead({
    title: heading,
    description: `All products from ${siteName}. Search them, or filter them by area and category.`,
  });

  // The filters may exclude all of the closest products. The note would then be wrong.
  const nearestNote =
    shownListing.partial &&
    matchingProducts?.length !== 0 &&
    formatNearestNote(shownListing.partial);
  const unknownNote = unknownCount > 0 && formatUnknownCount(unknownCount);

  // `QueryView` is not used here, because it would render the whole listing again each time a
  // filter is ticked.
  if (!data && productsQuery.error) {
    return (
      <>
        <PageHeading>Products</PageHeading>
        <ErrorState
          message={getErrorMessage(productsQuery.error)}
          onRetry={() => void productsQuery.refetch()}
        />
      </>
    );
  }
  return (
    <ListingView
      list={list}
      taxonomyQuery={taxonomyQuery}
      head={<PageHeading>{heading}</PageHeading>}
      cellNo={cellNo}
    >
      <ListingNote>{unknownNameTexts.join(' ')}</ListingNote>
      <ListingNote>{[nearestNote, unknownNote].filter(Boolean).join(' ')}</ListingNote>
    </ListingView>
  );
}
