/**
 * Replaces each lone surrogate with U+FFFD, because addresses and requests cannot contain lone
 * surrogates. Chrome before 111 has no built-in `toWellFormed`.
 */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');
