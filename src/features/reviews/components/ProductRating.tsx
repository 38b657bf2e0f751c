import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { skipToken } from '@reduxjs/toolkit/query';
import { createContext, useContext, useMemo } from 'react';
import { useIdle } from '@/shared/timing/useIdle';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { getRatingTexts, summariseRatings } from '../ratingSummary';
import type { RatingSummary } from '../ratingSummary';
import { reviewsApi, reviewsRefetchOptions } from '../reviewsApi';

const { getReviews } = reviewsApi.endpoints;

interface ProductRatingProps {
  productId: string;
  /** Whether the page shows the list of reviews, which requests them itself. */
  isListOpen: boolean;
  onOpen: () => void;
}

/** Rating of one product on a prerendered page. It is shown until the reviews have loaded. */
export const PrerenderedRating = createContext<{ productId: string; text: string } | undefined>(
  undefined,
);

/**
 * Line of text with a product's rating. It links to the reviews, which are requested once the page
 * is idle.
 */
export function ProductRating({ productId, isListOpen, onOpen }: ProductRatingProps) {
  const isIdle = useIdle();
  const prerenderedRating = useContext(PrerenderedRating);
  const { data: reviews, isError } = getReviews.useQueryState(productId);
  // This component does not repeat a failed request. The request is repeated when the shopper
  // opens the reviews.
  getReviews.useQuerySubscription(
    isIdle && !isListOpen && !isError ? productId : skipToken,
    reviewsRefetchOptions,
  );
  const summary = useMemo(() => reviews && summariseRatings(reviews), [reviews]);
  return (
    <Box sx={{ minHeight: 44, lineHeight: '44px' }}>
      {reviews ? (
        <Link
          href="#reviews"
          sx={{ display: 'inline-block' }}
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
        >
          {summary ? <Rating summary={summary} /> : 'No reviews yet'}
        </Link>
      ) : (
        <span data-rating>
          {prerenderedRating?.productId === productId ? prerenderedRating.text : ''}
        </span>
      )}
    </Box>
  );
}

function Rating({ summary }: { summary: RatingSummary }) {
  const [starsText, averageText, countText] = getRatingTexts(summary);
  return (
    <>
      <VisuallyHidden>{`Rated ${summary.average} out of 5,`}</VisuallyHidden>
      <Box component="span" aria-hidden sx={{ color: 'text.primary' }}>
        <Box component="span" sx={{ color: 'secondary.main' }}>
          {starsText}
        </Box>
        <span>{` ${averageText}`}</span>
      </Box>
      <span>{` ${countText}`}</span>
    </>
  );
}
