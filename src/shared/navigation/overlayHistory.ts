import { useEffectEvent, useLayoutEffect } from 'react';
import { inBrowser } from '../browser/inBrowser';

/*
 * An overlay (menu, sheet, search, dialog, photo) has a history entry while it is open, so that Back closes it. Only
 * one is open at a time. The entry is a copy of the page's own, and the router does not notice it. This popstate
 * listener runs before the router's, because `App` imports this module first. When the entry is left, its address and
 * state move to the page's own entry. They may have changed meanwhile, for example by the filter sheet.
 */

/** Closes the open overlay. */
let closeOpen: (() => void) | undefined;
/**
 * Whether a `history.back()` called by this module is pending. Until it completes, the history must
 * not change.
 */
let isReturning = false;
/** Latest state of the overlay's entry. */
let top: ReturnType<typeof getCurrentEntry> | undefined;

/** State of a history entry: the router's, with the page number in `idx`, and our mark. */
interface EntryState {
  idx?: number;
  overlay?: true;
}

const getEntryState = () => (window.history.state as EntryState | null) ?? {};
const isOver = () => getEntryState().overlay === true;
const getCurrentEntry = () => ({ href: window.location.href, state: getEntryState() });

/** Ensures that there is an extra entry while an overlay is open, and none otherwise. */
function settleHistory(): void {
  if (isReturning || isOver() === (closeOpen !== undefined)) return;
  if (closeOpen)
    History.prototype.pushState.call(window.history, { ...getEntryState(), overlay: true }, '');
  top = getCurrentEntry();
  if (closeOpen) return;
  isReturning = true;
  window.history.back();
}

/** @returns whether the step only concerned an overlay, so that the router must not see it */
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
    // A second click on a link whose page is still loading must not create a second entry.
    const isRepeated =
      url != null && new URL(url, window.location.href).href === window.location.href;
    // A page opened from an overlay replaces the overlay's entry.
    const replaces = isRepeated || (isOver() && !isReturning);
    const entry = isRepeated ? { ...state, idx: getEntryState().idx } : state;
    (replaces ? replaceState : pushState).call(window.history, entry, unused, url);
    top = undefined;
  };
  // An overlay that was open before a reload is closed.
  settleHistory();
}

/**
 * Gives an overlay its history entry.
 * @returns a function that removes the entry, however the overlay was closed
 */
export function openOverlay(close: () => void): () => void {
  closeOpen = close;
  // Waits for a microtask, because StrictMode mounts twice, and one overlay may replace another.
  queueMicrotask(settleHistory);
  return () => {
    if (closeOpen === close) closeOpen = undefined;
    queueMicrotask(settleHistory);
  };
}

/** Closes an overlay on Back. */
export function useOverlay(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Runs before paint, so that Back closes an overlay as soon as it is visible.
  useLayoutEffect(() => (open ? openOverlay(() => close()) : undefined), [open]);
}
