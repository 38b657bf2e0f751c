/**
 * For browsers without `Intl.Segmenter` (Firefox before 125): a letter with its marks, two letters of a flag, or emoji
 * with their modifiers, joined by zero-width joiners.
 */
const plainGrapheme =
  /(?:\p{RI}{2}|.)(?:[\p{M}\p{Emoji_Modifier}\u200C\u{E0020}-\u{E007F}]|\u200D.?)*/gsu;

/** What a reader takes for one letter each: half of an emoji, or a letter without its accent, is none. */
function splitGraphemes(text: string): string[] {
  const { Segmenter } = Intl as Partial<typeof Intl>;
  if (!Segmenter) return text.match(plainGrapheme) ?? [];
  return Array.from(new Segmenter().segment(text), ({ segment }) => segment);
}

/** Longer than any grapheme that people write. */
const longestGrapheme = 64;

/**
 * Two Latin letters, digits or signs, between which one grapheme always ends. Most text is cut there, and making a
 * segmenter would keep a slow phone busy for 100 ms.
 */
const isPlainPair = (text: string): boolean => /^[\u0020-\u02ff]{2}$/.test(text);

/** `''` of an empty text. */
export const getFirstGrapheme = (text: string): string =>
  isPlainPair(text.slice(0, 2))
    ? text.charAt(0)
    : (splitGraphemes(text.slice(0, longestGrapheme))[0] ?? '');

/** As many whole graphemes as have room in `max` code units. */
export function cutAtGrapheme(text: string, max: number): string {
  if (text.length <= max) return text;
  if (isPlainPair(text.slice(max - 1, max + 1))) return text.slice(0, max);
  let cut = '';
  // The last one may be incomplete, but it ends behind `max`.
  for (const grapheme of splitGraphemes(text.slice(0, max + longestGrapheme))) {
    if (cut.length + grapheme.length > max) break;
    cut += grapheme;
  }
  return cut;
}
