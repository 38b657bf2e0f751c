import { wait } from '@/shared/timing/wait';

/**
 * Loads a script, and asks for it once more half a second later where it does not arrive: in Firefox leaving a page ends
 * what it loads, and a page that is being left shall not say so. @throws where it fails again
 */
export const importWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await wait(500);
    return load();
  });
