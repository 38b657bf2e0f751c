/** Returns the current time in ms since 1970. */
export const now = (): number => Date.now();

/**
 * Returns how long ago something happened, in ms. The result is infinite if the time is
 * unreadable or in the future. In that case, the clock of the device was wrong.
 * @param time in ms since 1970
 */
export const getAge = (time: number, currentTime = now()): number =>
  time <= currentTime ? currentTime - time : Infinity;
