import { useMutationObserverTarget, useTimeout, useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matchPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { buyNowEnded } from '@/features/cart/cartSlice';
import { pasteHash, paths } from '@/shared/config/paths';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { stopSmoothScroll, restoreScroll, saveScroll, scrollToTop } from './scrollRestoration';

/**
 * Longest time that a scroll position stays unsaved, in ms. Safari allows 100 history writes in
 * 30 s.
 */
const maxUnsavedTime = 400;

const observerOptions = { childList: true, subtree: true };

/**
 * Focuses the heading of the new page once the lazy page has rendered it, unless the focus has
 * moved meanwhile.
 * @returns a function to call after each navigation to a new page
 */
function useHeadingFocus(): () => void {
  /**
   * The element that had the focus before the navigation. It is `undefined` while no heading is
   * awaited.
   */
  const [previousFocus, setPreviousFocus] = useState<Element | null>();
  const tryFocusHeading = useCallback(() => {
    const { activeElement, body } = document;
    const hasFocusMoved = activeElement !== previousFocus && activeElement !== body;
    // While the next page loads, the previous page is hidden, so its heading cannot take the focus.
    if (hasFocusMoved || focusPageHeading()) setPreviousFocus(undefined);
  }, [previousFocus]);
  const isHeadingAwaited = previousFocus !== undefined;
  useMutationObserverTarget(
    tryFocusHeading,
    observerOptions,
    isHeadingAwaited ? document.body : null,
  );
  useEffect(() => {
    if (isHeadingAwaited) focusPageHeading();
  }, [isHeadingAwaited]);
  return useCallback(() => setPreviousFocus(document.activeElement), []);
}

export function RouteEffects() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const dispatch = useAppDispatch();
  const focusHeading = useHeadingFocus();
  const previousLocation = useRef<{ pathname: string; key: string }>(undefined);

  // Does not save on `pagehide`. Writing to the history then would keep the page out of the
  // back/forward cache.
  const saveCurrentScroll = () => saveScroll(key);
  // Safari supports `scrollend` only in recent versions.
  useWindowEvent('scroll', useTimeout(saveCurrentScroll, maxUnsavedTime).start);
  useWindowEvent('scrollend', saveCurrentScroll);
  useWindowEvent('click', saveCurrentScroll, { capture: true });
  useWindowEvent('visibilitychange', saveCurrentScroll);
  useWindowEvent('popstate', stopSmoothScroll);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const isNewPage = previousLocation.current?.pathname !== pathname;
    if (navigationType === NavigationType.Pop)
      return restoreScroll(key, !previousLocation.current, hash);
    // Filters replace the history entry and keep the scroll position. A link to another list or a
    // new search starts at the top.
    if (isNewPage || navigationType === NavigationType.Push) scrollToTop();
    return undefined;
  }, [pathname, hash, key, navigationType]);

  useEffect(() => {
    const previousPage = previousLocation.current;
    previousLocation.current = { pathname, key };
    // A history entry that replaces another one, for example after the choice of a filter or a
    // pack, has no scroll position yet.
    if (navigationType === NavigationType.Replace) saveScroll(key);
    const isNewPage = previousPage?.pathname !== pathname;
    // A page that was just loaded is a new page, too.
    if (isNewPage && !matchPath(paths.placeOrder.pattern, pathname)) dispatch(buyNowEnded());
    // The same page with another list has a new heading.
    const isNewList = previousPage?.key !== key && navigationType === NavigationType.Push;
    // The field for pasting a list takes the focus itself.
    if (previousPage && (isNewPage || isNewList) && hash !== pasteHash) focusHeading();
  }, [pathname, hash, key, navigationType, dispatch, focusHeading]);

  return null;
}
