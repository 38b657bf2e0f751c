import { inBrowser } from '../browser/inBrowser';

/** How many overlays' history entries lie between a page's own entry and the one with this state. */
export const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'overlay' in state ? Number(state.overlay) : 0;

/** An overlay that is gone (a reload, Forward) does not come back: its entry leads on to its page's. */
function leaveStale(state: unknown): boolean {
  const depth = depthOf(state);
  if (depth > 0) window.history.go(-depth);
  return false;
}

/**
 * Who hears of a Back or Forward before the router. Listeners of `popstate` are called in the order in which they came,
 * capturing or not, so this one has to come before the router's: it is imported where the router is.
 */
export const popGate: {
  /** Whether it was about what lies over the page, and so not for the others. */
  overlays: (event: PopStateEvent) => boolean;
  /** The address of the entry on top, as `noteAddress` has found it. */
  latest?: { href: string; state: unknown };
} = {
  overlays: ({ state }) => leaveStale(state),
};

/** To be called where the address changes though something may be open: its entry is lost at the next Back. */
export function noteAddress(): void {
  popGate.latest = { href: window.location.href, state: window.history.state };
}

if (inBrowser) {
  window.addEventListener('popstate', (event) => {
    if (popGate.overlays(event)) event.stopImmediatePropagation();
  });
  leaveStale(window.history.state);
}
