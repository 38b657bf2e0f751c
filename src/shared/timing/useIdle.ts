import { startTransition, useEffect, useState } from 'react';
import { wait } from './wait';

/** Delay between the load event and the loading of later parts of the page, in ms. */
const graceTime = 2000;

/**
 * Longest wait for the load event, in ms. A picture that never finishes loading would delay the
 * event forever.
 */
const maxLoadTime = 10_000;

/** Longest wait for the browser to be idle, in ms. */
const maxIdleWait = 2000;

const userEvents = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

const waitForEvent = (...eventTypes: readonly string[]) =>
  new Promise((resolve) => {
    for (const name of eventTypes)
      window.addEventListener(name, resolve, { passive: true, once: true });
  });

async function waitForGraceTime(signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete')
    await Promise.race([waitForEvent('load'), wait(maxLoadTime, signal)]);
  await wait(graceTime, signal);
}

/** Waits until the browser is idle, but at most 2 s. */
export const waitForBrowserIdle = () =>
  // Safari has no idle callback.
  typeof window.requestIdleCallback === 'function'
    ? new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: maxIdleWait }))
    : wait(1);

/**
 * Runs a task once the first screen is done and the browser is idle. The task waits until shortly
 * after the load event, or until the visitor first uses the page.
 * @returns a function that cancels the task
 */
export function runWhenIdle(task: () => void): () => void {
  const canceller = new AbortController();
  const { signal } = canceller;
  const startWaiting = async () => {
    if (!navigator.userActivation.hasBeenActive)
      await Promise.race([waitForGraceTime(signal), waitForEvent(...userEvents)]);
    await waitForBrowserIdle();
    // A transition renders in slices, so that taps come first.
    if (!signal.aborted) startTransition(task);
  };
  void startWaiting();
  return () => canceller.abort();
}

/**
 * Returns false at first, and true once the browser is idle. Use it for parts that the first screen
 * does not need.
 * @param isWanted whether to wait for the browser; the wait starts when this becomes true
 */
export function useIdle(isWanted = true): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isWanted ? runWhenIdle(() => setIdle(true)) : undefined), [isWanted]);
  return isIdle;
}
