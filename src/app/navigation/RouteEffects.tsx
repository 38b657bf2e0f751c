import { useMutationObserverTarget, useTimeout, useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matchPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { buyNowEnded } from '@/features/cart/cartSlice';
import { pasteHash, paths } from '@/shared/config/paths';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { stopSmoothScroll, restoreScroll, saveScroll, scrollToTop } from './scrollRestoration';

/** How long a scroll stays unsaved, in ms: Safari lets the history be written a hundred times in half a minute. */
const longestUnsaved = 400;

const anywhere = { childList: true, subtree: true };

/** Puts the reader at the new page's heading, once the lazy page has brought it; not if they have gone on meanwhile. */
function useHeadingFocus(): () => void {
  /** What had the focus before, as long as the heading is awaited. */
  const [before, setBefore] = useState<Element | null>();
  const focus = useCallback(() => {
    const { activeElement, body } = document;
    const hasMoved = activeElement !== before && activeElement !== body;
    // The page before, hidden while the next is on its way, takes no focus.
    if (hasMoved || focusPageHeading()) setBefore(undefined);
  }, [before]);
  const isAwaited = before !== undefined;
  useMutationObserverTarget(focus, anywhere, isAwaited ? document.body : null);
  useEffect(() => {
    if (isAwaited) focusPageHeading();
  }, [isAwaited]);
  return useCallback(() => setBefore(document.activeElement), []);
}

export function RouteEffects() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const dispatch = useAppDispatch();
  const focusHeading = useHeadingFocus();
  const previous = useRef<{ pathname: string; key: string }>(undefined);

  // Not as the page is left (`pagehide`): writing to the history then keeps it out of the back/forward cache.
  const save = () => saveScroll(key);
  // Safari had no `scrollend` for long.
  useWindowEvent('scroll', useTimeout(save, longestUnsaved).start);
  useWindowEvent('scrollend', save);
  useWindowEvent('click', save, { capture: true });
  useWindowEvent('visibilitychange', save);
  useWindowEvent('popstate', stopSmoothScroll);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const isNewPage = previous.current?.pathname !== pathname;
    if (navigationType === NavigationType.Pop) return restoreScroll(key, !previous.current, hash);
    // Ticks replace the entry and stay where they are; a link to another list, or a new search, is a new place.
    if (isNewPage || navigationType === NavigationType.Push) scrollToTop();
    return undefined;
  }, [pathname, hash, key, navigationType]);

  useEffect(() => {
    const left = previous.current;
    previous.current = { pathname, key };
    // A new entry in the place of the old one (a tick, a pack) knows nothing of the place yet.
    if (navigationType === NavigationType.Replace) saveScroll(key);
    const isNewPage = left?.pathname !== pathname;
    // Wherever the shopper comes from, a page loaded anew included.
    if (isNewPage && !matchPath(paths.placeOrder.pattern, pathname)) dispatch(buyNowEnded());
    // The same page with another list: the heading says which.
    const isNewList = left?.key !== key && navigationType === NavigationType.Push;
    // The field for a list takes the focus itself.
    if (left && (isNewPage || isNewList) && hash !== pasteHash) focusHeading();
  }, [pathname, hash, key, navigationType, dispatch, focusHeading]);

  return null;
}
