import { styled } from '@mui/material/styles';
import { shortScreen } from '@/shared/ui/screens';

/**
 * Its children name their `gridArea`. One above the other on phones; else the images stand on the left of head and
 * details, in view beside a long text.
 */
export const ProductLayout = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplate: '"images" "head" "details" "below" / minmax(0, 1fr)',
  [breakpoints.up('sm')]: {
    gridTemplate:
      '"images head" "images details" 1fr "below below" / minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 32,
  },
  [breakpoints.up('md')]: { columnGap: 56 },
}));

/** Moves within its part only: were the part itself sticky, it would move on over what is below. */
export const StickyImages = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { position: 'sticky', top: 88 },
  [shortScreen]: { position: 'static' },
}));
