import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  matchPath,
  NavigationType,
  useHref,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { buyNowEnded } from '@/features/cart/cartSlice';
import { pageViewStarted } from '@/shared/api/pageViewSlice';
import { paths } from '@/shared/config/paths';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { setPlace } from '@/shared/navigation/pageHead';
import { useAppDispatch } from '@/shared/store/storeHooks';
import {
  entryShown,
  restoreScroll,
  saveScroll,
  scrollToTop,
  startSavingScroll,
} from './scrollMemory';

/** Puts the reader at the new page's heading, once the lazy page has brought it; not if they have gone on meanwhile. */
function focusHeading(): () => void {
  const before = document.activeElement;
  const focus = () => {
    const { activeElement, body } = document;
    const hasMoved = activeElement !== before && activeElement !== body;
    // The page before, hidden while the next is on its way, takes no focus.
    return hasMoved || focusPageHeading();
  };
  if (focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

export function RouteEffects() {
  const { pathname, search, key } = useLocation();
  const base = useHref('/');
  const navigationType = useNavigationType();
  const dispatch = useAppDispatch();
  const previous = useRef<string>(undefined);

  useEffect(startSavingScroll, []);

  // Before the page's effects, which write the head.
  useLayoutEffect(() => setPlace({ pathname, search, base }), [pathname, search, base]);

  // Before the page's queries, which its effects begin.
  useLayoutEffect(() => {
    if (previous.current !== undefined && previous.current !== pathname)
      dispatch(pageViewStarted());
  }, [pathname, dispatch]);

  useLayoutEffect(() => {
    entryShown(key);
    if (navigationType === NavigationType.Pop) {
      return restoreScroll({ isFirst: previous.current === undefined });
    }
    // Ticks replace the entry and stay where they are; a link to another list, or a new search, is a new place.
    if (previous.current !== pathname || navigationType === NavigationType.Push) scrollToTop();
    return undefined;
  }, [pathname, key, navigationType]);

  useEffect(() => {
    // A new entry in the place of the old one (a tick, a pack) knows nothing of the place yet.
    if (navigationType === NavigationType.Replace) saveScroll();
  }, [key, navigationType]);

  useEffect(() => {
    const left = previous.current;
    previous.current = pathname;
    if (left === pathname) return undefined;
    // Wherever the shopper comes from, a page loaded anew included.
    if (!matchPath(paths.placeOrder.pattern, pathname)) dispatch(buyNowEnded());
    if (left === undefined) return undefined;
    return focusHeading();
  }, [pathname, dispatch]);

  // The same page with another list: the heading says which.
  const seen = useRef({ key, pathname });
  useEffect(() => {
    const before = seen.current;
    seen.current = { key, pathname };
    const isNewList = before.pathname === pathname && before.key !== key;
    return isNewList && navigationType === NavigationType.Push ? focusHeading() : undefined;
  }, [key, pathname, navigationType]);

  return null;
}
