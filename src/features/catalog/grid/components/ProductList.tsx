import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ShowMore } from '@/shared/ui/ShowMore';
import { ProductGrid } from './ProductGrid';

const stepCount = 20;

/** How many rows of a long list show. It lives in the history entry, so that Back, Forward and reload find it again. */
function useShownCount(first: number) {
  const location = useLocation();
  const state = location.state as { shown?: number } | null;
  const navigate = useNavigate();
  const shown = Math.max(state?.shown ?? 0, first);

  const showMore = () =>
    void navigate(location, {
      replace: true,
      preventScrollReset: true,
      state: { ...state, shown: shown + stepCount },
    });

  return { shown, showMore };
}

interface ProductListProps extends ComponentProps<typeof ProductGrid> {
  first?: number;
  /** They have just changed, so that their beginning shows. */
  fromStart?: boolean;
}

export function ProductList({ products, first = stepCount, fromStart, ...grid }: ProductListProps) {
  const { shown, showMore } = useShownCount(first);
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
