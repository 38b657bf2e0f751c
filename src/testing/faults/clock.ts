import { setImmediate as turn } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { retryPolicy } from '@/shared/api/retryPolicy';

const { baseDelay } = retryPolicy;

/** Stops the clocks: time passes only in `until` and `pass`, and the delays are those of the shop. */
export function stopTime(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  retryPolicy.baseDelay = 1000;
  // The stopped clock does not reach Node's own.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms);
    return controller.signal;
  });
}

export function startTime(): void {
  jest.restoreAllMocks();
  jest.useRealTimers();
  retryPolicy.baseDelay = baseDelay;
}

/** How often Node must come round for an answer to go from the network to the page. */
const turns = 4;

async function rest(isQuiet: () => boolean): Promise<void> {
  for (let quiet = 0; quiet < turns; quiet = isQuiet() ? quiet + 1 : 0) await turn();
}

/** Lets so many ms pass, and what is under way arrive. */
export async function pass(ms: number, isQuiet: () => boolean): Promise<void> {
  await act(async () => {
    jest.advanceTimersByTime(ms);
    await rest(isQuiet);
  });
}

const longest = 150_000;

export async function until(holds: () => boolean, isQuiet: () => boolean): Promise<void> {
  const start = Date.now();
  let step = 0;
  do {
    await pass(step, isQuiet);
    if (holds()) return;
    step = Math.min(1000, step + 100);
  } while (Date.now() - start < longest);
  const page = document.body.textContent.slice(0, 1500);
  throw new Error(`In vain: ${String(holds)}\nThe page: ${page}`);
}
