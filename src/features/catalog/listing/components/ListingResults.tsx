import { memo, Suspense, useEffect } from 'react';
import type { ComponentProps } from 'react';
import { paths } from '@/shared/config/paths';
import { EmptyState } from '@/shared/ui/EmptyState';
import { lazyPart } from '@/shared/ui/lazyPart';
import { QueryView } from '@/shared/ui/QueryView';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import type { Product } from '../../mergeProducts';
import { ProductGridSkeleton } from '../../grid/components/ProductGrid';
import { ProductList } from '../../grid/components/ProductList';

// With the search itself, which has come by then.
const SearchHelp = lazyPart(async () => (await import('./SearchHelp')).SearchHelp);

interface ListingResultsProps extends Omit<ComponentProps<typeof SearchHelp>, 'children'> {
  /** Those that fit, in order; `undefined` while they are on their way. */
  fitting: readonly Product[] | undefined;
  error: unknown;
  refetch: () => void;
  /** They have just changed, so that their beginning shows. */
  fromStart: boolean;
}

export const ListingResults = memo(function ListingResults({
  fitting,
  error,
  refetch,
  fromStart,
  ...search
}: ListingResultsProps) {
  const isSearch = search.search !== '';
  useEffect(() => {
    if (isSearch) void SearchHelp.preload();
  }, [isSearch]);

  const placeholders = <ProductGridSkeleton count={10} columns={3} />;
  return (
    <QueryView query={{ data: fitting, error, refetch }} skeleton={placeholders}>
      {(found) => {
        const results = found.length > 0 && (
          <>
            <VisuallyHidden component="h2">Results</VisuallyHidden>
            <ProductList products={found} fromStart={fromStart} leads columns={3} />
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
              link={{ to: paths.products.to(), children: 'See all products' }}
            />
          )
        );
      }}
    </QueryView>
  );
});
