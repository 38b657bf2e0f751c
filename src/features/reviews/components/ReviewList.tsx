import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Review } from '@/shared/contract/review';
import { formatCounted } from '@/shared/format/formatCounted';
import { SelectField } from '@/shared/ui/SelectField';
import { ShowMore } from '@/shared/ui/ShowMore';
import { formatReviewCount } from '../ratingSummary';
import { reviewOrders } from '../useShownReviews';
import type { ShownReviews } from '../useShownReviews';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

interface ReviewListProps {
  view: ShownReviews;
  children: (review: Review) => ReactNode;
}

/** Reviews with their filter and order above, and a button for more below. */
export function ReviewList({ view, children }: ReviewListProps) {
  const { rating, matching, total } = view;
  const noun = formatReviewCount(total);
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <div>
      {total > 1 && (
        <Box sx={{ ...row, justifyContent: 'space-between', columnGap: 3, rowGap: 1 }}>
          <Box sx={{ ...row, columnGap: 2 }}>
            <Typography ref={status} role="status" tabIndex={-1} color="textSecondary">
              {rating === undefined
                ? 'All ratings'
                : `Only ${formatCounted(rating, 'star')}: ${matching} of ${formatCounted(total, noun)}`}
            </Typography>
            {rating !== undefined && (
              <Button
                onClick={() => {
                  // Moves the focus, because the focused button disappears.
                  status.current?.focus({ preventScroll: true });
                  view.pick(undefined);
                }}
                sx={{ ml: -1 }}
              >
                Show all ratings
              </Button>
            )}
          </Box>
          <SelectField
            label="Sort reviews"
            options={reviewOrders}
            value={view.order}
            onChange={view.sort}
          />
        </Box>
      )}
      <List aria-label="Reviews" disablePadding>
        {view.rows.map((review, index) => (
          <ListItem
            key={review._id}
            disablePadding
            divider={index < view.rows.length - 1}
            sx={{ display: 'block', py: 3 }}
          >
            {children(review)}
          </ListItem>
        ))}
      </List>
      {view.hasMore && (
        <ShowMore
          // The key resets `ShowMore` when the rating changes. Only the status above announces that
          // change.
          key={rating}
          shownCount={view.shown}
          total={matching}
          noun={noun}
          label="Show More Reviews"
          onShowMore={view.showMore}
        />
      )}
    </div>
  );
}
