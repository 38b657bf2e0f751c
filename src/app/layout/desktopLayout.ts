import useMediaQuery from '@mui/material/useMediaQuery';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import { lazyWithRetry, renderNothingOptions } from '@/shared/ui/lazyWithRetry';
import { breakpoints } from '../theme/primitives';

/*
 * The parts that wider screens show around each page, and phones do not load. The top bar shows
 * announcements from the width `md`. From `lg`, it also shows social links, and the navigation is
 * below it.
 */

const importTopBarExtras = () => import('./header/TopBarExtras');

export const TopBarExtras = lazyWithRetry(
  async () => (await importTopBarExtras()).TopBarExtras,
  renderNothingOptions,
);
export const MainNavigation = lazyWithRetry(
  async () => (await import('./navigation/MainNavigation')).MainNavigation,
  renderNothingOptions,
);

type Breakpoint = 'md' | 'lg';
const getMinWidthQuery = (breakpoint: Breakpoint) =>
  `(min-width:${String(breakpoints.values[breakpoint])}${breakpoints.unit})`;

/**
 * Returns whether the screen is at least this wide. Prerendered pages always contain the parts of
 * wide screens, and CSS hides them on narrower screens.
 */
export function useMinWidth(breakpoint: Breakpoint): boolean {
  return useMediaQuery(getMinWidthQuery(breakpoint), { defaultMatches: true });
}

export const preloadDesktopLayout = () =>
  Promise.all([TopBarExtras.preload(), MainNavigation.preload()]);

const isScreenUp = (breakpoint: Breakpoint) =>
  window.matchMedia(getMinWidthQuery(breakpoint)).matches;

/**
 * Loads those parts that the screen shows. Prerendered pages contain these parts, so React needs
 * them for hydration. Never rejects.
 */
export async function preloadDesktopLayoutOnWideScreen(): Promise<void> {
  if (isScreenUp('lg')) await preloadDesktopLayout();
  else if (isScreenUp('md')) await TopBarExtras.preload();
}

/**
 * How long the first rendering waits for the data of these parts, in ms. Meanwhile, a spinner
 * covers the page until client information arrives.
 */
const maxDataWaitMs = 2000;

/**
 * Loads those parts that the screen shows, with the data of the top bar, for a page that contains
 * no data. If these parts appeared later, they would move the other parts of the top bar.
 */
export async function preloadDesktopLayoutWithData(dispatch: AppDispatch): Promise<void> {
  if (!isScreenUp('md')) return;
  await preloadDesktopLayoutOnWideScreen();
  const topBarModule = await importTopBarExtras().catch(() => undefined);
  const options = { hasSocialLinks: isScreenUp('lg') };
  for (const prefetchAction of topBarModule?.createTopBarPrefetches(options) ?? [])
    dispatch(prefetchAction);
  await Promise.race([
    Promise.all(dispatch(baseApi.util.getRunningQueriesThunk())),
    wait(maxDataWaitMs),
  ]);
}
