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
import { getReviewNoun } from '../ratingSummary';
import { reviewOrders } from '../useShownReviews';
import type { ShownReviews } from '../useShownReviews';

const rowStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

interface ReviewListProps {
  view: ShownReviews;
  children: (review: Review) => ReactNode;
}

/** List of reviews, with filter and sort order above it and a button for more reviews below it. */
export function ReviewList({ view, children }: ReviewListProps) {
  const { rating, matchingCount, totalCount } = view;
  const noun = getReviewNoun(totalCount);
  const statusElement = useRef<HTMLParagraphElement>(null);
  return (
    <div>
      {totalCount > 1 && (
        <Box sx={{ ...rowStyles, justifyContent: 'space-between', columnGap: 3, rowGap: 1 }}>
          <Box sx={{ ...rowStyles, columnGap: 2 }}>
            <Typography ref={statusElement} role="status" tabIndex={-1} color="textSecondary">
              {rating === undefined
                ? 'All ratings'
                : `Only ${formatCounted(rating, 'star')}: ${matchingCount} of ${formatCounted(totalCount, noun)}`}
            </Typography>
            {rating !== undefined && (
              <Button
                onClick={() => {
                  // Moves the focus, because the focused button disappears.
                  statusElement.current?.focus({ preventScroll: true });
                  view.pickRating(undefined);
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
            onChange={view.selectOrder}
          />
        </Box>
      )}
      <List aria-label="Reviews" disablePadding>
        {view.listedReviews.map((review, index) => (
          <ListItem
            key={review._id}
            disablePadding
            divider={index < view.listedReviews.length - 1}
            sx={{ display: 'block', py: 3 }}
          >
            {children(review)}
          </ListItem>
        ))}
      </List>
      {view.needsShowMore && (
        <ShowMore
          // The key resets `ShowMore` when the selected rating changes. Only the status above
          // announces that change.
          key={rating}
          shownCount={view.shownCount}
          total={matchingCount}
          noun={noun}
          label="Show More Reviews"
          onShowMore={view.showMore}
        />
      )}
    </div>
  );
}
