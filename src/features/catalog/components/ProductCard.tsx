import { styled } from '@mui/material/styles';
import { lazy, memo, Suspense } from 'react';
import type { ReactNode } from 'react';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import { badgesOf } from '../mergeProducts';
import type { Product } from '../mergeProducts';

const ProductLink = lazy(() =>
  import('./ProductLink').then((module) => ({ default: module.ProductLink })),
);

/** The parts that card and skeleton share, so that one takes the other's place without a shift. */
export const CardRoot = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: '1px solid',
  borderColor: theme.vars?.palette.divider,
  borderRadius: 12,
  backgroundColor: theme.vars?.palette.background.paper,
  transition: 'border-color 0.2s',
  '&:has(a:focus-visible)': {
    outline: `3px solid ${theme.vars?.palette.primary.main ?? 'currentcolor'}`,
    outlineOffset: -3,
  },
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars?.palette.text.secondary },
    '&:hover .card-image img': { transform: 'scale(1.03)' },
  },
}));

export const CardImage = styled('div')(({ theme }) => ({
  aspectRatio: '1',
  overflow: 'hidden',
  backgroundColor: theme.vars?.palette.background.default,
  '& img': { transition: 'transform 0.3s' },
}));

export const CardText = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: 4,
  padding: 12,
  [theme.breakpoints.up('sm')]: { padding: 16 },
}));

export const Overline = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  margin: 0,
  minHeight: '1.4em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.secondary,
}));

export const Name = styled('h3')({
  display: '-webkit-box',
  margin: 0,
  minHeight: '2.7em',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.35,
});

const Badges = styled('div')({
  position: 'absolute',
  top: 8,
  left: 8,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
});

const Badge = styled('span')(({ theme }) => ({
  padding: '4px 10px',
  borderRadius: 999,
  fontSize: '0.6875rem',
  fontWeight: 700,
  letterSpacing: '0.05em',
  lineHeight: 1.3,
  color: theme.vars?.palette.secondary.main,
  backgroundColor: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider ?? 'currentcolor'}`,
}));

/** Above the link that covers the card. */
const Actions = styled('div')({ position: 'relative', zIndex: 2, marginTop: 'auto' });

interface ProductCardProps {
  product: Product;
  /** Among the first on the screen. */
  eager?: boolean;
  /** Filled in by the page, with what belongs to another feature. */
  actions?: ReactNode;
}

/** A product of a list; all of it is one link to its page. */
export const ProductCard = memo(function ProductCard({
  product,
  eager = false,
  actions,
}: ProductCardProps) {
  const { productId, productName, productImageURL, productCategoryName } = product;
  const badges = badgesOf(product);
  return (
    <CardRoot>
      <CardImage className="card-image">
        <ResponsiveImage
          src={productImageURL}
          // The name stands beside it.
          alt=""
          width={640}
          height={640}
          maxWidth={960}
          sizes="(max-width: 599.95px) 50vw, (max-width: 899.95px) 33vw, 300px"
          eager={eager}
        />
      </CardImage>
      {badges.length > 0 && (
        <Badges>
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </Badges>
      )}
      <CardText>
        <Overline>{productCategoryName}</Overline>
        <Name>
          <Suspense fallback={productName}>
            <ProductLink productId={productId} name={productName} />
          </Suspense>
        </Name>
        {actions && <Actions>{actions}</Actions>}
      </CardText>
    </CardRoot>
  );
});
