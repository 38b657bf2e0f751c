import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { Product } from '../../mergeProducts';
import { cardStyles } from './cardStyles';
import { ProductCard } from './ProductCard';
import { useRowWindow } from './useRowWindow';

const Grid = styled('ul')(({ theme }) => ({
  ...cardStyles(theme),
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  // With 'none', Safari no longer takes it for a list.
  listStyleType: '""',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 24 },
  '&[data-columns="3"]': {
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 20 },
  },
  '&[data-columns="6"]': {
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 16 },
  },
}));

/** How many a phone shows of a grid on its first screen. */
const firstCards = 4;

interface ProductGridProps {
  products: readonly Product[];
  /** The grid begins on the first screen: its first images matter most. */
  leads?: boolean;
  /** How many to a row where there is room: three beside a panel, six in a single row. */
  columns?: 3 | 4 | 6;
}

export function ProductGrid({ products, leads = false, columns = 4 }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { from, to, before, after } = useRowWindow(list, products.length);
  const isPart = to - from < products.length;
  return (
    <Grid
      ref={list}
      data-columns={columns}
      style={{ paddingTop: before || undefined, paddingBottom: after || undefined }}
    >
      {products.slice(from, to).map((product, at) => {
        const index = from + at;
        return (
          <li
            key={product.productId}
            {...(isPart && { 'aria-posinset': index + 1, 'aria-setsize': products.length })}
          >
            <ProductCard product={product} priority={leads && index < firstCards} />
          </li>
        );
      })}
    </Grid>
  );
}

/** Placeholders of the cards' size. */
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
