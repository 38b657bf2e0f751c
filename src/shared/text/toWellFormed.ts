/**
 * Replaces half a surrogate pair, which an address or request cannot contain, by U+FFFD. Chrome has
 * `toWellFormed` only since 111.
 */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');
