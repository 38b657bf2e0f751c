import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { Product } from '../../mergeProducts';
import { cardStyles } from './cardStyles';
import { ProductCard } from './ProductCard';

const inColumns = (count: number, gap: number) => ({
  gridTemplateColumns: `repeat(${String(count)}, minmax(0, 1fr))`,
  gap,
  '--card-width': `calc((100cqi - ${String((count - 1) * gap)}px) / ${String(count)})`,
});

const Grid = styled('ul')(({ theme }) => ({
  ...cardStyles(theme),
  display: 'grid',
  containerType: 'inline-size',
  ...inColumns(2, 12),
  margin: 0,
  padding: 0,
  // With 'none', Safari no longer takes it for a list.
  listStyleType: '""',
  [theme.breakpoints.up('sm')]: inColumns(3, 16),
  [theme.breakpoints.up('md')]: inColumns(4, 24),
  '&[data-columns="3"]': {
    [theme.breakpoints.up('md')]: inColumns(3, 16),
    [theme.breakpoints.up('lg')]: inColumns(4, 20),
  },
  '&[data-columns="6"]': {
    [theme.breakpoints.up('md')]: inColumns(3, 24),
    [theme.breakpoints.up('lg')]: inColumns(6, 16),
  },
}));

const firstCards = 4;

interface ProductGridProps {
  products: readonly Product[];
  /** The grid begins on the first screen: its first images matter most. */
  leads?: boolean;
  columns?: 3 | 4 | 6;
  /** What stands on a card beside its link. */
  actions?: (product: Product, index: number) => ReactNode;
}

export function ProductGrid({ products, leads = false, columns = 4, actions }: ProductGridProps) {
  return (
    <Grid data-columns={columns}>
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard product={product} priority={leads && index < firstCards} />
          {actions?.(product, index)}
        </li>
      ))}
    </Grid>
  );
}

export function ProductGridSkeleton({
  count,
  columns = 4,
}: {
  count: number;
  columns?: 3 | 4 | 6;
}) {
  return (
    <Grid aria-hidden data-columns={columns} data-testid="product-skeletons">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className="card">
            <div className="card-image">
              <Skeleton variant="rectangular" sx={{ height: 1 }} />
            </div>
            <div className="card-text">
              <div className="card-overline">
                <Skeleton width="50%" />
              </div>
              <div className="card-name">
                <Skeleton width="90%" />
              </div>
            </div>
          </div>
        </li>
      ))}
    </Grid>
  );
}
