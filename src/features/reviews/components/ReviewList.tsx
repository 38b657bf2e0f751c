import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Review } from '@/shared/contract/review';
import { ShowMore } from '@/shared/ui/ShowMore';

const shownFirst = 3;
const shownMore = 5;

export function ReviewList({
  reviews,
  children,
}: {
  reviews: readonly Review[];
  children: (review: Review) => ReactNode;
}) {
  const [shown, setShown] = useState(shownFirst);
  return (
    <>
      <Box component="ul" aria-label="Reviews" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {reviews.slice(0, shown).map((review) => (
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
      {reviews.length > shownFirst && (
        <ShowMore
          shown={Math.min(shown, reviews.length)}
          total={reviews.length}
          noun="review"
          label="Show More Reviews"
          onShowMore={() => setShown(shown + shownMore)}
        />
      )}
    </>
  );
}
