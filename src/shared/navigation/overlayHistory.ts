import { inBrowser } from '../browser/inBrowser';
import { depthOf, noteAddress, popGate } from './popGate';

/*
 * What lies over the page (menu, sheet, search, dialog, photo) has a history entry for the time it is open, so that
 * Back closes it. The entry is a copy of the page's own, one deeper; the router never hears of it. When it is left,
 * the page's own entry takes over the address, which may have changed meanwhile (the filter sheet changes it).
 */

interface Overlay {
  close: () => void;
}

const overlays: Overlay[] = [];
let actions: (() => void)[] = [];
/** Our own way back is under way; history is not to be touched before it has arrived. */
let isReturning = false;

const stateOf = () => (window.history.state as Record<string, unknown> | null) ?? {};
const indexOf = (state: unknown) => (state as { idx?: unknown } | null)?.idx;

function adoptAddress(): void {
  const { latest } = popGate;
  if (!latest || latest.href === window.location.href) return;
  const { overlay: _depth, ...state } = (latest.state as Record<string, unknown> | null) ?? {};
  const depth = depthOf(stateOf());
  window.history.replaceState(depth > 0 ? { ...state, overlay: depth } : state, '', latest.href);
}

/** Brings history to as many entries as overlays are open, then does what waits for all to be closed. */
function settle(): void {
  if (isReturning) return;
  const depth = depthOf(stateOf());
  if (depth > overlays.length) {
    noteAddress();
    isReturning = true;
    window.history.go(overlays.length - depth);
  } else if (depth < overlays.length) {
    window.history.pushState({ ...stateOf(), overlay: depth + 1 }, '');
    settle();
  } else if (depth === 0) {
    const due = actions;
    actions = [];
    for (const action of due) action();
  }
}

popGate.overlays = ({ state }) => {
  if (isReturning) {
    isReturning = false;
    adoptAddress();
    settle();
    return true;
  }
  const depth = depthOf(state);
  if (depth === 0 && overlays.length === 0) return false;
  const { latest } = popGate;
  const isSamePage = latest !== undefined && indexOf(state) === indexOf(latest.state);
  const closed = overlays.splice(isSamePage ? depth : 0);
  if (isSamePage && closed.length > 0) adoptAddress();
  for (const overlay of closed.reverse()) overlay.close();
  settle();
  return isSamePage;
};

/** The tap that closes the search may press something else, which would navigate while our way back is under way. */
function pressLater(event: MouseEvent): void {
  const { target } = event;
  if (!isReturning || !target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  actions.push(() => target.dispatchEvent(new MouseEvent('click', event)));
}
if (inBrowser) window.addEventListener('click', pressLater, { capture: true });

/** Gives an overlay its entry. @returns what takes it away again, in whichever way it was closed */
export function openOverlay(overlay: Overlay): () => void {
  overlays.push(overlay);
  noteAddress();
  // Later: StrictMode mounts twice, and one overlay may give way to another.
  queueMicrotask(settle);
  return () => {
    const at = overlays.indexOf(overlay);
    if (at !== -1) overlays.splice(at, 1);
    queueMicrotask(settle);
  };
}

/** Closes whatever lies over the page, then calls back; at once where nothing does. */
export function leaveOverlays(then: () => void): void {
  actions.push(then);
  for (const overlay of overlays.splice(0).reverse()) overlay.close();
  settle();
}
