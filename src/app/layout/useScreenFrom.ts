import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { inBrowser } from '@/shared/browser/inBrowser';
import { theme } from '../theme';

type Breakpoint = 'md' | 'lg';

export const isScreenFrom = (breakpoint: Breakpoint): boolean =>
  window.matchMedia(theme.breakpoints.up(breakpoint).replace('@media ', '')).matches;

/** Whether the screen is so wide or wider. A prerendered page is for every screen: there its style sheet decides. */
export function useScreenFrom(breakpoint: Breakpoint): boolean {
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up(breakpoint));
  return isWide || !inBrowser;
}
