import { inBrowser } from '../browser/inBrowser';

/*
 * What lies over the page (menu, sheet, search, dialog, photo) has a history entry for the time it is open, so that
 * Back closes it. The entry is a copy of the page's own, one deeper, which the router never hears of: this popstate
 * interceptor comes before the router's listener, since `App` imports it first. When the entry is left, the page's own
 * takes over the address, which may have changed meanwhile (the filter sheet changes it).
 */

/** What closes each of them, from the bottom up. */
const overlays: (() => void)[] = [];
const waitingClicks: (() => void)[] = [];
/** Our own way back is under way; history is not to be touched before it has arrived. */
let isReturning = false;
/** The entry on top while something is open, as `noteAddress` has found it. */
let top: ReturnType<typeof entryOnTop> | undefined;

/** What stands in a history entry: the router's, with the number of the page in `idx`, and ours. */
interface EntryState {
  idx?: number;
  /** How many entries below it is the page's own. */
  overlay?: number;
}

const entryState = () => (window.history.state as EntryState | null) ?? {};
const entryOnTop = () => ({ href: window.location.href, state: entryState() });

/** To be called where the address changes though something may be open: its entry is lost at the next Back. */
export function noteAddress(): void {
  if (overlays.length > 0) top = entryOnTop();
}

/** The entry under the one on top becomes like it. */
function adopt({ href, state }: ReturnType<typeof entryOnTop>): void {
  window.history.replaceState({ ...state, overlay: entryState().overlay }, '', href);
}

/** Brings history to as many entries as overlays are open. */
function settle(): void {
  if (isReturning) return;
  const { overlay: depth = 0 } = entryState();
  if (depth > overlays.length) {
    top = entryOnTop();
    isReturning = true;
    window.history.go(overlays.length - depth);
  } else if (depth < overlays.length) {
    History.prototype.pushState.call(window.history, { ...entryState(), overlay: depth + 1 }, '');
    settle();
  } else if (depth === 0) {
    top = undefined;
    for (const click of waitingClicks.splice(0)) click();
  }
}

/** @returns whether the step was about what lies over the page, and so not for the router */
function isOverlayStep(): boolean {
  const { idx, overlay: depth = 0 } = entryState();
  const isSamePage = top !== undefined && top.state.idx === idx;
  const closed = isSamePage && isReturning ? [] : overlays.splice(isSamePage ? depth : 0);
  isReturning = false;
  if (top && isSamePage) adopt(top);
  for (const close of closed.reverse()) close();
  settle();
  return isSamePage;
}

if (inBrowser) {
  window.addEventListener('popstate', (event) => {
    if (isOverlayStep()) event.stopImmediatePropagation();
  });
  // A link in an overlay leads on from the page: what it leads to takes the place of the overlay's entry.
  window.history.pushState = (...entry) => {
    const isOver = (entryState().overlay ?? 0) > 0 && !isReturning;
    History.prototype[isOver ? 'replaceState' : 'pushState'].apply(window.history, entry);
  };
  // The tap that closes the search may press a link, whose step must not overtake our way back.
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!isReturning || !target) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      waitingClicks.push(() => target.dispatchEvent(new MouseEvent('click', event)));
    },
    { capture: true },
  );
  // What was open before a reload is not.
  settle();
}

/** Gives an overlay its entry. @returns what takes it away again, in whichever way it was closed */
export function openOverlay(close: () => void): () => void {
  overlays.push(close);
  noteAddress();
  // Later: StrictMode mounts twice, and one overlay may give way to another.
  queueMicrotask(settle);
  return () => {
    const at = overlays.indexOf(close);
    if (at !== -1) overlays.splice(at, 1);
    queueMicrotask(settle);
  };
}
