import { wait } from '@/shared/timing/wait';

/**
 * Loads a script and retries once after half a second. Firefox aborts loading scripts when the visitor leaves a page,
 * and the page should not report that.
 * @throws if the second attempt fails
 */
export const importWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await wait(500);
    return load();
  });
