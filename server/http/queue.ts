import { RetryLaterError } from './errors';

/**
 * Function that runs a job when all earlier jobs have ended.
 * @throws RetryLaterError (503) when too many jobs are waiting
 */
export type RunInQueue = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs one job at a time. Simultaneous jobs would occupy Node's few threads
 * and delay all file reads.
 * @param maxWaitingJobs how many jobs may wait while another job is running
 */
export function createQueue(maxWaitingJobs: number): RunInQueue {
  let pendingCount = 0;
  let lastJob: Promise<unknown> = Promise.resolve();
  return async (job) => {
    if (pendingCount > maxWaitingJobs)
      throw new RetryLaterError(503, 'The shop is busy. Please try again in a moment.', 2);
    pendingCount += 1;
    const result = lastJob.then(job).finally(() => (pendingCount -= 1));
    lastJob = result.catch(() => undefined);
    return result;
  };
}
