/**
 * The one check for addresses from the back end: http(s), and what is relative to the page. Anything else
 * (`javascript:`, `data:` …) is `undefined`.
 */
export function safeUrl(value: string | undefined | null): string | undefined {
  if (!value) return undefined;
  // Of this origin or, as `//…`, of another over http(s); parsing costs, and a page has many pictures.
  if (value.startsWith('/')) return value;
  try {
    // What is relative has the page's own protocol, so any base of that kind will do.
    const url = new URL(value, 'https://shop.invalid');
    return url.protocol === 'https:' || url.protocol === 'http:' ? value : undefined;
  } catch {
    return undefined;
  }
}
