import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { isDataSaverOn } from '@/shared/browser/isDataSaverOn';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { loadPage } from '../pages';

/** How long a pointer must rest on a link before the page is prefetched, in ms. */
const hoverDelay = 80;

const passiveOptions = { passive: true };

/** Prefetches the page behind a link and its first data when the visitor is about to follow it. */
export function usePrefetchLinks(): void {
  const dispatch = useAppDispatch();
  const prefetch = useDebouncedCallback(
    (pathname: string) => void loadPage(dispatch, pathname),
    hoverDelay,
  );
  const startPrefetch = ({ type, target }: Event) => {
    prefetch.cancel();
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== window.location.origin || isDataSaverOn()) return;
    if (link.pathname === window.location.pathname) return;
    prefetch(link.pathname);
    if (type === 'touchstart') prefetch.flush();
  };
  useWindowEvent('pointerover', startPrefetch, passiveOptions);
  useWindowEvent('touchstart', startPrefetch, passiveOptions);
  useWindowEvent('focusin', startPrefetch, passiveOptions);
}
