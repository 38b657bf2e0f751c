import { useMemo } from 'react';
import { EmptyState } from '@/shared/ui/EmptyState';
import { QueryView } from '@/shared/ui/QueryView';
import { homeFirst } from '../../mergeProducts';
import type { Product } from '../../mergeProducts';
import { useProducts } from '../../useCatalog';
import { ProductGridSkeleton } from './ProductGrid';
import { ProductList } from './ProductList';

export const firstCount = 12;

export function HomeProducts() {
  return (
    <QueryView query={useProducts()} skeleton={<ProductGridSkeleton count={firstCount} />}>
      {(products) => <Products all={products} />}
    </QueryView>
  );
}

function Products({ all }: { all: readonly Product[] }) {
  const products = useMemo(() => homeFirst(all), [all]);

  if (products.length === 0) return <EmptyState text="No products yet." />;
  return <ProductList products={products} first={firstCount} />;
}
