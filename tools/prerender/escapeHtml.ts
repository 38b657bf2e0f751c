/**
 * Escapes text for an element or attribute. Control characters become spaces, because HTML cannot
 * contain them.
 */
export const escapeHtml = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
