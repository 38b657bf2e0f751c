/** How much of a description a search engine shows. */
const maxLength = 160;

export function cutAtWord(text: string, max = maxLength): string {
  if (text.length <= max) return text;
  // Of a last word cut through nothing stays, except where it is the only one.
  const start = text.slice(0, max).replace(/(\s)\S*$/, '$1');
  // Half of a character that takes two places is none.
  const whole = start.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '');
  return `${whole.replace(/[\s.,;:!?،۔؟–—-]+$/, '')}…`;
}
