import { useMemo } from 'react';
import { messageOf } from '@/shared/api/apiError';
import { useShownCount } from '@/shared/lib/useShownCount';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { ShowMore } from '@/shared/ui/ShowMore';
import { homeFirst } from '../../mergeProducts';
import { useProducts } from '../../useCatalog';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';

/** 12 products first, then 20 more with each press. */
export const firstCount = 12;
const stepCount = 20;

/** The home page's product grid. */
export function HomeProducts() {
  const { data, error, refetch } = useProducts();
  const { shown, showMore } = useShownCount(firstCount, stepCount);
  const products = useMemo(() => data && homeFirst(data), [data]);

  if (!products) {
    return error ? (
      <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <ProductGridSkeleton count={firstCount} />
    );
  }
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
