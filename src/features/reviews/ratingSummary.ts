import { maxReviews } from '@/shared/contract/review';
import { formatCounted } from '@/shared/format/formatCounted';

const stars = [5, 4, 3, 2, 1] as const;

/** The whole stars of a rating, which may lie between two. */
export const roundToStars = ({ rating }: { rating: number }): number => Math.round(rating);

export function summariseRatings(reviews: readonly { rating: number }[]) {
  const count = reviews.length;
  if (count === 0) return undefined;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    count,
    // Rounded before toFixed, which goes by the binary value: 4.45 is stored a little below itself.
    average: (Math.round((sum * 10) / count) / 10).toFixed(1),
    filled: Math.round(sum / count),
    distribution: stars.map((rating) => ({
      rating,
      count: reviews.filter((review) => roundToStars(review) === rating).length,
    })),
  };
}
export type RatingSummary = NonNullable<ReturnType<typeof summariseRatings>>;

/** What so many are: the back end may hold older ones back. */
export const formatReviewCount = (count: number) =>
  count === maxReviews ? 'newest review' : 'review';

/** Stars, mean and number, for a line of text. */
export const getRatingTexts = ({ filled, average, count }: RatingSummary) =>
  [
    '★'.repeat(filled) + '☆'.repeat(5 - filled),
    `(${average} / 5)`,
    formatCounted(count, formatReviewCount(count)),
  ] as const;
