import { RetryLater } from './errors';

/** Runs a job in its turn. @throws RetryLater (503) when too many wait already */
export type Run = <T>(job: () => Promise<T>) => Promise<T>;

export interface QueueOptions {
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
}

/** For work that would fill Node's few threads, and with them hold up every file that is read. */
export function createQueue({ atOnce, waiting }: QueueOptions): Run {
  let running = 0;
  const line: (() => void)[] = [];
  return async (job) => {
    if (running < atOnce) running += 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new RetryLater(503, 'The shop is busy. Please try again in a moment.', 2);
    try {
      return await job();
    } finally {
      // The place goes to the next in line, or is free.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
