/** Lifetime of an access token if its response contains none, in s. */
export const usualTokenLifetime = 3600;

/** Returns whether a header can carry the token: visible ASCII, and not longer than servers accept. */
export const isBearer = (token: string): boolean => /^[!-~][ -~]{0,7999}$/.test(token);
