import { getPageOrigin } from '@/shared/config/runtimeConfig';

/**
 * Returns whether an address is a path on this origin. Browsers remove tabs and line breaks from
 * addresses and read `\` as `/`. An address with such a character after the first `/` may therefore
 * lead to another site.
 */
export const isRootRelative = (address: string): boolean => /^\/(?![/\\\t\n\r])/.test(address);

/**
 * Checks an address from the back end. Only http(s) and relative addresses are allowed.
 * `javascript:`, `data:` and other protocols are refused.
 * @returns the unchanged address, or `undefined` if it is not allowed
 */
export function getSafeUrl(value: string | undefined | null): string | undefined {
  if (!value) return undefined;
  // Skips the slow parsing for most addresses, because a page has many pictures.
  if (isRootRelative(value)) return value;
  try {
    const url = new URL(value, getPageOrigin());
    return url.protocol === 'https:' || url.protocol === 'http:' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Matches an address without its protocol, such as `www.facebook.com/shop`. */
const bareHostPattern = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[:/?#]|$)/i;

/**
 * Reads the address of another site from a text, and adds `https://` if the protocol is missing.
 * Returns `undefined` for any other text.
 */
export function getExternalUrl(value: string): string | undefined {
  const address = value.trim();
  if (bareHostPattern.test(address)) return getSafeUrl(`https://${address}`);
  return /^(?:https?:)?\/\//i.test(address) ? getSafeUrl(address) : undefined;
}
