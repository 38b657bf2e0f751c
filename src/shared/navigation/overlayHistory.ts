import { useEffectEvent, useLayoutEffect } from 'react';
import { isBrowser } from '../browser/isBrowser';

/*
 * An overlay (menu, sheet, search, dialog, photo) has a history entry while it is open, so that
 * Back closes it. Only one overlay is open at a time. Its entry is a copy of the page's own entry,
 * and the router does not notice the copy. `App` imports this module first, so this module's
 * popstate listener runs before the router's listener. The address and the state may change while
 * the overlay is open, for example by the filter sheet. When the history leaves the overlay's
 * entry, both are therefore copied to the page's own entry.
 */

/** Closes the open overlay. */
let closeOpenOverlay: (() => void) | undefined;
/**
 * Whether a `history.back()` called by this module is pending. Until that call completes, the
 * history must not change.
 */
let isReturning = false;
/** Latest address and state of the overlay's entry. */
let latestOverlayEntry: ReturnType<typeof getCurrentEntry> | undefined;

/**
 * State of a history entry: the router's state, with the number of the page in `idx`, and our mark
 * `overlay`.
 */
interface EntryState {
  idx?: number;
  overlay?: true;
}

const getEntryState = () => (window.history.state as EntryState | null) ?? {};
const isOverlayEntry = () => getEntryState().overlay === true;
const getCurrentEntry = () => ({ href: window.location.href, state: getEntryState() });

/**
 * Ensures that the history has an extra entry while an overlay is open, and no extra entry
 * otherwise.
 */
function syncOverlayEntry(): void {
  if (isReturning || isOverlayEntry() === (closeOpenOverlay !== undefined)) return;
  if (closeOpenOverlay)
    History.prototype.pushState.call(window.history, { ...getEntryState(), overlay: true }, '');
  latestOverlayEntry = getCurrentEntry();
  if (closeOpenOverlay) return;
  isReturning = true;
  window.history.back();
}

/**
 * Handles a step back or forward in the history.
 * @returns whether the step concerned only an overlay, so that the router must not see it
 */
function handleHistoryStep(): boolean {
  const isSamePage =
    latestOverlayEntry !== undefined && latestOverlayEntry.state.idx === getEntryState().idx;
  const closeOverlay = isSamePage && isReturning ? undefined : closeOpenOverlay;
  isReturning = false;
  if (latestOverlayEntry && isSamePage)
    window.history.replaceState(
      { ...latestOverlayEntry.state, overlay: undefined },
      '',
      latestOverlayEntry.href,
    );
  latestOverlayEntry = undefined;
  if (closeOverlay) {
    closeOpenOverlay = undefined;
    closeOverlay();
  }
  syncOverlayEntry();
  return isSamePage;
}

if (isBrowser) {
  const { pushState, replaceState } = History.prototype;
  window.addEventListener('popstate', (event) => {
    if (handleHistoryStep()) event.stopImmediatePropagation();
  });
  window.history.replaceState = (state: EntryState | null, ...address) => {
    const keepsOverlay = isOverlayEntry();
    replaceState.call(
      window.history,
      keepsOverlay ? { ...state, overlay: true } : state,
      ...address,
    );
    if (keepsOverlay) latestOverlayEntry = getCurrentEntry();
  };
  window.history.pushState = (state: EntryState | null, unused, url) => {
    // A second click on a link whose page is still loading must not create a second entry.
    const isRepeated =
      url != null && new URL(url, window.location.href).href === window.location.href;
    // A page opened from an overlay replaces the overlay's entry.
    const shouldReplace = isRepeated || (isOverlayEntry() && !isReturning);
    const entryState = isRepeated ? { ...state, idx: getEntryState().idx } : state;
    (shouldReplace ? replaceState : pushState).call(window.history, entryState, unused, url);
    latestOverlayEntry = undefined;
  };
  // After a reload, no overlay is open, so the entry of an overlay that was open before is removed.
  syncOverlayEntry();
}

/**
 * Gives an overlay its history entry.
 * @returns a function that removes the entry, however the overlay was closed
 */
export function registerOverlay(close: () => void): () => void {
  closeOpenOverlay = close;
  // Waits for a microtask, because StrictMode mounts twice, and a new overlay may replace the open
  // overlay.
  queueMicrotask(syncOverlayEntry);
  return () => {
    if (closeOpenOverlay === close) closeOpenOverlay = undefined;
    queueMicrotask(syncOverlayEntry);
  };
}

/** Closes an open overlay when the shopper goes back in the history. */
export function useOverlay(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Runs before paint, so that Back closes an overlay as soon as it is visible.
  useLayoutEffect(() => (open ? registerOverlay(() => close()) : undefined), [open]);
}
