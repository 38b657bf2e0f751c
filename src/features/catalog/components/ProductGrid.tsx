import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Product } from '../mergeProducts';
import { CardImage, CardRoot, CardText, Name, Overline, ProductCard } from './ProductCard';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  // With 'none', Safari no longer takes it for a list.
  listStyleType: '""',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 24 },
}));

/** Beyond the first screens, a row costs nothing until it comes near. */
const LaterItem = styled('li')({ contentVisibility: 'auto', containIntrinsicSize: 'auto 400px' });

/** So many first cards are laid out at once. */
const firstItems = 12;

interface ProductGridProps {
  products: readonly Product[];
  /** How many first images load at once, where the grid begins on the first screen. */
  eagerCount?: number;
  actionsFor?: (product: Product) => ReactNode;
}

export function ProductGrid({ products, eagerCount = 0, actionsFor }: ProductGridProps) {
  return (
    <Grid>
      {products.map((product, index) => {
        const Item = index < firstItems ? 'li' : LaterItem;
        return (
          <Item key={product.productId}>
            <ProductCard
              product={product}
              eager={index < eagerCount}
              actions={actionsFor?.(product)}
            />
          </Item>
        );
      })}
    </Grid>
  );
}

/** Placeholders of the cards' size. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <Grid aria-hidden data-testid="product-skeletons">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <CardRoot as="div">
            <CardImage>
              <Skeleton variant="rectangular" sx={{ height: 1 }} />
            </CardImage>
            <CardText>
              <Overline as="div">
                <Skeleton width="50%" />
              </Overline>
              <Name as="div">
                <Skeleton width="90%" />
              </Name>
            </CardText>
          </CardRoot>
        </li>
      ))}
    </Grid>
  );
}
