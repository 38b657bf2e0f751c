import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';
import { ShowMore } from '@/shared/ui/ShowMore';
import { ProductGrid } from './ProductGrid';

const stepCount = 20;

/**
 * Returns how many products of a long list are visible. The history entry stores the number, so
 * Back, Forward and reload restore it.
 */
function useShownCount(first: number) {
  const location = useLocation();
  const state = location.state as { shown?: number } | null;
  const navigate = useNavigate();
  const shownCount = Math.max(useVisitorValue(state?.shown ?? 0, 0), first);

  const showMore = () =>
    void navigate(location, {
      replace: true,
      preventScrollReset: true,
      state: { ...state, shown: shownCount + stepCount },
    });

  return { shownCount, showMore };
}

interface ProductListProps extends ComponentProps<typeof ProductGrid> {
  first?: number;
  /**
   * Whether the products have just changed, so that the list starts again from the first products.
   */
  fromStart?: boolean;
  /**
   * Number of exact search matches at the start of the list. The other products are similar and get
   * their own heading.
   */
  exactCount?: number | undefined;
}

export function ProductList({
  products,
  first = stepCount,
  fromStart,
  exactCount,
  ...grid
}: ProductListProps) {
  const { shownCount, showMore } = useShownCount(first);
  const visible = products.slice(0, fromStart ? first : shownCount);
  const similarProducts = exactCount === undefined ? [] : visible.slice(exactCount);
  return (
    <>
      {exactCount !== 0 && <ProductGrid products={visible.slice(0, exactCount)} {...grid} />}
      {similarProducts.length > 0 && (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 2 }}>
            Similar sizes
          </Typography>
          <ProductGrid products={similarProducts} {...grid} leads={false} />
        </>
      )}
      <ShowMore
        // The key resets `ShowMore` when the list changes. `ShowMore` must not announce the new
        // count, because the page already announces it.
        key={products.length}
        shownCount={visible.length}
        total={products.length}
        onShowMore={showMore}
        noun="product"
      />
    </>
  );
}
