/*
 * This file is plain JavaScript, because `bundle.mjs` imports it without compilation.
 */
import { dictionary } from '@zxcvbn-ts/language-common';

const neededCount = 3000;

/** Length from which sign-up accepts a password, `passwordMinLength` of the contract. */
const minLength = 8;

/**
 * Returns the commonest passwords of at least 8 characters.
 * @param {readonly string[] | undefined} passwords in lower case, commonest first
 * @returns {ReadonlySet<string>}
 * @throws Error if there are too few
 */
export function selectCommonPasswords(passwords = []) {
  const longPasswords = passwords.filter((password) => password.length >= minLength);
  const selection = new Set(longPasswords.slice(0, neededCount));
  if (selection.size < neededCount)
    throw new Error(
      `The list of common passwords has only ${selection.size} of the ${neededCount} entries it needs. ` +
        'Check the package @zxcvbn-ts/language-common',
    );
  return selection;
}

export const commonPasswords = selectCommonPasswords(dictionary['passwords-common']);
