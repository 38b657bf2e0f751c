import { useEffect } from 'react';
import { pageViewStarted } from '@/shared/api/pageViewSlice';
import { savesData } from '@/shared/browser/savesData';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import { loadPage } from '../pages';

/** A pointer that stays on a link so long, in ms, means it; one that passes over costs nothing. */
const hoverIntent = 80;

const events = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches the page behind a link, and its first data, while the visitor is still about to follow it. */
export function usePrefetchLinks(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let passingOver = new AbortController();
    const prefetch = async ({ type, target }: Event) => {
      passingOver.abort();
      passingOver = new AbortController();
      const link = target instanceof Element && target.closest('a');
      if (!link || link.origin !== window.location.origin || savesData()) return;
      if (link.pathname === window.location.pathname) return;
      if (!(await wait(type === 'touchstart' ? 0 : hoverIntent, passingOver.signal))) return;
      dispatch(pageViewStarted(true));
      await loadPage(dispatch, link.pathname);
    };
    const listener = (event: Event) => void prefetch(event);
    for (const event of events) document.addEventListener(event, listener, { passive: true });
    return () => {
      passingOver.abort();
      for (const event of events) document.removeEventListener(event, listener);
    };
  }, [dispatch]);
}
