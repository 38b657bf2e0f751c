import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Review } from '@/shared/contract/review';
import { counted } from '@/shared/format/counted';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { ShowMore } from '@/shared/ui/ShowMore';
import { reviewNoun } from '../ratingSummary';
import { reviewOrders } from '../useShownReviews';
import type { ShownReviews } from '../useShownReviews';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

const Rows = styled('ul')(({ theme: { vars } }) => ({
  '& > li': { paddingBlock: 24 },
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
}));

interface ReviewListProps {
  view: ShownReviews;
  children: (review: Review) => ReactNode;
}

/** Above the reviews which of them show, the way back to all, and their order; below them the way to more. */
export function ReviewList({ view, children }: ReviewListProps) {
  const { rating, matching, total } = view;
  const noun = reviewNoun(total);
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <div>
      {total > 1 && (
        <Box sx={{ ...row, justifyContent: 'space-between', columnGap: 3, rowGap: 1 }}>
          <Box sx={{ ...row, columnGap: 2 }}>
            <p ref={status} role="status" tabIndex={-1} className="muted">
              {rating === undefined
                ? 'All ratings'
                : `Only ${counted(rating, 'star')}: ${matching} of ${counted(total, noun)}`}
            </p>
            {rating !== undefined && (
              <Button
                onClick={() => {
                  // This button goes, and the focus with it.
                  status.current?.focus({ preventScroll: true });
                  view.pick(undefined);
                }}
                style={{ marginLeft: -8 }}
              >
                Show all ratings
              </Button>
            )}
          </Box>
          <NativeSelect
            label="Sort reviews"
            options={reviewOrders}
            value={view.order}
            onChange={view.sort}
          />
        </Box>
      )}
      <Rows aria-label="Reviews">
        {view.rows.map((review) => (
          <li key={review._id}>{children(review)}</li>
        ))}
      </Rows>
      {view.hasMore && (
        <ShowMore
          // The bar speaks when the rating changes, not this.
          key={rating}
          shown={view.shown}
          total={matching}
          noun={noun}
          label="Show More Reviews"
          onShowMore={view.showMore}
        />
      )}
    </div>
  );
}
