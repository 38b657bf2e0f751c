import { weakMapMemoize } from '@reduxjs/toolkit';
import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import EvpKDF from 'crypto-js/evpkdf';
import WordArray from 'crypto-js/lib-typedarrays';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';

/**
 * What the secret gives with the nth salt. All products step through the same salts, so that a product has one stable
 * address, and a list of them costs a few keys: deriving one takes longer than encrypting an id.
 */
const deriveKey = weakMapMemoize((secret: string, attempt: number) => {
  // In digits, which base64 writes without `/` and `+`.
  const salt = Utf8.parse(String(attempt).padStart(8, '0'));
  const { words } = EvpKDF(secret, salt, { keySize: 12, iterations: 1 });
  return { salt, key: WordArray.create(words.slice(0, 8)), iv: WordArray.create(words.slice(8)) };
});

const maxTries = 1000;

/** A ciphertext longer than this, in characters, is free of `/` and `+` less than once in 500 salts. */
const longestWorthTrying = 200;

function encrypt(id: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const { salt, key, iv } = deriveKey(getRuntimeConfig().productIdSecret, attempt);
    const text = Object.assign(AES.encrypt(id, key, { iv }), { salt }).toString();
    const isLast = attempt + 1 === maxTries || text.length > longestWorthTrying;
    if (isLast || !/[/+]/.test(text)) return text;
  }
}

/**
 * The product id as it stands in `/product/:Id`: encrypted with the shared secret, then URL-encoded. The salt steps
 * until the text holds no `/` or `+`, which some servers mangle; those of a long id are percent-encoded.
 * Obfuscation, not protection.
 */
export const encodeProductId = weakMapMemoize((id: string) => encodeURIComponent(encrypt(id)));

/** The address of the call for a longer one is refused by hosts. */
const longestId = 1000;

/** The id behind a route parameter, whatever its salt; `undefined` where it cannot be read. */
export function decodeProductId(param: string): string | undefined {
  try {
    // A `+` that some client turned into a space on the way is given back.
    const text = param.includes('%') ? decodeURIComponent(param) : param;
    const id = AES.decrypt(text.replace(/ /g, '+'), getRuntimeConfig().productIdSecret).toString(
      Utf8,
    );
    return id === '' || id.length > longestId || id.includes('\0') ? undefined : id;
  } catch {
    return undefined;
  }
}
