import { cutAtGrapheme } from './graphemes';

/** How many characters of a description a search engine shows. */
const maxDescriptionLength = 160;

/** Cuts a text that has more than `max` characters, if possible after a word, and adds `…`. */
export function cutAtWord(text: string, max = maxDescriptionLength): string {
  if (text.length <= max) return text;
  // A word that would be cut in the middle is dropped, unless it is the only word.
  const wholeWords = text.slice(0, max).replace(/(\s)\S*$/, '$1');
  const cutText = cutAtGrapheme(text, Math.min(wholeWords.length, max - 1));
  return `${cutText.replace(/[\s.,;:!?،۔؟–—-]+$/, '')}…`;
}
