import useMediaQuery from '@mui/material/useMediaQuery';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import { lazyWithRetry, renderNothing } from '@/shared/ui/lazyWithRetry';
import { theme } from '../theme/theme';

/* What wide screens have round each page: 12 KB (gzip) that phones, which never show it, do without. */

const load = () => import('./desktopLayout');

export const TopBarExtras = lazyWithRetry(async () => (await load()).TopBarExtras, renderNothing);
export const MainNavigation = lazyWithRetry(
  async () => (await load()).MainNavigation,
  renderNothing,
);

const wideScreen = theme.breakpoints.up('lg').replace('@media ', '');

/** Whether the screen has room for them. A prerendered page is for every screen: there its style sheet decides. */
export function useDesktopLayout(): boolean {
  return useMediaQuery(wideScreen, { defaultMatches: true });
}

export const preloadDesktopLayout = () =>
  Promise.all([TopBarExtras.preload(), MainNavigation.preload()]);

const hasRoom = () => window.matchMedia(wideScreen).matches;

/** Loads them where there is room: they stand in a prerendered page, and React hydrates them with it. Never rejects. */
export async function loadDesktopLayout(): Promise<void> {
  if (hasRoom()) await preloadDesktopLayout();
}

/** How long the first rendering waits for their data, in ms. A spinner covers the page until client information has come. */
const longestWait = 2000;

/** The same with their data, for a page that carries none. What comes into the bar later would move its other parts. */
export async function loadDesktopLayoutWithData(dispatch: AppDispatch): Promise<void> {
  if (!hasRoom()) return;
  await preloadDesktopLayout();
  const parts = await load().catch(() => undefined);
  for (const call of parts?.prefetchListsOfBar() ?? []) dispatch(call);
  await Promise.race([
    Promise.all(dispatch(baseApi.util.getRunningQueriesThunk())),
    wait(longestWait),
  ]);
}
