import { wait } from '@/shared/timing/wait';

/**
 * Empties the browser's list of this page's requests, which any script of the page can read. Must
 * run after each call whose address contains a password.
 */
export function clearResourceTimings(): void {
  performance.clearResourceTimings();
  // Browsers add a cancelled call to the list only a moment later.
  void wait(0).then(() => performance.clearResourceTimings());
}
