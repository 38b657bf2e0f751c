/**
 * Replaces each half of a broken surrogate pair by U+FFFD, because addresses and requests cannot
 * contain it. Chrome before 111 has no built-in `toWellFormed`.
 */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');
