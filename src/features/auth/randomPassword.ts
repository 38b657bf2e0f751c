const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_';
const length = 32;

/** A password that nobody knows, for a social sign-up: over 180 bits (design 5.15). */
export function randomPassword(): string {
  let password = '';
  while (password.length < length) {
    // Only values below a multiple of the alphabet's length count, so that no letter is likelier than another.
    const limit = 256 - (256 % alphabet.length);
    for (const value of crypto.getRandomValues(new Uint8Array(length)))
      if (value < limit && password.length < length)
        password += alphabet.charAt(value % alphabet.length);
  }
  return password;
}
