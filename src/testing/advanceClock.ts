/**
 * Sets the clock forward, for example to an age at which answers are requested again. Unlike Jest's
 * usual fake timers, it leaves timers as they are.
 * @param duration in ms
 */
export function advanceClock(duration: number): void {
  jest.useFakeTimers({
    now: Date.now() + duration,
    doNotFake: [
      'cancelAnimationFrame',
      'cancelIdleCallback',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
}
