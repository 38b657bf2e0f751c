import { startTransition, useEffect, useState } from 'react';
import { wait } from './wait';

/** How long after it was asked for, on a page that has loaded, a later part may come by itself, in ms. */
const grace = 2000;

/** How long the load event is waited for, in ms: a picture that hangs would hold it back for good. */
const longestLoad = 10_000;

const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

const waitForEvent = (...names: readonly string[]) =>
  new Promise((resolve) => {
    for (const name of names) window.addEventListener(name, resolve, { passive: true, once: true });
  });

async function waitForGrace(signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete')
    await Promise.race([waitForEvent('load'), wait(longestLoad, signal)]);
  await wait(grace, signal);
}

const waitForBrowserIdle = () =>
  // Safari has no idle callback.
  typeof window.requestIdleCallback === 'function'
    ? new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: grace }))
    : wait(1);

/**
 * Runs a task once the first screen is done: a moment after the page has loaded, when the browser is idle, or as soon
 * as the visitor does anything or has done so. Never in the way of the first data. @returns the way to call it off
 */
export function whenIdle(task: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const begin = async () => {
    if (!navigator.userActivation.hasBeenActive)
      await Promise.race([waitForGrace(signal), waitForEvent(...signsOfLife)]);
    await waitForBrowserIdle();
    // What it draws is drawn in slices: a tap comes first.
    if (!signal.aborted) startTransition(task);
  };
  void begin();
  return () => gone.abort();
}

/**
 * False at first, true once the browser has nothing better to do: for what the first screen can do without.
 * @param wanted begins to wait only then
 */
export function useIdle(wanted = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => (wanted ? whenIdle(() => setIdle(true)) : undefined), [wanted]);
  return idle;
}
