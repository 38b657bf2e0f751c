import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { lineClamp } from '@/shared/ui/lineClamp';
import { largeType } from '@/shared/ui/screens';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { Product } from '../../mergeProducts';
import { card } from '../cardStyles';
import { useFactsLines } from '../useFactsLines';
import { ProductCard } from './ProductCard';

const inColumns = (count: number, gap: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap,
  '--card-width': `calc((100cqi - ${(count - 1) * gap}px) / ${count})`,
});

/** The cards within are plain elements, so that a long list costs little. */
const Grid = styled('ul')(({ theme: { breakpoints, typography, vars } }) => ({
  display: 'grid',
  containerType: 'inline-size',
  ...inColumns(2, 12),
  // The lines of the text are set.
  '--text': 'calc(28px + 6.15rem)',
  [largeType]: inColumns(1, 12),
  [breakpoints.up('sm')]: { ...inColumns(3, 16), '--text': 'calc(36px + 4.8rem)' },
  [breakpoints.up('md')]: { ...inColumns(4, 24), '--text': 'calc(36px + 3.75rem)' },
  '&[data-columns="3"]': {
    [breakpoints.up('md')]: inColumns(3, 16),
    [breakpoints.up('lg')]: inColumns(4, 20),
  },
  '&[data-columns="6"]': {
    [breakpoints.up('md')]: inColumns(3, 24),
    [breakpoints.up('lg')]: inColumns(6, 16),
  },
  // Two lines, and what is above them.
  '&:has([data-line])': { '--facts': 'calc(2.275rem + 4px)' },
  '& > li': { position: 'relative' },
  // In a list grown long a card far from the screen costs nothing, and is found and printed all the same.
  '& > li:nth-of-type(n + 41)': {
    contentVisibility: 'auto',
    // The picture is square.
    containIntrinsicHeight: 'auto calc(var(--card-width) + var(--text) + var(--facts, 0px))',
    // With `auto` the browser would use the printed height on the screen afterwards.
    '@media print': { contentVisibility: 'visible', containIntrinsicHeight: 'none' },
  },
  '& article': {
    ...card(vars),
    position: 'relative',
    '&:has(a:focus-visible)': {
      outline: `3px solid ${vars.palette.primary.main}`,
      outlineOffset: -3,
    },
    '--inset': '12px',
    [breakpoints.up('sm')]: { '--inset': '16px' },
  },
  '& small': {
    position: 'absolute',
    top: 8,
    left: 8,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 4,
    '& span': {
      padding: '4px 10px',
      borderRadius: 'var(--pill)',
      fontSize: '0.6875rem',
      fontWeight: 700,
      letterSpacing: '0.05em',
      lineHeight: 1.3,
      color: vars.palette.secondary.main,
      backgroundColor: vars.palette.background.paper,
      border: `1px solid ${vars.palette.divider}`,
    },
  },
  '& article p': {
    ...typography.overline,
    ...lineClamp(2),
    margin: 'var(--inset) var(--inset) 4px',
    letterSpacing: '0.02em',
    // Many a category's name takes two lines of a narrow card.
    minHeight: '2.8em',
    [breakpoints.up('md')]: { minHeight: '1.4em' },
    color: vars.palette.text.secondary,
  },
  '& article h3': {
    ...lineClamp(3),
    margin: '0 var(--inset) var(--inset)',
    // Names often end in what tells them apart, such as the size: on phones they need three lines.
    minHeight: '4.05em',
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.35,
    letterSpacing: 'normal',
    [breakpoints.up('sm')]: { minHeight: '2.7em', WebkitLineClamp: 2 },
    '& a': {
      color: 'inherit',
      textDecoration: 'none',
      '&:focus-visible': { outline: 'none' },
      // Covers the card, so that all of it is one link.
      '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    },
  },
  '& [data-line]': {
    margin: 'calc(4px - var(--inset)) var(--inset) var(--inset)',
    minHeight: '2.8em',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    display: 'block',
    whiteSpace: 'pre-line',
    color: vars.palette.text.secondary,
    '&::first-line': { color: vars.palette.text.primary },
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
  const lineOf = useFactsLines();
  return (
    <Grid data-columns={columns}>
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard
            product={product}
            priority={leads && index < firstCards}
            line={lineOf?.(product.productId)}
          />
          {actions?.(product, index)}
        </li>
      ))}
    </Grid>
  );
}

type ProductGridSkeletonProps = Pick<ProductGridProps, 'columns'> & { count: number };

export function ProductGridSkeleton({ count, columns = 4 }: ProductGridSkeletonProps) {
  const hasLines = useFactsLines() !== undefined;
  return (
    <Grid aria-hidden data-columns={columns} data-testid="product-skeletons">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <article>
            <div>
              <Skeleton variant="rectangular" height="100%" />
            </div>
            <p>
              <Skeleton width="50%" />
            </p>
            <h3>
              <Skeleton width="90%" />
            </h3>
            {hasLines && <span data-line />}
          </article>
        </li>
      ))}
    </Grid>
  );
}
