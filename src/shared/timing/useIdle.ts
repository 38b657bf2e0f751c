import { startTransition, useEffect, useState } from 'react';

/** How long after the page has loaded its later parts may come by themselves, in ms. */
const grace = 2000;

const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** When the page had loaded, in ms of the page's clock, as far as anybody has asked. */
let loadedAt: number | undefined;

/**
 * Runs a task once the first screen is done: a moment after the page has loaded, when the browser is idle, or as soon
 * as the visitor does anything. Never in the way of the first data. @returns the way to call it off
 */
export function whenIdle(task: () => void): () => void {
  // What it draws is drawn in slices: a tap comes first.
  const begin = () => startTransition(task);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handle: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    if (handle !== undefined) window.cancelIdleCallback(handle);
    window.removeEventListener('load', afterLoad);
    for (const sign of signsOfLife) window.removeEventListener(sign, run);
  };
  const run = () => {
    stop();
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback === 'function') {
      handle = window.requestIdleCallback(begin, { timeout: grace });
    } else {
      timer = setTimeout(begin, 1);
    }
  };
  const afterLoad = () => {
    const now = performance.now();
    loadedAt ??= now;
    timer = setTimeout(run, Math.max(0, loadedAt + grace - now));
  };
  for (const sign of signsOfLife) window.addEventListener(sign, run, { passive: true, once: true });
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad, { once: true });
  return stop;
}

/**
 * False at first, true once the browser has nothing better to do: for what the first screen can do without.
 * @param wanted begins to wait only then
 */
export function useIdle(wanted = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    return whenIdle(() => setIdle(true));
  }, [wanted]);
  return idle;
}
