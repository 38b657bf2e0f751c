import { weakMapMemoize } from '@reduxjs/toolkit';
import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import EvpKDF from 'crypto-js/evpkdf';
import WordArray from 'crypto-js/lib-typedarrays';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';

/**
 * Derives the encryption key for the nth salt. All products try the same salts in the same order,
 * so each product has one stable address. The keys are memoised, because deriving a key takes
 * longer than encrypting an id.
 */
const deriveKey = weakMapMemoize((secret: string, attempt: number) => {
  // The salt consists of digits, which base64 writes without `/` and `+`.
  const salt = Utf8.parse(String(attempt).padStart(8, '0'));
  const { words } = EvpKDF(secret, salt, { keySize: 12, iterations: 1 });
  return { salt, key: WordArray.create(words.slice(0, 8)), iv: WordArray.create(words.slice(8)) };
});

const maxAttempts = 1000;

/**
 * Longest ciphertext for which several salts are tried, in characters. For a longer ciphertext,
 * fewer than one in 500 salts avoid `/` and `+`.
 */
const maxLengthToRetry = 200;

function encrypt(id: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const { salt, key, iv } = deriveKey(getRuntimeConfig().productIdSecret, attempt);
    const ciphertext = Object.assign(AES.encrypt(id, key, { iv }), { salt }).toString();
    const isLastAttempt = attempt + 1 === maxAttempts || ciphertext.length > maxLengthToRetry;
    if (isLastAttempt || !/[/+]/.test(ciphertext)) return ciphertext;
  }
}

/**
 * Encodes a product id for `/product/:Id`: encrypted with the shared secret, then URL-encoded.
 * Salts are tried until the text contains no `/` or `+`, which some servers change. In long ids,
 * these characters are percent-encoded. This is obfuscation, not protection.
 */
export const encodeProductId = weakMapMemoize((id: string) => encodeURIComponent(encrypt(id)));

/** With a longer id, the address of the API call would be too long for some web servers. */
const maxIdLength = 1000;

/**
 * Decrypts the product id in a route parameter, whatever salt it was encrypted with. Returns
 * `undefined` if it is unreadable.
 */
export function decodeProductId(encodedId: string): string | undefined {
  try {
    // Some clients turn a `+` into a space, which is undone here.
    const ciphertext = encodedId.includes('%') ? decodeURIComponent(encodedId) : encodedId;
    const id = AES.decrypt(
      ciphertext.replace(/ /g, '+'),
      getRuntimeConfig().productIdSecret,
    ).toString(Utf8);
    return id === '' || id.length > maxIdLength || id.includes('\0') ? undefined : id;
  } catch {
    return undefined;
  }
}
