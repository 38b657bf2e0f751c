/**
 * Replaces half a surrogate pair, which no address or request can carry, by U+FFFD. Chrome has `toWellFormed` only
 * since 111.
 */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');
