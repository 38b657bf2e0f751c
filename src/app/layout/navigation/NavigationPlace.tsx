import { styled } from '@mui/material/styles';
import { lazyPart } from '@/shared/ui/lazyPart';
import { useScreenFrom } from '../useScreenFrom';

export const loadNavigation = () => import('./MainNavigation');

export const MainNavigation = lazyPart(async () => (await loadNavigation()).MainNavigation, {
  loading: () => null,
  failed: () => null,
});

const Place = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'relative',
  // What opens from it lies over the page, and under the bar.
  zIndex: theme.zIndex.appBar - 1,
  height: 49,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: { display: 'block' },
  '@media print': { display: 'none' },
}));

/** The row of the navigation that wide screens have, kept from the first frame on. */
export function NavigationPlace() {
  const isWide = useScreenFrom('lg');
  return <Place>{isWide && <MainNavigation />}</Place>;
}
