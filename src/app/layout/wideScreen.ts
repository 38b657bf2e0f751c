import useMediaQuery from '@mui/material/useMediaQuery';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/store/storeHooks';
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

/** Brings it with its data: it stands in a prerendered page, and stays when the app takes that over. Never rejects. */
export async function loadWideParts(dispatch: AppDispatch): Promise<void> {
  if (!window.matchMedia(wideScreen).matches) return;
  await preloadWideParts();
  const parts = await load().catch(() => undefined);
  for (const call of parts?.prefetch() ?? []) dispatch(call);
  await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
}
