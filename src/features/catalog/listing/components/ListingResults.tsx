import { memo, Suspense, useEffect } from 'react';
import type { ComponentProps } from 'react';
import { paths } from '@/shared/config/paths';
import { useShownCount } from '@/shared/lib/useShownCount';
import { EmptyState } from '@/shared/ui/EmptyState';
import { lazyPart } from '@/shared/ui/lazyPart';
import { LinkButton } from '@/shared/ui/PlainButton';
import { ShowMore } from '@/shared/ui/ShowMore';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import type { Product } from '../../mergeProducts';
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
  /** Those that fit, in order; `undefined` while they are on their way. */
  fitting: readonly Product[] | undefined;
  /** They have just changed, so that their beginning shows. */
  fromStart: boolean;
}

const resultsHeading = <VisuallyHidden component="h2">Results</VisuallyHidden>;

/** The products of the listing, as far as they show. */
export const ListingResults = memo(function ListingResults({
  fitting,
  fromStart,
  ...search
}: ListingResultsProps) {
  const { shown, showMore } = useShownCount(firstCount, stepCount);
  const isSearch = search.search !== '';
  useEffect(() => {
    if (isSearch) void SearchHelp.preload();
  }, [isSearch]);

  const placeholders = <ProductGridSkeleton count={placeholderCount} columns={3} />;
  if (!fitting) return placeholders;
  const visible = fitting.slice(0, fromStart ? firstCount : shown);
  const results = fitting.length > 0 && (
    <>
      {resultsHeading}
      <ProductGrid products={visible} leads columns={3} />
      <ShowMore
        shown={visible.length}
        total={fitting.length}
        onShowMore={showMore}
        noun="product"
      />
    </>
  );
  if (isSearch && (search.part || !results)) {
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
