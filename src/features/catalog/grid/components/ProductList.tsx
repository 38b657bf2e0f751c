import type { ComponentProps } from 'react';
import { useShownCount } from '@/shared/navigation/useShownCount';
import { ShowMore } from '@/shared/ui/ShowMore';
import { ProductGrid } from './ProductGrid';

const stepCount = 20;

interface ProductListProps extends ComponentProps<typeof ProductGrid> {
  first?: number;
  /** They have just changed, so that their beginning shows. */
  fromStart?: boolean;
}

export function ProductList({ products, first = stepCount, fromStart, ...grid }: ProductListProps) {
  const { shown, showMore } = useShownCount(first, stepCount);
  const visible = products.slice(0, fromStart ? first : shown);
  return (
    <>
      <ProductGrid products={visible} {...grid} />
      <ShowMore
        shown={visible.length}
        total={products.length}
        onShowMore={showMore}
        noun="product"
      />
    </>
  );
}
