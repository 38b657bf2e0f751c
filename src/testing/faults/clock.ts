import { setImmediate as waitForTurn } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { retryPolicy } from '@/shared/api/retryPolicy';

const { baseDelay } = retryPolicy;

/** Number of turns of Node's event loop after which an answer has certainly reached the page. */
const answerTurnCount = 4;

async function waitForIdleNetwork(isNetworkIdle: () => boolean): Promise<void> {
  for (
    let idleTurns = 0;
    idleTurns < answerTurnCount;
    idleTurns = isNetworkIdle() ? idleTurns + 1 : 0
  )
    await waitForTurn();
}

/**
 * Advances the clock and waits for pending answers.
 * @param ms time to advance, in ms
 * @param isNetworkIdle returns whether no answer is pending
 */
export async function advanceTime(ms: number, isNetworkIdle = () => true): Promise<void> {
  await act(async () => {
    jest.advanceTimersByTime(ms);
    await waitForIdleNetwork(isNetworkIdle);
  });
}

/**
 * Stops all clocks, so that time passes only in `waitUntil` and `advanceTime`. Retries get the long
 * delays of the real shop. Call it in a `describe`, so that its cleanup runs before the general
 * cleanup of all tests.
 */
export function stopTime(cleanUp: () => void = () => undefined): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    retryPolicy.baseDelay = 1000;
    // Fake timers do not affect the timeouts of Node.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms);
      return controller.signal;
    });
  });
  afterEach(async () => {
    cleanUp();
    await advanceTime(0);
    // Waits for a navigation back in the history, which completes a little later.
    await advanceTime(1000);
    retryPolicy.baseDelay = baseDelay;
  });
}

const maxConditionWaitMs = 150_000;

/**
 * Advances the clock in small steps until the condition is true. Throws an error if it stays
 * false for `maxConditionWaitMs`.
 */
export async function waitUntil(
  condition: () => boolean,
  isNetworkIdle = () => true,
): Promise<void> {
  const start = Date.now();
  let stepMs = 0;
  do {
    await advanceTime(stepMs, isNetworkIdle);
    if (condition()) return;
    stepMs = Math.min(1000, stepMs + 100);
  } while (Date.now() - start < maxConditionWaitMs);
  const page = document.body.textContent.slice(0, 1500);
  throw new Error(`This did not become true in time: ${String(condition)}\nThe page: ${page}`);
}
