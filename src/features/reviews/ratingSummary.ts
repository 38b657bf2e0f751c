import { maxReviews } from '@/shared/contract/review';
import { formatCounted } from '@/shared/format/formatCounted';

const starLevels = [5, 4, 3, 2, 1] as const;

/** Returns a rating, which may be a fraction, rounded to whole stars. */
export const roundToStars = ({ rating }: { rating: number }): number => Math.round(rating);

/** Returns `undefined` if there are no reviews. */
export function summariseRatings(reviews: readonly { rating: number }[]) {
  const count = reviews.length;
  if (count === 0) return undefined;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    count,
    // Rounds before `toFixed`. `toFixed` alone would round 4.45 down, because its binary value is
    // slightly smaller.
    average: (Math.round((sum * 10) / count) / 10).toFixed(1),
    filledStars: Math.round(sum / count),
    distribution: starLevels.map((rating) => ({
      rating,
      count: reviews.filter((review) => roundToStars(review) === rating).length,
    })),
  };
}
export type RatingSummary = NonNullable<ReturnType<typeof summariseRatings>>;

/**
 * Returns the noun for a number of reviews. If the number is the maximum, the noun includes
 * "newest", because the back end may have left out older reviews.
 */
export const getReviewNoun = (count: number) => (count === maxReviews ? 'newest review' : 'review');

/** Returns three texts for one line of text: the stars, the average and the number of reviews. */
export const getRatingTexts = ({ filledStars, average, count }: RatingSummary) =>
  [
    '★'.repeat(filledStars) + '☆'.repeat(5 - filledStars),
    `(${average} / 5)`,
    formatCounted(count, getReviewNoun(count)),
  ] as const;
