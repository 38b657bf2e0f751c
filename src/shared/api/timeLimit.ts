/** Longest wait for an answer with its body, in ms. */
export const requestTimeout = 20_000;

/**
 * Ends the work with a TimeoutError after `requestTimeout`, and as soon as the caller gives up; also where the work
 * does not heed the signal, as what the early script began.
 */
export async function withinLimit<T>(
  work: (signal: AbortSignal) => Promise<T>,
  caller?: AbortSignal,
): Promise<T> {
  caller?.throwIfAborted();
  const limit = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => {
      reject(limit.signal.reason as Error);
    });
  });
  const giveUp = () => {
    limit.abort(caller?.reason);
  };
  const timer = setTimeout(() => {
    limit.abort(new DOMException('No answer in time', 'TimeoutError'));
  }, requestTimeout);
  caller?.addEventListener('abort', giveUp);
  try {
    return await Promise.race([work(limit.signal), ended]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
}
