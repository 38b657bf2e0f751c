import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { inBrowser } from '@/shared/lib/inBrowser';

/** Whether the screen is so wide or wider. A page written ahead is for every screen: there its style sheet decides. */
export function useScreenFrom(breakpoint: 'md' | 'lg'): boolean {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up(breakpoint));
  return isWide || !inBrowser;
}
