import { setTimeout } from 'node:timers/promises';

/**
 * A row of the printed results. `bar` is the limit as text, or `''` if there is none. `met` says
 * whether the measured value is within the limit.
 * @typedef {{ what: string, measured: number | string, bar: string, met: boolean }} Finding
 */

/**
 * Creates a finding for a measured value without a limit.
 * @param {string} what @param {number | string} measured @returns {Finding}
 */
export const createFigure = (what, measured) => ({ what, measured, bar: '', met: true });

/**
 * Creates a finding for a condition that must be met.
 * @param {string} what @param {boolean} met @returns {Finding}
 */
export const createCheck = (what, met) => ({ what, measured: met ? 'yes' : 'no', bar: 'yes', met });

/**
 * Creates a finding for a measured value that must not exceed a limit.
 * @param {string} what @param {number} measured @param {number} maxValue @returns {Finding}
 */
export const createLimit = (what, measured, maxValue) => ({
  what,
  measured: Math.round(measured * 10) / 10,
  bar: `at most ${maxValue}`,
  met: measured <= maxValue,
});

/**
 * Waits until a condition is true.
 * @param {() => unknown} condition @param {number} maxSeconds time limit
 * @returns the seconds until the condition was true, or Infinity if it stayed false
 */
export async function waitUntil(condition, maxSeconds) {
  const startTime = Date.now();
  const getElapsedSeconds = () => (Date.now() - startTime) / 1000;
  while (getElapsedSeconds() < maxSeconds) {
    if (await condition()) return getElapsedSeconds();
    await setTimeout(100);
  }
  return Infinity;
}
