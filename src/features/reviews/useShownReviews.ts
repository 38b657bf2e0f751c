import { useState } from 'react';
import { sortNewestFirst } from '@/shared/collections/sortNewestFirst';
import type { Review } from '@/shared/contract/review';
import { roundToStars } from './ratingSummary';

const shownFirst = 3;
const shownMore = 5;

export const reviewOrders = {
  newest: 'Newest first',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
} as const;
type ReviewOrder = keyof typeof reviewOrders;

/** Reviews of the same rating stand newest first. */
function sortReviews(reviews: readonly Review[], order: ReviewOrder): Review[] {
  const sorted = sortNewestFirst(reviews, ({ createdAt }) => createdAt);
  if (order === 'newest') return sorted;
  const direction = order === 'highest' ? -1 : 1;
  return sorted.sort((a, b) => direction * (a.rating - b.rating));
}

/** Which reviews show, in which order: by rating, sorted, the first few and then more. */
export function useShownReviews(reviews: readonly Review[], openId: string | undefined) {
  const [selectedStars, setPicked] = useState<number>();
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [most, setMost] = useState(shownFirst);

  // The last one with the picked rating may be gone.
  const rating = reviews.some((review) => roundToStars(review) === selectedStars)
    ? selectedStars
    : undefined;
  const sorted = sortReviews(reviews, order);
  const matching = sorted.filter(
    (review) => rating === undefined || roundToStars(review) === rating,
  );
  const first = matching.slice(0, most);

  return {
    rating,
    order,
    // In its place the one whose form is open, too, which may not go with what is typed.
    rows: sorted.filter((review) => first.includes(review) || review._id === openId),
    total: reviews.length,
    matching: matching.length,
    shown: first.length,
    hasMore: matching.length > shownFirst,
    /** Picked again, a rating is let go. */
    pick: (next: number | undefined) => setPicked(next === rating ? undefined : next),
    sort: setOrder,
    showMore: () => setMost(most + shownMore),
    /** To a review that has just been saved: a new one is the newest. */
    leadTo: (reviewId: string) => {
      const place = sortReviews(reviews, 'newest').findIndex(({ _id }) => _id === reviewId);
      setPicked(undefined);
      setOrder('newest');
      setMost(Math.max(most, place + 1));
    },
  };
}

export type ShownReviews = ReturnType<typeof useShownReviews>;
