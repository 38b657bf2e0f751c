import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { counted } from '@/shared/lib/counted';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { summarise } from '../ratingSummary';
import { reviewsApi, reviewsFreshness } from '../reviewsApi';
import { Stars } from './Stars';

const { getReviews } = reviewsApi.endpoints;

interface RatingLinkProps {
  productId: string;
  onOpen: () => void;
}

/** What shoppers think of a product, in a line that leads to the reviews. Nothing while or where they cannot be had. */
export function RatingLink({ productId, onOpen }: RatingLinkProps) {
  const { data: reviews, isError } = getReviews.useQueryState(productId);
  // A call that failed is asked again by whoever opens the reviews, not by this line.
  getReviews.useQuerySubscription(isError ? skipToken : productId, reviewsFreshness);
  const summary = useMemo(() => reviews && summarise(reviews), [reviews]);
  if (!reviews) return null;
  return (
    <Link
      href="#reviews"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 }}
    >
      {summary ? (
        <>
          <VisuallyHidden>{`Rated ${summary.average} out of 5, `}</VisuallyHidden>
          <Box
            component="span"
            aria-hidden
            sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.primary' }}
          >
            <Stars count={summary.filled} />({summary.average} / 5)
          </Box>
          {counted(summary.count, 'review')}
        </>
      ) : (
        'No reviews yet'
      )}
    </Link>
  );
}
