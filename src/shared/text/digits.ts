const separators: Record<string, string> = { '٬': ',', '٫': '.' };

/** Numbers as Urdu, Arabic and full-width keyboards type them, in the digits and separators of English ones. */
export const toAsciiDigits = (text: string): string =>
  text.replace(
    /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19٬٫]/g,
    // Each row of digits begins at a multiple of 16.
    (sign) => separators[sign] ?? String(sign.charCodeAt(0) % 16),
  );
