const rightToLeft = /[\u0590-\u08FF]/;

/**
 * A part of a line: where it or what stands beside it is Urdu, both keep their numbers and signs in order. (`U+2068` and
 * `U+2069` are in text what `<bdi>` is in HTML.)
 */
export const isolate = (text: string, beside = ''): string =>
  rightToLeft.test(text + beside) ? `\u2068${text}\u2069` : text;

/** What there is of the parts, on one line. */
export const joinParts = (parts: readonly unknown[], separator = ' · '): string =>
  parts
    .filter(Boolean)
    .map((part) => isolate(String(part)))
    .join(separator);
