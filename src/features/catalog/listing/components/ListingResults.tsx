import { memo } from 'react';
import { paths } from '@/shared/config/paths';
import { EmptyState } from '@/shared/ui/EmptyState';
import { QueryView } from '@/shared/ui/QueryView';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { BestSellers } from '../../grid/components/BestSellers';
import { ProductGridSkeleton } from '../../grid/components/ProductGrid';
import { ProductList } from '../../grid/components/ProductList';
import type { Product } from '../../mergeProducts';
import type { PartialMatch } from '../useResults';
import { NoResultsHelp } from './NoResultsHelp';

const emptyText = 'No products match your selected filters.';

interface ListingResultsProps {
  /** The matching products in order, or `undefined` while they load. */
  matchingProducts: readonly Product[] | undefined;
  error: unknown;
  refetch: () => void;
  /**
   * Whether the products have just changed, so that the list starts again from the first products.
   */
  startsOver: boolean;
  search: string;
  /** Number of exact search matches, if the list also contains similar products. */
  exactCount: number | undefined;
  partialMatch: PartialMatch | undefined;
  cellNo: string;
  /** Link to the unfiltered products, shown if no product matches the filters. */
  emptyLink?: { href: string; children: string } | undefined;
}

export const ListingResults = memo(function ListingResults({
  matchingProducts,
  error,
  refetch,
  startsOver,
  search,
  exactCount,
  partialMatch,
  cellNo,
  emptyLink,
}: ListingResultsProps) {
  const renderResults = (products: readonly Product[]) => {
    const productList = products.length > 0 && (
      <>
        <VisuallyHidden component="h2">Results</VisuallyHidden>
        <ProductList
          products={products}
          startsOver={startsOver}
          exactCount={exactCount}
          startsOnFirstScreen
          columns={3}
        />
      </>
    );
    if (partialMatch && (productList || partialMatch.matchedCount === 0)) {
      return (
        <>
          {!productList && <EmptyState text={emptyText} />}
          <NoResultsHelp partialMatch={partialMatch} search={search} cellNo={cellNo}>
            {productList}
          </NoResultsHelp>
          {!productList && <BestSellers />}
        </>
      );
    }
    if (productList) return productList;
    const children = search ? 'Search without filters' : 'See all products';
    const link = emptyLink ?? { href: paths.products.to({ search }), children };
    return (
      <>
        <EmptyState text={emptyText} link={link} />
        <BestSellers />
      </>
    );
  };
  return (
    <QueryView
      query={{ data: matchingProducts, error, refetch }}
      skeleton={<ProductGridSkeleton count={10} columns={3} />}
    >
      {renderResults}
    </QueryView>
  );
});
