import { wait } from '@/shared/timing/wait';

/**
 * Loads a script and retries once after half a second. When the visitor leaves a page, Firefox
 * aborts scripts that are loading. The page should not report that as an error.
 * @throws if the second attempt fails
 */
export const importWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await wait(500);
    return load();
  });
