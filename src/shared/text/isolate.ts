const rightToLeftPattern = /[\u0590-\u08FF]/;

/**
 * Isolates a part of a line of text if the part or its neighbour is Urdu, so that the numbers and
 * signs of both stay in order. In plain text, `U+2068` and `U+2069` work like `<bdi>` in HTML.
 */
export const isolate = (text: string, neighbours = ''): string =>
  rightToLeftPattern.test(text + neighbours) ? `\u2068${text}\u2069` : text;

/** Joins the parts to one line of text. Empty parts are left out. */
export const joinParts = (parts: readonly unknown[], separator = ' · '): string =>
  parts
    .filter(Boolean)
    .map((part) => isolate(String(part)))
    .join(separator);
