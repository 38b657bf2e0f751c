import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';
import { ShowMore } from '@/shared/ui/ShowMore';
import { ProductGrid } from './ProductGrid';

const productsPerStep = 20;

/**
 * Returns how many products of a long list are visible, and a function which shows more of them.
 * The history entry stores the number, so Back, Forward and reload restore it.
 */
function useShownCount(initialCount: number) {
  const location = useLocation();
  const state = location.state as { shown?: number } | null;
  const navigate = useNavigate();
  const shownCount = Math.max(useVisitorValue(state?.shown ?? 0, 0), initialCount);

  const showMore = () =>
    void navigate(location, {
      replace: true,
      preventScrollReset: true,
      state: { ...state, shown: shownCount + productsPerStep },
    });

  return { shownCount, showMore };
}

interface ProductListProps extends ComponentProps<typeof ProductGrid> {
  initialCount?: number;
  /**
   * Whether the products have just changed, so that the list starts again from the first products.
   */
  startsOver?: boolean;
  /**
   * Number of exact search matches at the start of the list. The other products are similar and get
   * their own heading. `undefined` if there are no similar products.
   */
  exactCount?: number | undefined;
}

export function ProductList({
  products,
  initialCount = productsPerStep,
  startsOver,
  exactCount,
  ...gridProps
}: ProductListProps) {
  const { shownCount, showMore } = useShownCount(initialCount);
  const visibleProducts = products.slice(0, startsOver ? initialCount : shownCount);
  const similarProducts = exactCount === undefined ? [] : visibleProducts.slice(exactCount);
  return (
    <>
      {exactCount !== 0 && (
        <ProductGrid products={visibleProducts.slice(0, exactCount)} {...gridProps} />
      )}
      {similarProducts.length > 0 && (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 2 }}>
            Similar sizes
          </Typography>
          <ProductGrid products={similarProducts} {...gridProps} startsOnFirstScreen={false} />
        </>
      )}
      <ShowMore
        // The key resets `ShowMore` when the list changes. Without the key, `ShowMore` would
        // announce the new count, which the page already announces.
        key={products.length}
        shownCount={visibleProducts.length}
        total={products.length}
        onShowMore={showMore}
        noun="product"
      />
    </>
  );
}
