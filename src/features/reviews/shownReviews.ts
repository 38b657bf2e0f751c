import type { Review } from '@/shared/contract/review';
import { newestFirst } from '@/shared/collections/newestFirst';

export const reviewOrders = {
  newest: 'Newest first',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
} as const;
export type ReviewOrder = keyof typeof reviewOrders;

/** Reviews of the same rating stand newest first. */
export function sortReviews(reviews: readonly Review[], order: ReviewOrder): Review[] {
  const sorted = newestFirst(reviews, ({ createdAt }) => createdAt);
  if (order === 'newest') return sorted;
  const direction = order === 'highest' ? -1 : 1;
  return sorted.toSorted((a, b) => direction * (a.rating - b.rating));
}

/** All of them without a rating. */
export const withRating = (reviews: readonly Review[], rating: number | undefined): Review[] =>
  reviews.filter((review) => rating === undefined || review.rating === rating);

/** The first of those with the rating, and in its place the one whose form is open, which may not go with what is typed. */
export function firstReviews(
  sorted: readonly Review[],
  rating: number | undefined,
  most: number,
  openId: string | undefined,
): Review[] {
  const first = new Set(withRating(sorted, rating).slice(0, most));
  return sorted.filter((review) => first.has(review) || review._id === openId);
}
