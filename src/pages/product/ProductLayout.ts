import { styled } from '@mui/material/styles';
import { shortScreen } from '@/shared/ui/screens';

/**
 * Its parts, each by its class. One above the other on phones; else the images stand on the left of head and details,
 * in view beside a long text.
 */
export const ProductLayout = styled('div')(({ theme: { breakpoints, vars } }) => ({
  display: 'grid',
  gridTemplate: '"images" "head" "details" "below" / minmax(0, 1fr)',
  [breakpoints.up('sm')]: {
    gridTemplate:
      '"images head" "images details" 1fr "below below" / minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 32,
  },
  [breakpoints.up('md')]: { columnGap: 56 },
  '& > .images': {
    gridArea: 'images',
    marginBottom: 24,
    [breakpoints.up('sm')]: { marginBottom: 0 },
    // Moves within its part only: were the part itself sticky, it would move on over what is below.
    '& > *': {
      [breakpoints.up('sm')]: { position: 'sticky', top: 88 },
      [shortScreen]: { position: 'static' },
    },
  },
  '& > .head': { gridArea: 'head' },
  '& .categories': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 8,
    '& > span': { lineHeight: '44px' },
    '& > span + span::before': {
      content: '"·" / ""',
      marginRight: 8,
      color: vars.palette.text.secondary,
    },
    '& a': { display: 'inline-block' },
  },
  '& > .details': { gridArea: 'details' },
  '& .ask-price': {
    padding: 24,
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    backgroundColor: vars.palette.background.paper,
    '& p': { marginBottom: 16 },
    '& div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  },
  '& > .below': { gridArea: 'below' },
  '& .about': { marginTop: 40, [breakpoints.up('md')]: { marginTop: 64 } },
  // About the height of a grid of related products.
  '& .more-room': {
    minHeight: 'calc(150vw + 552px)',
    [breakpoints.up('sm')]: { minHeight: 'calc(67vw + 370px)' },
    [breakpoints.up('lg')]: { minHeight: 458 },
  },
}));
