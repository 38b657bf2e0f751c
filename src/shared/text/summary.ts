import { cutAtGrapheme } from './graphemes';

/** How much of a description a search engine shows. */
const maxLength = 160;

export function cutAtWord(text: string, max = maxLength): string {
  if (text.length <= max) return text;
  // Of a last word cut through nothing stays, except where it is the only one.
  const start = text.slice(0, max).replace(/(\s)\S*$/, '$1');
  const whole = cutAtGrapheme(text, Math.min(start.length, max - 1));
  return `${whole.replace(/[\s.,;:!?،۔؟–—-]+$/, '')}…`;
}
