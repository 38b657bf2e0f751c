/**
 * For browsers without `Intl.Segmenter` (Firefox before 125): a letter with its marks, two letters of a flag, or emoji
 * with their modifiers, joined by zero-width joiners.
 */
const plainGrapheme =
  /(?:\p{RI}{2}|.)(?:[\p{M}\p{Emoji_Modifier}\u200C\u{E0020}-\u{E007F}]|\u200D.?)*/gsu;

/** What a reader takes for one letter each: half of an emoji, or a letter without its accent, is none. */
function graphemesOf(text: string): string[] {
  const { Segmenter } = Intl as Partial<typeof Intl>;
  if (!Segmenter) return text.match(plainGrapheme) ?? [];
  return Array.from(new Segmenter().segment(text), ({ segment }) => segment);
}

/** Longer than any grapheme that people write. */
const longestGrapheme = 64;

/** `''` of an empty text. */
export const firstGrapheme = (text: string): string =>
  graphemesOf(text.slice(0, longestGrapheme))[0] ?? '';

/** As many whole graphemes as have room in `max` code units. */
export function cutAtGrapheme(text: string, max: number): string {
  if (text.length <= max) return text;
  let cut = '';
  // The last one may be incomplete, but it ends behind `max`.
  for (const grapheme of graphemesOf(text.slice(0, max + longestGrapheme))) {
    if (cut.length + grapheme.length > max) break;
    cut += grapheme;
  }
  return cut;
}
