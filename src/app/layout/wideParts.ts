import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/store/storeHooks';
import { loadExtras, TopBarExtras } from './header/TopBar';
import { loadNavigation, MainNavigation } from './navigation/NavigationPlace';
import { isScreenFrom } from './useScreenFrom';

/** What wide screens have round each page, in scripts of its own, with its first data in `prefetch`. */
export const wideParts = [
  { from: 'md', load: loadExtras, Part: TopBarExtras },
  { from: 'lg', load: loadNavigation, Part: MainNavigation },
] as const;

/**
 * Brings those of this screen and their data: they stand in a prerendered page, and stay when the app takes that over.
 * Phones load none. Never rejects.
 */
export async function loadWideParts(dispatch: AppDispatch): Promise<void> {
  const shown = wideParts.filter(({ from }) => isScreenFrom(from));
  if (shown.length === 0) return;
  const bring = async ({ load, Part }: (typeof wideParts)[number]) => {
    const part = await load().catch(() => undefined);
    part?.prefetch(dispatch);
    await Part.preload();
  };
  await Promise.all(shown.map(bring));
  await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
}
