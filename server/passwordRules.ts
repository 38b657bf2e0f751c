import { commonPasswords } from './commonPasswords.mjs';

const toComparableText = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * Returns why a new password is refused, or `undefined` if it is accepted. A shop hides an answer
 * that contains the password, so the texts contain no word of 8 letters.
 * @param userEmail the address of the password's own account
 */
export function findPasswordFault(password: string, userEmail: string): string | undefined {
  const text = toComparableText(password);
  const email = toComparableText(userEmail);
  if (text === email || text === email.slice(0, email.lastIndexOf('@')))
    return 'Your e-mail address is easy to guess. Please choose another one.';
  if (commonPasswords.has(text))
    return 'Many people use this one, so it is easy to guess. Please choose another.';
  return undefined;
}
