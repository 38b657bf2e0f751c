/** By their place in the rows of digits, each of which begins at a multiple of 16; an Arabic one goes on with signs. */
const signs = '0123456789%.,';

/** Numbers as Urdu, Arabic and full-width keyboards type them, in the digits and signs of English ones. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u066C\u06F0-\u06F9\uFF10-\uFF19]/g, (sign) =>
    signs.charAt(sign.charCodeAt(0) % 16),
  );
