import { getPageOrigin } from '@/shared/config/runtimeConfig';

/** Of this origin. Browsers leave tabs and line breaks out of an address, and take `\` for `/`. */
export const isRootRelative = (address: string): boolean => /^\/(?![/\\\t\n\r])/.test(address);

/**
 * The one check for addresses from the back end: http(s), and what is relative to the page. Anything else
 * (`javascript:`, `data:` …) is `undefined`.
 */
export function safeUrl(value: string | undefined | null): string | undefined {
  if (!value) return undefined;
  // Parsing costs, and a page has many pictures.
  if (isRootRelative(value)) return value;
  try {
    const url = new URL(value, getPageOrigin());
    return url.protocol === 'https:' || url.protocol === 'http:' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `www.facebook.com/shop`: a host and perhaps more, without the protocol. */
const bareHost = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[:/?#]|$)/i;

/** The same for a link to another site, also one written without `https://`. What names no site is `undefined`. */
export function externalUrl(value: string): string | undefined {
  const address = value.trim();
  if (bareHost.test(address)) return safeUrl(`https://${address}`);
  return /^(?:https?:)?\/\//i.test(address) ? safeUrl(address) : undefined;
}
