import { memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { messageOf } from '@/shared/api/apiError';
import { usePageHead } from '@/shared/navigation/pageHead';
import { ErrorState } from '@/shared/ui/ErrorState';
import { lazyPart } from '@/shared/ui/lazyPart';
import { OverlayError } from '@/shared/ui/OverlayError';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useProducts } from '../../useCatalog';
import { tickedNodes } from '../selection';
import { useFilterTree } from '../useFilterTree';
import { useListing } from '../useListing';
import { partTexts, useResults } from '../useResults';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { ListingLook } from './listingLook';
import { ListingResults } from './ListingResults';
import { ListingToolbar } from './ListingToolbar';

const FilterSheet = lazyPart(async () => (await import('./FilterSheet')).FilterSheet, {
  failed: (retry, { open, onClose }) =>
    open && <OverlayError name="filter panel" onRetry={retry} onClose={onClose} />,
});
const Heading = memo(PageHeading);

export function ProductListing(props: ListingProps) {
  return (
    <ListingLook>
      <Listing {...props} />
    </ListingLook>
  );
}

interface ListingProps {
  cellNo: string;
  siteName: string;
}

function Listing({ cellNo, siteName }: ListingProps) {
  const catalogue = useProducts();
  const { data } = catalogue;
  const { tree, query, isComplete } = useFilterTree(data);
  const { asked, isAhead, isPlain, change } = useListing(tree, isComplete);
  const { products, fitting, part, counts, error, refetch } = useResults(data, tree, asked);
  const [isSheetOpen, setSheetOpen] = useState<boolean>();
  const openSheet = useCallback(() => FilterSheet.open(() => setSheetOpen(true)), []);

  const closeSheet = useCallback(() => setSheetOpen(false), []);

  // What the address asks for is not known before the tree is; where it asks for nothing all products may show.
  const ready = (query.data ?? isPlain) ? data && fitting : undefined;
  const now = useMemo(
    () => ({ asked, isAhead, fitting: ready, part: ready && part }),
    [asked, isAhead, ready, part],
  );
  const later = useDeferredValue(now);
  // The sheet hides the results: a tick shows in it first, and what lies behind follows.
  const page = isSheetOpen ? later : now;
  const { search, selection } = page.asked;
  const [only, ...others] = tickedNodes(tree, selection);
  const named = only && others.length === 0 ? only.name : 'Products';
  const nearest = page.part && partTexts(page.part);
  const heading = search === '' ? named : `${nearest?.heading ?? 'Results for'} “${search}”`;
  // Of what the filters let through nothing may be left.
  const showsNearest = page.fitting?.length !== 0;
  usePageHead({
    title: heading,
    description: `All products of ${siteName}, to search and to filter by area and category.`,
  });

  const panel = <FilterPanel query={query} asked={asked} counts={counts} change={change} />;

  // Not by QueryView, which would be drawn anew with each tick.
  if (!data && catalogue.error) {
    return (
      <>
        <PageHeading>Products</PageHeading>
        <ErrorState message={messageOf(catalogue.error)} onRetry={() => void catalogue.refetch()} />
      </>
    );
  }
  return (
    <>
      <Heading>{heading}</Heading>
      <aside aria-label="Filters">{panel}</aside>
      <div className="results">
        <ListingToolbar
          total={page.fitting?.length}
          sort={asked.sort}
          change={change}
          onOpenFilters={openSheet}
        />
        <FilterChips tree={tree} asked={page.asked} change={change} />
        <p className="part" role="status">
          {showsNearest && nearest?.text}
        </p>
        <ListingResults
          products={products}
          fitting={page.fitting}
          error={error ?? catalogue.error}
          refetch={error ? refetch : catalogue.refetch}
          fromStart={page.isAhead}
          search={search}
          part={page.part}
          cellNo={cellNo}
        />
      </div>
      <Suspense>
        {isSheetOpen !== undefined && (
          <FilterSheet open={isSheetOpen} total={ready?.length} onClose={closeSheet}>
            {panel}
          </FilterSheet>
        )}
      </Suspense>
    </>
  );
}
