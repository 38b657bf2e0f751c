import { useState } from 'react';
import type { Review } from '@/shared/contract/review';
import { firstReviews, sortReviews, withRating } from './shownReviews';
import type { ReviewOrder } from './shownReviews';

const shownFirst = 3;
const shownMore = 5;

/** Which reviews show, in which order: by rating, sorted, the first few and then more. */
export function useShownReviews(reviews: readonly Review[], openId: string | undefined) {
  const [picked, setPicked] = useState<number>();
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [most, setMost] = useState(shownFirst);

  // The last one with the picked rating may be gone.
  const rating = reviews.some((review) => review.rating === picked) ? picked : undefined;
  const matching = withRating(reviews, rating).length;

  return {
    rating,
    order,
    rows: firstReviews(sortReviews(reviews, order), rating, most, openId),
    total: reviews.length,
    matching,
    shown: Math.min(most, matching),
    hasMore: matching > shownFirst,
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
