import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Review } from '@/shared/contract/review';
import { ShowMore } from '@/shared/ui/ShowMore';
import { reviewNoun } from '../ratingSummary';
import type { ShownReviews } from '../useShownReviews';
import { ReviewsBar } from './ReviewsBar';

interface ReviewListProps {
  view: ShownReviews;
  children: (review: Review) => ReactNode;
}

export function ReviewList({ view, children }: ReviewListProps) {
  return (
    <>
      {view.total > 1 && <ReviewsBar view={view} />}
      <Box component="ul" aria-label="Reviews" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {view.rows.map((review) => (
          <Box
            component="li"
            key={review._id}
            sx={{
              py: 3,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            {children(review)}
          </Box>
        ))}
      </Box>
      {view.hasMore && (
        <ShowMore
          // The bar speaks when the rating changes, not this.
          key={view.rating}
          shown={view.shown}
          total={view.matching}
          noun={reviewNoun(view.total)}
          label="Show More Reviews"
          onShowMore={view.showMore}
        />
      )}
    </>
  );
}
