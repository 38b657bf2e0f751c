import { styled } from '@mui/material/styles';

/** Section 9: the heights are fixed for placeholder and images alike, so that nothing moves when they arrive. */
export const BannerFrame = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  height: 190,
  backgroundColor: theme.vars?.palette.Skeleton.bg,
  [theme.breakpoints.up('sm')]: { height: 320 },
  [theme.breakpoints.up('md')]: { height: 400 },
  [theme.breakpoints.up('lg')]: { height: 500 },
  [theme.breakpoints.up('xl')]: { height: 432 },
}));

/** How wide a banner of 3 : 1 stands when it covers the frame, which is narrower than that on most screens. */
export const bannerSizes = [
  '(max-width: 599.95px) max(100vw, 570px)',
  '(max-width: 899.95px) max(100vw, 960px)',
  '(max-width: 1199.95px) 1200px',
  '(max-width: 1535.95px) 1500px',
  '100vw',
].join(', ');

export const bannerSize = { width: 1920, height: 640, sizes: bannerSizes };
