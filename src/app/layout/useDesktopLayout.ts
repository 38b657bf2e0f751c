import useMediaQuery from '@mui/material/useMediaQuery';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import { lazyWithRetry, renderNothingOptions } from '@/shared/ui/lazyWithRetry';
import { theme } from '../theme/theme';

/* The parts that wide screens show around each page: 12 KB (gzip) that phones do not load. */

const importDesktopLayout = () => import('./desktopLayout');

export const TopBarExtras = lazyWithRetry(
  async () => (await importDesktopLayout()).TopBarExtras,
  renderNothingOptions,
);
export const MainNavigation = lazyWithRetry(
  async () => (await importDesktopLayout()).MainNavigation,
  renderNothingOptions,
);

const wideScreenQuery = theme.breakpoints.up('lg').replace('@media ', '');

/**
 * Returns whether the screen is wide enough for the parts in `desktopLayout`. Prerendered pages
 * always contain these parts, and CSS hides them on narrow screens.
 */
export function useDesktopLayout(): boolean {
  return useMediaQuery(wideScreenQuery, { defaultMatches: true });
}

export const preloadDesktopLayout = () =>
  Promise.all([TopBarExtras.preload(), MainNavigation.preload()]);

const isWideScreen = () => window.matchMedia(wideScreenQuery).matches;

/**
 * Loads the parts in `desktopLayout` on wide screens. Prerendered pages contain these parts, so
 * React needs them for hydration. Never rejects.
 */
export async function preloadDesktopLayoutOnWideScreen(): Promise<void> {
  if (isWideScreen()) await preloadDesktopLayout();
}

/**
 * How long the first rendering waits for the data of these parts, in ms. Meanwhile, a spinner
 * covers the page until client information arrives.
 */
const maxDataWaitMs = 2000;

/**
 * Loads the parts in `desktopLayout` with their data, for a page that contains no data. If these
 * parts appeared later, they would move the other parts of the top bar.
 */
export async function preloadDesktopLayoutWithData(dispatch: AppDispatch): Promise<void> {
  if (!isWideScreen()) return;
  await preloadDesktopLayout();
  const desktopLayout = await importDesktopLayout().catch(() => undefined);
  for (const prefetchAction of desktopLayout?.createTopBarPrefetches() ?? [])
    dispatch(prefetchAction);
  await Promise.race([
    Promise.all(dispatch(baseApi.util.getRunningQueriesThunk())),
    wait(maxDataWaitMs),
  ]);
}
