/** Lifetime of an access token if its response contains none, in s. */
export const usualTokenLifetime = 3600;

/** Returns whether a token is allowed in a header: visible ASCII, and at most 8,000 characters. */
export const isBearer = (token: string): boolean => /^[!-~][ -~]{0,7999}$/.test(token);
