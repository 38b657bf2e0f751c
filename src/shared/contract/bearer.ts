/** Lifetime of an access token in seconds, if the response states no lifetime. */
export const usualTokenLifetime = 3600;

/**
 * Returns whether a token is allowed in a header: at most 8,000 characters of printable ASCII, with
 * no space at the start.
 */
export const isBearer = (token: string): boolean => /^[!-~][ -~]{0,7999}$/.test(token);
