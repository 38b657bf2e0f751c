import { pageOrigin } from '@/shared/config/origin';

/**
 * The one check for addresses from the back end: http(s), and what is relative to the page. Anything else
 * (`javascript:`, `data:` …) is `undefined`.
 */
export function safeUrl(value: string | undefined | null): string | undefined {
  if (!value) return undefined;
  // Of this origin; parsing costs, and a page has many pictures.
  if (/^\/(?![/\\])/.test(value)) return value;
  try {
    const url = new URL(value, pageOrigin());
    return url.protocol === 'https:' || url.protocol === 'http:' ? value : undefined;
  } catch {
    return undefined;
  }
}
