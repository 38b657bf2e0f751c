/**
 * Makes a call in the user's name, who logs in again where that is needed.
 * @returns `undefined` where the call is not wanted any more
 */
export type UserCall = <T extends object>(
  send: () => Promise<T>,
  signal: AbortSignal,
) => Promise<T | undefined>;
