/** How long an access token lives, in s, where its response does not say. */
export const usualTokenLifetime = 3600;

/** Whether a header can carry the token: visible ASCII, and no longer than servers take. */
export const isBearer = (token: string): boolean => /^[!-~][ -~]{0,7999}$/.test(token);
