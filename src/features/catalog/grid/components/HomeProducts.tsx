import { useMemo } from 'react';
import { EmptyState } from '@/shared/ui/EmptyState';
import { QueryView } from '@/shared/ui/QueryView';
import { sortForHome } from '../../mergeProducts';
import { useGetProductsQuery } from '../../catalogApi';
import { useListEvent } from '../../productEvents';
import { ProductGridSkeleton } from './ProductGrid';
import { ProductList } from './ProductList';

export const homeProductCount = 12;

export function HomeProducts() {
  const query = useGetProductsQuery();
  const { data } = query;
  const sortedProducts = useMemo(() => data && sortForHome(data), [data]);
  useListEvent('Home', sortedProducts);
  return (
    <QueryView query={query} skeleton={<ProductGridSkeleton count={homeProductCount} />}>
      {() =>
        sortedProducts && sortedProducts.length > 0 ? (
          <ProductList products={sortedProducts} initialCount={homeProductCount} />
        ) : (
          <EmptyState text="No products yet." />
        )
      }
    </QueryView>
  );
}
