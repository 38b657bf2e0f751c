/**
 * Matches one grapheme, for browsers without `Intl.Segmenter` (Firefox before 125): a letter with
 * its marks, the two letters of a flag, or an emoji with modifiers and zero-width joiners.
 */
const graphemePattern =
  /(?:\p{RI}{2}|.)(?:[\p{M}\p{Emoji_Modifier}\u200C\u{E0020}-\u{E007F}]|\u200D.?)*/gsu;

/**
 * Splits a text into graphemes. A grapheme is what readers see as one character, such as an emoji
 * or a letter with its accent.
 */
function splitGraphemes(text: string): string[] {
  const { Segmenter } = Intl as Partial<typeof Intl>;
  if (!Segmenter) return text.match(graphemePattern) ?? [];
  return Array.from(new Segmenter().segment(text), ({ segment }) => segment);
}

/** Length in code units that no grapheme in a real text exceeds. */
const maxGraphemeLength = 64;

/**
 * Returns whether a text is two Latin letters, digits or signs. A grapheme always ends between two
 * such characters. Most texts are cut at such a pair, which needs no segmenter. Creating a
 * segmenter would block a slow phone for 100 ms.
 */
const isPlainPair = (text: string): boolean => /^[\u0020-\u02ff]{2}$/.test(text);

/** Returns the first grapheme of a text, or `''` for an empty text. */
export const getFirstGrapheme = (text: string): string =>
  isPlainPair(text.slice(0, 2))
    ? text.charAt(0)
    : (splitGraphemes(text.slice(0, maxGraphemeLength))[0] ?? '');

/** Cuts a text to as many whole graphemes as fit in `max` code units. */
export function cutAtGrapheme(text: string, maxCodeUnits: number): string {
  if (text.length <= maxCodeUnits) return text;
  if (isPlainPair(text.slice(maxCodeUnits - 1, maxCodeUnits + 1)))
    return text.slice(0, maxCodeUnits);
  let result = '';
  // The last grapheme of this part may be incomplete, but it ends after `max` and is never used.
  for (const grapheme of splitGraphemes(text.slice(0, maxCodeUnits + maxGraphemeLength))) {
    if (result.length + grapheme.length > maxCodeUnits) break;
    result += grapheme;
  }
  return result;
}
