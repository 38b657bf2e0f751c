import { RetryLater } from './errors';

/** Runs a job in its turn. @throws RetryLater (503) when too many wait already */
export type Run = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * One job at a time, of those that would fill Node's few threads, and with them hold up every file that is read.
 * @param waiting how many more may wait for their turn
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
