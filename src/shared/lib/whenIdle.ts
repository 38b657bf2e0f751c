import { startTransition } from 'react';

/** How long after the page has loaded its later parts may come by themselves, in ms. */
const grace = 2000;

const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** When the page had loaded, in ms of the page's clock; `undefined` before that. */
let loadedAt =
  typeof document === 'undefined'
    ? undefined
    : document.readyState === 'complete'
      ? performance.now()
      : undefined;
if (typeof window !== 'undefined')
  window.addEventListener('load', () => {
    loadedAt = performance.now();
  });

/**
 * Runs a task once the first screen is done: a moment after the page has loaded, when the browser is idle, or as soon
 * as the visitor does anything. Never in the way of the first data. @returns the way to call it off
 */
export function whenIdle(task: () => void): () => void {
  if (typeof window === 'undefined') {
    task();
    return () => undefined;
  }
  // What it draws is drawn in slices: a tap comes first.
  const begin = () => {
    startTransition(task);
  };
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
      handle = window.requestIdleCallback(begin, { timeout: 1000 });
    } else {
      timer = setTimeout(begin, 1);
    }
  };
  const afterLoad = () => {
    timer = setTimeout(
      run,
      Math.max(0, (loadedAt ?? performance.now()) + grace - performance.now()),
    );
  };
  for (const sign of signsOfLife) window.addEventListener(sign, run, { passive: true, once: true });
  if (loadedAt !== undefined) afterLoad();
  else window.addEventListener('load', afterLoad, { once: true });
  return stop;
}

/** Loads a module once the first screen is done. */
export const onceIdle = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise<void>((resolve) => {
    whenIdle(resolve);
  }).then(load);
