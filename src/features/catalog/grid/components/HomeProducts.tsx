import { EmptyState } from '@/shared/ui/EmptyState';
import { QueryView } from '@/shared/ui/QueryView';
import { sortForHome } from '../../mergeProducts';
import { useProducts } from '../../catalogApi';
import { ProductGridSkeleton } from './ProductGrid';
import { ProductList } from './ProductList';

export const firstCount = 12;

export function HomeProducts() {
  return (
    <QueryView query={useProducts()} skeleton={<ProductGridSkeleton count={firstCount} />}>
      {(products) =>
        products.length > 0 ? (
          <ProductList products={sortForHome(products)} first={firstCount} />
        ) : (
          <EmptyState text="No products yet." />
        )
      }
    </QueryView>
  );
}
