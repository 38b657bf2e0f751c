import { useMemo } from 'react';
import { useShownCount } from '@/shared/lib/useShownCount';
import { EmptyState } from '@/shared/ui/EmptyState';
import { QueryView } from '@/shared/ui/QueryView';
import { ShowMore } from '@/shared/ui/ShowMore';
import { homeFirst } from '../../mergeProducts';
import type { Product } from '../../mergeProducts';
import { useProducts } from '../../useCatalog';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';

/** 12 products first, then 20 more with each press. */
export const firstCount = 12;
const stepCount = 20;

/** The home page's product grid. */
export function HomeProducts() {
  return (
    <QueryView query={useProducts()} skeleton={<ProductGridSkeleton count={firstCount} />}>
      {(products) => <Products all={products} />}
    </QueryView>
  );
}

function Products({ all }: { all: readonly Product[] }) {
  const { shown, showMore } = useShownCount(firstCount, stepCount);
  const products = useMemo(() => homeFirst(all), [all]);

  if (products.length === 0) return <EmptyState text="No products yet." />;
  const visible = products.slice(0, shown);
  return (
    <>
      <ProductGrid products={visible} />
      <ShowMore
        shown={visible.length}
        total={products.length}
        onShowMore={showMore}
        noun="product"
      />
    </>
  );
}
