import useMediaQuery from '@mui/material/useMediaQuery';
import { lazyPart, orNothing } from '@/shared/ui/lazyPart';
import { theme } from '../theme/theme';

/* What wide screens have round each page: 12 KB (gzip) that phones, which never show it, do without. */

const load = () => import('./wideParts');

export const TopBarExtras = lazyPart(async () => (await load()).TopBarExtras, orNothing);
export const MainNavigation = lazyPart(async () => (await load()).MainNavigation, orNothing);

const wideScreen = theme.breakpoints.up('lg').replace('@media ', '');

/** Whether the screen has room for them. A prerendered page is for every screen: there its style sheet decides. */
export function useWideScreen(): boolean {
  return useMediaQuery(wideScreen, { defaultMatches: true });
}

export const preloadWideParts = () =>
  Promise.all([TopBarExtras.preload(), MainNavigation.preload()]);

/** Loads them where there is room: they stand in a prerendered page, and React hydrates them with it. Never rejects. */
export async function loadWideParts(): Promise<void> {
  if (window.matchMedia(wideScreen).matches) await preloadWideParts();
}
