/** How long an access token lives, in s. What the response says counts between the bounds. */
export const tokenLifetime = { shortest: 60, usual: 3600, longest: 86_400 };

/** Whether a header can carry the token: visible ASCII, and no longer than servers take. */
export const isBearer = (token: string): boolean => /^[!-~][ -~]{0,7999}$/.test(token);
