import { styled } from '@mui/material/styles';

/** The heights are fixed for placeholder and images alike, so that nothing moves when they arrive. */
export const BannerFrame = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  height: 190,
  backgroundColor: theme.vars.palette.Skeleton.bg,
  [theme.breakpoints.up('sm')]: { height: 320 },
  [theme.breakpoints.up('md')]: { height: 400 },
  [theme.breakpoints.up('lg')]: { height: 500 },
  [theme.breakpoints.up('xl')]: { height: 432 },
}));
