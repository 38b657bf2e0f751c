/**
 * ASCII digits and signs, ordered by the last hexadecimal digit of the characters that they
 * replace. Each Unicode block of digits starts at a multiple of 16. In the Arabic block, signs
 * follow the digits.
 */
const asciiCharacters = '0123456789%.,';

/** Converts the digits and signs of Urdu, Arabic and full-width keyboards to ASCII. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u066C\u06F0-\u06F9\uFF10-\uFF19]/g, (sign) =>
    asciiCharacters.charAt(sign.charCodeAt(0) % 16),
  );
