import { EmptyState } from '@/shared/ui/EmptyState';
import { QueryView } from '@/shared/ui/QueryView';
import { sortForHome } from '../../mergeProducts';
import { useProducts } from '../../catalogApi';
import { ProductGridSkeleton } from './ProductGrid';
import { ProductList } from './ProductList';

export const homeProductCount = 12;

export function HomeProducts() {
  return (
    <QueryView query={useProducts()} skeleton={<ProductGridSkeleton count={homeProductCount} />}>
      {(products) =>
        products.length > 0 ? (
          <ProductList products={sortForHome(products)} initialCount={homeProductCount} />
        ) : (
          <EmptyState text="No products yet." />
        )
      }
    </QueryView>
  );
}
