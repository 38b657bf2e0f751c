import { pageOrigin } from '@/shared/config/runtimeConfig';

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
    const url = new URL(value, pageOrigin());
    return url.protocol === 'https:' || url.protocol === 'http:' ? value : undefined;
  } catch {
    return undefined;
  }
}
