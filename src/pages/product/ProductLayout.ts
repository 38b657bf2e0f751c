import { styled } from '@mui/material/styles';
import { shortScreen } from '@/shared/ui/screens';

/**
 * The four parts of the product page: images, head, details and what is below. One above the other on phones; else
 * the images stand on the left of head and details, in view beside a long text.
 */
export const ProductLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"images head" "images details" "below below"',
    columnGap: 32,
  },
  [theme.breakpoints.up('md')]: { columnGap: 56 },
}));

export const ImagesPart = styled('div')(({ theme }) => ({
  marginBottom: 24,
  [theme.breakpoints.up('sm')]: {
    gridArea: 'images',
    marginBottom: 0,
  },
}));

/** Moves within its part only: were the part itself sticky, it would move on over what is below. */
export const StickyImages = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { position: 'sticky', top: 88 },
  [shortScreen]: { position: 'static' },
}));

export const HeadPart = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { gridArea: 'head' },
}));

export const DetailsPart = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { gridArea: 'details' },
}));

export const BelowPart = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { gridArea: 'below' },
}));
