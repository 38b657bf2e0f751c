import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { savesData } from '@/shared/browser/savesData';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { loadPage } from '../pages';

/** How long a pointer must rest on a link before the page is prefetched, in ms. */
const hoverIntent = 80;

const passive = { passive: true };

/** Prefetches the page behind a link and its first data when the visitor is about to follow it. */
export function usePrefetchLinks(): void {
  const dispatch = useAppDispatch();
  const prefetch = useDebouncedCallback(
    (pathname: string) => void loadPage(dispatch, pathname),
    hoverIntent,
  );
  const comeNear = ({ type, target }: Event) => {
    prefetch.cancel();
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== window.location.origin || savesData()) return;
    if (link.pathname === window.location.pathname) return;
    prefetch(link.pathname);
    if (type === 'touchstart') prefetch.flush();
  };
  useWindowEvent('pointerover', comeNear, passive);
  useWindowEvent('touchstart', comeNear, passive);
  useWindowEvent('focusin', comeNear, passive);
}
