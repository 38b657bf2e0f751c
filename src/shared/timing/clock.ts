/** The time now, in ms since 1970. */
export const now = (): number => Date.now();

/**
 * How long ago something happened, in ms. Infinite where its time cannot be read or lies ahead of now: the device's clock
 * was wrong then and has been corrected, so that time says nothing.
 * @param time in ms since 1970
 */
export const getAge = (time: number, at = now()): number => (time <= at ? at - time : Infinity);
