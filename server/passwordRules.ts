import { commonPasswords } from './commonPasswords.mjs';

const toComparableText = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * Returns why a new password is refused, or `undefined` if it is accepted. The shop hides an answer
 * that contains the password as it was typed. 'Password' therefore has a capital letter.
 * @param userEmail the address of the password's own account
 */
export function findPasswordFault(password: string, userEmail: string): string | undefined {
  const text = toComparableText(password);
  const email = toComparableText(userEmail);
  if (text === email || text === email.slice(0, email.lastIndexOf('@')))
    return 'Password too easy to guess: it is your e-mail address. Please choose another.';
  if (commonPasswords.has(text))
    return 'Password too easy to guess: many people use it. Please choose another.';
  return undefined;
}
