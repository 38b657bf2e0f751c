/** Half a surrogate pair, which no address and no request can carry, becomes U+FFFD. Chrome has `toWellFormed` only from 111 on. */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD');
