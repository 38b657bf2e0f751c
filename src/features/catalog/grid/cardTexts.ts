import type { KnownFacts } from '../facts/productFacts';

/** What a card shows of a line of price and size, each in its own place. @param line as `formatFactsLine` writes it */
export function splitFactsLine(line: string): { price: string; size: string } {
  const [first = '', ...others] = line.split(' · ');
  const second = others.join(', ');
  if (second || first.includes('Rs.')) return { price: first, size: second };
  return { price: '', size: first };
}

/** `★ 4.5 (12)`; `''` where nobody has rated it. */
export const formatRating = ({ rating, ratings }: KnownFacts = {}): string =>
  rating === undefined ? '' : `★ ${rating.toFixed(1)}${ratings ? ` (${String(ratings)})` : ''}`;
