import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch } from '@/shared/lib/storeHooks';
import { theme } from '../theme';
import { loadNavigation } from './navigation/NavigationPlace';

const isScreenFrom = (breakpoint: 'md' | 'lg') =>
  window.matchMedia(theme.breakpoints.up(breakpoint).replace('@media ', '')).matches;

/**
 * Brings what wide screens have round each page, and its data: it stands in a page written ahead, and stays when the app
 * takes that over. Phones load none of it. Never rejects.
 */
export async function loadWideParts(dispatch: AppDispatch): Promise<void> {
  if (!isScreenFrom('lg')) return;
  await loadNavigation(dispatch);
  await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
}
