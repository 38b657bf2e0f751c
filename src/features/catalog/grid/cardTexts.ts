import type { KnownFacts } from '../facts/productFacts';

/**
 * Splits the facts line of a product card into price and size, because the card shows them
 * separately.
 * @param line in the format of `formatFactsLine`
 */
export function splitFactsLine(line: string): { price: string; size: string } {
  const [firstPart = '', ...otherParts] = line.split(' · ');
  const remainingText = otherParts.join(', ');
  if (remainingText || firstPart.includes('Rs.')) return { price: firstPart, size: remainingText };
  return { price: '', size: firstPart };
}

/** Formats a rating such as `★ 4.5 (12)`. Returns `''` if the product has no rating. */
export const formatRating = ({ rating, ratings }: KnownFacts = {}): string =>
  rating === undefined ? '' : `★ ${rating.toFixed(1)}${ratings ? ` (${String(ratings)})` : ''}`;
