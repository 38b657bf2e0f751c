/** Text for an element or an attribute; control characters, which HTML cannot hold, become spaces. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
