import { setTimeout } from 'node:timers/promises';

/** @typedef {{ what: string, measured: number | string, bar: string, met: boolean }} Finding */

/**
 * Returns a measured value without a limit.
 * @param {string} what @param {number | string} measured @returns {Finding}
 */
export const figure = (what, measured) => ({ what, measured, bar: '', met: true });

/** @param {string} what @param {boolean} met @returns {Finding} */
export const holds = (what, met) => ({ what, measured: met ? 'yes' : 'no', bar: 'yes', met });

/** @param {string} what @param {number} measured @param {number} most @returns {Finding} */
export const atMost = (what, measured, most) => ({
  what,
  measured: Math.round(measured * 10) / 10,
  bar: `at most ${most}`,
  met: measured <= most,
});

/**
 * Waits until a condition is true.
 * @param {() => unknown} isSo the condition @param {number} seconds time limit
 * @returns the seconds until it was true, or Infinity after the time limit
 */
export async function until(isSo, seconds) {
  const started = Date.now();
  const passed = () => (Date.now() - started) / 1000;
  while (passed() < seconds) {
    if (await isSo()) return passed();
    await setTimeout(100);
  }
  return Infinity;
}
