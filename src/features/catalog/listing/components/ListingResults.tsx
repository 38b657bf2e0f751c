import { memo, Suspense, useEffect, useMemo } from 'react';
import type { ComponentProps } from 'react';
import { paths } from '@/shared/config/paths';
import { useShownCount } from '@/shared/lib/useShownCount';
import { EmptyState } from '@/shared/ui/EmptyState';
import { lazyPart } from '@/shared/ui/lazyPart';
import { LinkButton } from '@/shared/ui/PlainButton';
import { ShowMore } from '@/shared/ui/ShowMore';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { ProductGrid, ProductGridSkeleton } from '../../grid/components/ProductGrid';

// With the search itself, which has come by then.
const SearchHelp = lazyPart(
  async () => (await import(/* webpackChunkName: "search" */ './SearchHelp')).SearchHelp,
);

/** How many products show first, how many more with each press, and how many placeholders. */
const firstCount = 20;
const stepCount = 20;
const placeholderCount = 10;

interface ListingResultsProps extends Omit<ComponentProps<typeof SearchHelp>, 'children'> {
  /** Which of them, in order; `undefined` while they are on their way. */
  ids: Uint32Array | undefined;
  /** They have just changed, so that their beginning shows. */
  fromStart: boolean;
}

const resultsHeading = <VisuallyHidden component="h2">Results</VisuallyHidden>;

/** The products of the listing, as far as they show. */
export const ListingResults = memo(function ListingResults({
  ids,
  fromStart,
  ...search
}: ListingResultsProps) {
  const { products, part } = search;
  const count = useShownCount(firstCount, stepCount);
  const shown = fromStart ? firstCount : count.shown;
  const visible = useMemo(
    () =>
      Array.from(ids?.slice(0, shown) ?? [], (id) => products[id]).filter((p) => p !== undefined),
    [products, ids, shown],
  );
  const isSearch = search.search !== '';
  useEffect(() => {
    if (isSearch) void SearchHelp.preload();
  }, [isSearch]);

  const placeholders = <ProductGridSkeleton count={placeholderCount} columns={3} />;
  if (!ids) return placeholders;
  const results = ids.length > 0 && (
    <>
      {resultsHeading}
      <ProductGrid products={visible} leads columns={3} />
      <ShowMore
        shown={visible.length}
        total={ids.length}
        onShowMore={count.showMore}
        noun="product"
      />
    </>
  );
  if (isSearch && (part || !results)) {
    return (
      <Suspense fallback={placeholders}>
        <SearchHelp {...search}>{results}</SearchHelp>
      </Suspense>
    );
  }
  return (
    results || (
      <EmptyState
        text="No products match your selected filters."
        action={
          <LinkButton to={paths.products.to()} variant="outlined">
            See all products
          </LinkButton>
        }
      />
    )
  );
});
