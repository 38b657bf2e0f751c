import { useEffectEvent, useLayoutEffect } from 'react';
import { inBrowser } from '../browser/inBrowser';

/*
 * What lies over the page (menu, sheet, search, dialog, photo), one at a time, has a history entry for the time it is
 * open, so that Back closes it. The entry is a copy of the page's own, which the router never hears of: this popstate
 * interceptor comes before the router's listener, since `App` imports it first. When the entry is left, the page's own
 * takes over its address and state, which may have changed meanwhile (the filter sheet changes them).
 */

/** What closes it. */
let closeOpen: (() => void) | undefined;
/** Our own way back is under way; history is not to be touched before it has arrived. */
let isReturning = false;
/** The entry of what is open, as it was last. */
let top: ReturnType<typeof getCurrentEntry> | undefined;

/** What stands in a history entry: the router's, with the number of the page in `idx`, and our mark. */
interface EntryState {
  idx?: number;
  overlay?: true;
}

const getEntryState = () => (window.history.state as EntryState | null) ?? {};
const isOver = () => getEntryState().overlay === true;
const getCurrentEntry = () => ({ href: window.location.href, state: getEntryState() });

/** Brings history to an entry more while something is open, and none else. */
function settleHistory(): void {
  if (isReturning || isOver() === (closeOpen !== undefined)) return;
  if (closeOpen)
    History.prototype.pushState.call(window.history, { ...getEntryState(), overlay: true }, '');
  top = getCurrentEntry();
  if (closeOpen) return;
  isReturning = true;
  window.history.back();
}

/** @returns whether the step was about what lies over the page, and so not for the router */
function isOverlayStep(): boolean {
  const isSamePage = top !== undefined && top.state.idx === getEntryState().idx;
  const close = isSamePage && isReturning ? undefined : closeOpen;
  isReturning = false;
  if (top && isSamePage)
    window.history.replaceState({ ...top.state, overlay: undefined }, '', top.href);
  top = undefined;
  if (close) {
    closeOpen = undefined;
    close();
  }
  settleHistory();
  return isSamePage;
}

if (inBrowser) {
  const { pushState, replaceState } = History.prototype;
  window.addEventListener('popstate', (event) => {
    if (isOverlayStep()) event.stopImmediatePropagation();
  });
  window.history.replaceState = (state: EntryState | null, ...address) => {
    const isKept = isOver();
    replaceState.call(window.history, isKept ? { ...state, overlay: true } : state, ...address);
    if (isKept) top = getCurrentEntry();
  };
  window.history.pushState = (state: EntryState | null, unused, url) => {
    // A second click on a link or button whose page is still loading must not make a second entry.
    const isRepeated =
      url != null && new URL(url, window.location.href).href === window.location.href;
    // A link in an overlay leads on from the page: what it leads to takes the place of the overlay's entry.
    const replaces = isRepeated || (isOver() && !isReturning);
    const entry = isRepeated ? { ...state, idx: getEntryState().idx } : state;
    (replaces ? replaceState : pushState).call(window.history, entry, unused, url);
    top = undefined;
  };
  // What was open before a reload is not.
  settleHistory();
}

/** Gives an overlay its entry. @returns what takes it away again, in whichever way it was closed */
export function openOverlay(close: () => void): () => void {
  closeOpen = close;
  // Later: StrictMode mounts twice, and one overlay may give way to another.
  queueMicrotask(settleHistory);
  return () => {
    if (closeOpen === close) closeOpen = undefined;
    queueMicrotask(settleHistory);
  };
}

/** For whatever opens over a page: Back closes it. */
export function useOverlay(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Before paint: what is on the screen can be left by Back.
  useLayoutEffect(() => (open ? openOverlay(() => close()) : undefined), [open]);
}
