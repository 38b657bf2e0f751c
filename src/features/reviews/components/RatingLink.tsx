import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { ratingTexts, summarise } from '../ratingSummary';
import { reviewsApi, reviewsFreshness } from '../reviewsApi';

const { getReviews } = reviewsApi.endpoints;

interface RatingLinkProps {
  productId: string;
  onOpen: () => void;
  /** What stands there while and where the reviews cannot be had. */
  children: ReactNode;
}

/** What shoppers think of a product, in a line that leads to the reviews. */
export function RatingLink({ productId, onOpen, children }: RatingLinkProps) {
  const { data: reviews, isError } = getReviews.useQueryState(productId);
  // A call that failed is asked again by whoever opens the reviews, not by this line.
  getReviews.useQuerySubscription(isError ? skipToken : productId, reviewsFreshness);
  const summary = useMemo(() => reviews && summarise(reviews), [reviews]);
  if (!reviews) return children;
  const [stars, mean, count] = summary ? ratingTexts(summary) : [];
  return (
    <Link
      href="#reviews"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      sx={{ display: 'inline-block', lineHeight: '44px' }}
    >
      {summary ? (
        <>
          <VisuallyHidden>{`Rated ${summary.average} out of 5,`}</VisuallyHidden>
          <Box component="span" aria-hidden sx={{ color: 'text.primary' }}>
            <Box component="span" sx={{ color: 'secondary.main' }}>
              {stars}
            </Box>{' '}
            {mean}
          </Box>{' '}
          {count}
        </>
      ) : (
        'No reviews yet'
      )}
    </Link>
  );
}
