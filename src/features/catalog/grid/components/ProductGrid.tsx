import Box from '@mui/material/Box';
import type { Breakpoint, SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { largeTextScreen } from '@/shared/ui/screens';
import type { Product } from '../../mergeProducts';
import { formatRating } from '../cardTexts';
import { useCardFacts } from '../useFactsLines';
import { cardToolStyles, useCardTools } from '../useCardTools';
import { ProductCard, ProductCardSkeleton } from './ProductCard';

const getColumnStyles = (count: number, gap: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: `${gap}px`,
  '--card-width': `calc((100cqi - ${(count - 1) * gap}px) / ${count})`,
});

type ColumnOption = 3 | 4 | 6;

/**
 * Number of columns and the gap between them in px on wide screens, by the value of the `columns`
 * prop.
 */
const wideColumns: Record<
  ColumnOption,
  Partial<Record<Breakpoint, [count: number, gap: number]>>
> = {
  3: { md: [3, 16], lg: [4, 20] },
  4: { md: [4, 24] },
  6: { md: [3, 24], lg: [6, 16] },
};

const createGridStyles =
  (columns: ColumnOption) =>
  ({ breakpoints: { up } }: Theme) => {
    const { md, lg } = wideColumns[columns];
    return {
      display: 'grid',
      containerType: 'inline-size',
      ...getColumnStyles(2, 12),
      // The texts of a card have a fixed number of lines, so their height is known.
      '--text': 'calc(28px + 7.04375rem)',
      [largeTextScreen]: getColumnStyles(1, 12),
      [up('sm')]: { ...getColumnStyles(3, 16), '--text': 'calc(32px + 5.69375rem)' },
      [up('md')]: { ...(md && getColumnStyles(...md)), '--text': 'calc(32px + 4.64375rem)' },
      ...(lg && { [up('lg')]: getColumnStyles(...lg) }),
    };
  };

const gridStylesByColumns = {
  3: createGridStyles(3),
  4: createGridStyles(4),
  6: createGridStyles(6),
};

const sidewaysRowStyles = { display: 'flex', gap: '12px', overflowX: 'auto', pb: 1 };
const itemStyles = { position: 'relative', ...cardToolStyles } as const;

const sidewaysRowItemStyles: SxProps<Theme> = {
  ...itemStyles,
  flex: { xs: '0 0 160px', sm: '0 0 200px' },
};

const alwaysRenderedCardCount = 40;

/**
 * Styles of the later cards of a long list. The browser does not render them while they are far
 * from the screen. Its "Find in page" command and printing still include them.
 */
const farItemStyles: SxProps<Theme> = {
  ...itemStyles,
  contentVisibility: 'auto',
  // The picture is square, so its height equals the width of the card.
  containIntrinsicHeight: 'auto calc(var(--card-width) + var(--text) + var(--facts, 0px))',
  // With `auto`, the browser would keep using the printed height on the screen after printing.
  '@media print': { contentVisibility: 'visible', containIntrinsicHeight: 'none' },
};

/** Height of the price, size and rating of a card, including the gap above them. */
const factsHeightStyles = { '--facts': { xs: 'calc(5.08rem + 4px)', sm: 'calc(3.675rem + 4px)' } };

const priorityCardCount = 4;

interface ProductGridProps {
  products: readonly Product[];
  /** Whether the grid starts on the first screen. Its first images then load with high priority. */
  startsOnFirstScreen?: boolean;
  columns?: ColumnOption;
  /** Whether the products are in one row that scrolls sideways, on screens of any width. */
  scrollsSideways?: boolean;
  /** Renders controls for one product. They replace the usual controls to compare and save it. */
  renderActions?: (product: Product, index: number) => ReactNode;
}

export function ProductGrid({
  products,
  startsOnFirstScreen = false,
  columns = 4,
  scrollsSideways = false,
  renderActions,
}: ProductGridProps) {
  const getFacts = useCardFacts();
  const { renderTools, menu } = useCardTools(!renderActions);
  const getItemStyles = (index: number) =>
    index < alwaysRenderedCardCount ? itemStyles : farItemStyles;
  return (
    <>
      <Box
        component="ul"
        sx={[
          scrollsSideways ? sidewaysRowStyles : gridStylesByColumns[columns],
          getFacts !== undefined && factsHeightStyles,
        ]}
      >
        {products.map((product, index) => (
          <Box
            component="li"
            key={product.productId}
            sx={scrollsSideways ? sidewaysRowItemStyles : getItemStyles(index)}
          >
            <ProductCard
              product={product}
              hasPriorityImage={startsOnFirstScreen && index < priorityCardCount}
              factsLine={getFacts && (getFacts(product.productId)?.line ?? '')}
              rating={formatRating(getFacts?.(product.productId))}
            />
            {renderActions ? renderActions(product, index) : renderTools(product)}
          </Box>
        ))}
      </Box>
      {menu}
    </>
  );
}

type ProductGridSkeletonProps = Pick<ProductGridProps, 'columns'> & { count: number };

export function ProductGridSkeleton({ count, columns = 4 }: ProductGridSkeletonProps) {
  const showsFacts = useCardFacts() !== undefined;
  return (
    <Box
      component="ul"
      aria-hidden
      data-testid="product-skeletons"
      sx={gridStylesByColumns[columns]}
    >
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton reservesFacts={showsFacts} />
        </li>
      ))}
    </Box>
  );
}
