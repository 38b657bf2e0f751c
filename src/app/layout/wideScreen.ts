import useMediaQuery from '@mui/material/useMediaQuery';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
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

const hasRoom = () => window.matchMedia(wideScreen).matches;

/** Loads them where there is room: they stand in a prerendered page, and React hydrates them with it. Never rejects. */
export async function loadWideParts(): Promise<void> {
  if (hasRoom()) await preloadWideParts();
}

/** How long the first rendering waits for their data, in ms. A spinner covers the page until client information has come. */
const longestWait = 2000;

/** The same with their data, for a page that carries none. What comes into the bar later would move its other parts. */
export async function loadWidePartsWithData(dispatch: AppDispatch): Promise<void> {
  if (!hasRoom()) return;
  await preloadWideParts();
  const parts = await load().catch(() => undefined);
  for (const call of parts?.prefetch() ?? []) dispatch(call);
  await Promise.race([
    Promise.all(dispatch(baseApi.util.getRunningQueriesThunk())),
    wait(longestWait),
  ]);
}
