/** The time now, in ms since 1970. */
export const now = (): number => Date.now();
