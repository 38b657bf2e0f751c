import { RetryLater } from './errors';

/**
 * Runs a job in its turn.
 * @throws RetryLater (503) when too many jobs are waiting
 */
export type Run = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs one job at a time. Such jobs would otherwise occupy Node's few threads
 * and delay all file reads.
 * @param waiting how many more jobs may wait
 */
export function createQueue(waiting: number): Run {
  let undone = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (job) => {
    if (undone > waiting)
      throw new RetryLater(503, 'The shop is busy. Please try again in a moment.', 2);
    undone += 1;
    const done = last.then(job).finally(() => (undone -= 1));
    last = done.catch(() => undefined);
    return done;
  };
}
