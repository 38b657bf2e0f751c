import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { clampLines } from '@/shared/ui/clampLines';
import { getBadges } from '../../mergeProducts';
import type { Product } from '../../mergeProducts';
import { getProductPath } from '../../getProductPath';
import { splitFactsLine } from '../cardTexts';
import { CardPicture, enlargedPictureStyles } from './CardPicture';

export const cardImageProps = {
  width: 640,
  height: 640,
  maxWidth: 960,
  sizes: '(max-width: 37.5em) 50vw, (max-width: 56.25em) 33vw, 300px',
};

/*
 * Cards consist of plain HTML elements, because lists of products are long. With Material UI's
 * Card, CardActionArea, CardMedia, CardContent, Typography and Chip, the scripts for 20 cards of
 * /products ran for 2175 ms instead of 1813 ms. Both times are medians of ten page loads, with the
 * CPU slowed down four times.
 */
const CardRoot = styled('article')(({ theme: { breakpoints, vars } }) => ({
  '--inset': '12px',
  [breakpoints.up('sm')]: { '--inset': '16px' },
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  transition: 'border-color 0.2s',
  '@media (hover: hover)': {
    '&:hover': { borderColor: vars.palette.text.secondary, ...enlargedPictureStyles },
  },
  '&:has(:focus-visible)': { outline: `3px solid ${vars.palette.primary.main}`, outlineOffset: -3 },
}));

const PictureFrame = styled('div')(({ theme: { vars } }) => ({
  aspectRatio: '1',
  overflow: 'hidden',
  backgroundColor: vars.palette.background.default,
}));

/**
 * The badges are below the picture, so that they do not cover it. Cards without badges reserve the
 * same space, so that the texts of all cards align.
 */
const Badges = styled('p')(({ theme: { vars } }) => ({
  margin: '8px var(--inset) 0',
  minHeight: '1.3em',
  fontSize: '0.6875rem',
  fontWeight: 700,
  letterSpacing: '0.02em',
  lineHeight: 1.3,
  color: vars.palette.secondary.main,
}));

const Badge = styled('span')(({ theme: { breakpoints } }) => ({
  '&:not(:first-of-type)::before': { content: '" · "' },
  // A narrow card has space for only one badge.
  [breakpoints.down('sm')]: { '&:not(:first-of-type)': { display: 'none' } },
}));

const Category = styled('p')(({ theme: { breakpoints, typography, vars } }) => ({
  ...typography.overline,
  ...clampLines(2),
  margin: '4px var(--inset)',
  letterSpacing: '0.02em',
  // Many category names need two lines on a narrow card.
  minHeight: '2.8em',
  [breakpoints.up('md')]: { minHeight: '1.4em' },
  color: vars.palette.text.secondary,
}));

const Heading = styled('h3')(({ theme: { breakpoints } }) => ({
  margin: '0 var(--inset) var(--inset)',
  // Similar names often differ only at their end, for example in the size. On phones they need
  // three lines.
  minHeight: '4.05em',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.35,
  letterSpacing: 'normal',
  [breakpoints.up('sm')]: { minHeight: '2.7em', WebkitLineClamp: 2 },
  ...clampLines(3),
}));

/** Covers the card, so that the whole card is one link. */
const CoveringLink = styled(Link)({
  color: 'inherit',
  '&:hover': { textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 'inherit' },
  // The whole card shows the focus outline instead of this link.
  '&:focus-visible': { outline: 'none' },
});

const Facts = styled('div')(({ theme: { breakpoints, vars } }) => ({
  margin: 'calc(4px - var(--inset)) var(--inset) var(--inset)',
  // On a narrow card, the price needs two lines. Size and rating need one line each.
  minHeight: '5.08rem',
  [breakpoints.up('sm')]: { minHeight: '3.675rem' },
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  color: vars.palette.text.secondary,
}));

const Price = styled('p')(({ theme: { vars } }) => ({
  margin: 0,
  fontSize: '1rem',
  fontWeight: 600,
  color: vars.palette.text.primary,
}));

const Fact = styled('span')({ display: 'inline-block', marginInlineEnd: 8 });

interface ProductCardProps {
  product: Product;
  hasPriorityImage?: boolean;
  /**
   * Price and size as one text. `''` shows nothing but reserves the space, and `undefined` reserves
   * no space.
   */
  factsLine?: string | undefined;
  rating?: string | undefined;
}

export const ProductCard = memo(function ProductCard({
  product,
  hasPriorityImage,
  factsLine,
  rating = '',
}: ProductCardProps) {
  const { productId, productName, productImageURL, productCategoryName } = product;
  const badges = getBadges(product);
  const { price, size } = splitFactsLine(factsLine ?? '');
  return (
    <CardRoot>
      <PictureFrame>
        {/* The product name below the picture already describes it. */}
        <CardPicture {...cardImageProps} src={productImageURL} alt="" priority={hasPriorityImage} />
      </PictureFrame>
      <Badges>
        {badges.map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
      </Badges>
      <Category dir="auto">{productCategoryName}</Category>
      <Heading dir="auto">
        <CoveringLink href={getProductPath(productId)}>{productName}</CoveringLink>
      </Heading>
      {factsLine !== undefined && (
        // Prerendered pages already contain price, size and rating. React must keep these texts
        // until the app has loaded the facts.
        <Facts data-line>
          <Price suppressHydrationWarning>{price}</Price>
          <Fact suppressHydrationWarning>{size}</Fact>
          <Fact suppressHydrationWarning>{rating}</Fact>
        </Facts>
      )}
    </CardRoot>
  );
});

export const ProductCardSkeleton = ({ reservesFacts }: { reservesFacts: boolean }) => (
  <CardRoot>
    <PictureFrame>
      <Skeleton variant="rectangular" height="100%" />
    </PictureFrame>
    <Badges />
    <Category>
      <Skeleton width="50%" />
    </Category>
    <Heading>
      <Skeleton width="90%" />
    </Heading>
    {reservesFacts && <Facts />}
  </CardRoot>
);
