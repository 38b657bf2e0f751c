import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { skipToken } from '@reduxjs/toolkit/query';
import { createContext, useContext, useMemo } from 'react';
import { useIdle } from '@/shared/timing/useIdle';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { getRatingTexts, summariseRatings } from '../ratingSummary';
import type { RatingSummary } from '../ratingSummary';
import { reviewsApi, reviewsFreshness } from '../reviewsApi';

const { getReviews } = reviewsApi.endpoints;

interface ProductRatingProps {
  productId: string;
  onOpen: () => void;
}

/** The rating of one product that a prerendered page says, until its reviews have come. */
export const PrerenderedRating = createContext<{ productId: string; text: string } | undefined>(
  undefined,
);

/** What shoppers think of a product, in a line that leads to the reviews; they are asked for once the page is done. */
export function ProductRating({ productId, onOpen }: ProductRatingProps) {
  const idle = useIdle();
  const prerendered = useContext(PrerenderedRating);
  const { data: reviews, isError } = getReviews.useQueryState(productId);
  // A call that failed is asked again by whoever opens the reviews, not by this line.
  getReviews.useQuerySubscription(idle && !isError ? productId : skipToken, reviewsFreshness);
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
        <span data-rating>{prerendered?.productId === productId ? prerendered.text : ''}</span>
      )}
    </Box>
  );
}

function Rating({ summary }: { summary: RatingSummary }) {
  const [stars, mean, count] = getRatingTexts(summary);
  return (
    <>
      <VisuallyHidden>{`Rated ${summary.average} out of 5,`}</VisuallyHidden>
      <Box component="span" aria-hidden sx={{ color: 'text.primary' }}>
        <Box component="span" sx={{ color: 'secondary.main' }}>
          {stars}
        </Box>
        <span>{` ${mean}`}</span>
      </Box>
      <span>{` ${count}`}</span>
    </>
  );
}
