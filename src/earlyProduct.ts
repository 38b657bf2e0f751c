import Base64 from 'crypto-js/enc-base64';
import WordArray from 'crypto-js/lib-typedarrays';
import MD5 from 'crypto-js/md5';
import { withoutBase } from './shared/config/base';
import type { StorefrontConfig } from './shared/config/runtimeConfig';

/**
 * Reads the product id of this address for `early`. The browser's own cipher does the work: crypto-js, which the page
 * brings for its links, comes later. It derives key and vector from the secret by MD5, in OpenSSL's way.
 */
async function productId(): Promise<string> {
  const param = decodeURIComponent(withoutBase(window.location.pathname)?.split('/')[2] ?? '');
  const secret = new TextEncoder().encode(
    (window.storefrontConfig as StorefrontConfig).productIdSecret,
  );
  const message = bytesOf(Base64.parse(param.replace(/ /g, '+')));
  const salt = message.slice(8, 16);
  let block = new Uint8Array();
  const derived = Array.from({ length: 3 }, () => {
    block = bytesOf(MD5(WordArray.create(joined(block, secret, salt))));
    return block;
  });
  const [a = block, b = block, iv = block] = derived;
  const key = await crypto.subtle.importKey('raw', joined(a, b), 'AES-CBC', false, ['decrypt']);
  const data = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, message.slice(16));
  return new TextDecoder('utf-8', { fatal: true }).decode(data);
}

const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

const bytesOf = ({ words, sigBytes }: { words: number[]; sigBytes: number }) =>
  Uint8Array.from({ length: sigBytes }, (_, at) => (words[at >> 2] ?? 0) >>> (24 - (at % 4) * 8));

const early = window.storefrontEarly;
if (early) {
  early.productId = productId();
  early.productId.catch(() => undefined);
}
