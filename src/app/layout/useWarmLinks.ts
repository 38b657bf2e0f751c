import { useEffect } from 'react';
import { beginVisitAhead } from '@/shared/api/visit';
import { useAppDispatch } from '@/shared/lib/storeHooks';
import { loadPage } from '../pages';

/** A pointer that stays on a link so long, in ms, means it; one that passes over costs nothing. */
const intent = 80;

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the page behind a link, and its first data, while the visitor is still about to follow it. */
export function useWarmLinks(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const warm = ({ type, target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest('a');
      if (!link || link.origin !== window.location.origin || savesData()) return;
      if (link.pathname === window.location.pathname) return;
      const load = () => {
        beginVisitAhead();
        void loadPage(dispatch, link.pathname);
      };
      timer = setTimeout(load, type === 'touchstart' ? 0 : intent);
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, warm, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, warm);
    };
  }, [dispatch]);
}
