import { useState } from 'react';
import { sortNewestFirst } from '@/shared/collections/sortNewestFirst';
import { uniqueBy } from '@/shared/collections/uniqueBy';
import type { Review } from '@/shared/contract/review';
import { roundToStars } from './ratingSummary';

const initialReviewCount = 3;
const reviewCountPerClick = 5;

export const reviewOrders = {
  newest: 'Newest first',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
} as const;
type ReviewOrder = keyof typeof reviewOrders;

/** Sorts reviews. Reviews with the same rating are sorted newest first. */
function sortReviews(reviews: readonly Review[], order: ReviewOrder): Review[] {
  const sortedReviews = sortNewestFirst(reviews, ({ createdAt }) => createdAt);
  if (order === 'newest') return sortedReviews;
  const direction = order === 'highest' ? -1 : 1;
  return sortedReviews.sort((a, b) => direction * (a.rating - b.rating));
}

/**
 * Decides which reviews are shown: filters them by rating, sorts them, and shows only a few at
 * first.
 */
export function useShownReviews(reviews: readonly Review[], openReview: Review | undefined) {
  const [selectedStars, setSelectedStars] = useState<number>();
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [maxShownCount, setMaxCount] = useState(initialReviewCount);

  // If no review has the selected rating any more, all reviews are shown again.
  const rating = reviews.some((review) => roundToStars(review) === selectedStars)
    ? selectedStars
    : undefined;
  const matchingReviews = sortReviews(reviews, order).filter(
    (review) => rating === undefined || roundToStars(review) === rating,
  );
  const shownReviews = matchingReviews.slice(0, maxShownCount);
  const allReviews = openReview ? uniqueBy([...reviews, openReview], ({ _id }) => _id) : reviews;

  return {
    rating,
    order,
    // Includes the review whose form is open, even if it was deleted in the meantime. Otherwise,
    // the form would unmount with the typed text.
    listedReviews: sortReviews(allReviews, order).filter(
      (review) => shownReviews.includes(review) || review._id === openReview?._id,
    ),
    totalCount: reviews.length,
    matchingCount: matchingReviews.length,
    shownCount: shownReviews.length,
    needsShowMore: matchingReviews.length > initialReviewCount,
    /**
     * Shows only the reviews with this rating. Selecting the same rating again clears the filter.
     */
    pickRating: (stars: number | undefined) =>
      setSelectedStars(stars === rating ? undefined : stars),
    selectOrder: setOrder,
    showMore: () => setMaxCount(maxShownCount + reviewCountPerClick),
    /** Shows a review that has just been saved, by clearing the filter and sorting by date. */
    showReview: (reviewId: string | undefined) => {
      const reviewIndex = sortReviews(reviews, 'newest').findIndex(({ _id }) => _id === reviewId);
      setSelectedStars(undefined);
      setOrder('newest');
      setMaxCount(Math.max(maxShownCount, reviewIndex + 1));
    },
  };
}

export type ShownReviews = ReturnType<typeof useShownReviews>;
