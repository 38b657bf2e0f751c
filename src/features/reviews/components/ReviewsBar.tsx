import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { counted } from '@/shared/format/counted';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { reviewNoun } from '../ratingSummary';
import { reviewOrders } from '../shownReviews';
import type { ShownReviews } from '../useShownReviews';

/** Above the list: which reviews show, the way back to all, and their order. */
export function ReviewsBar({ view }: { view: ShownReviews }) {
  const { rating, matching, total } = view;
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography ref={status} role="status" tabIndex={-1} sx={{ color: 'text.secondary' }}>
          {rating === undefined
            ? 'All ratings'
            : `Only ${counted(rating, 'star')}: ${String(matching)} of ${counted(total, reviewNoun(total))}`}
        </Typography>
        {rating !== undefined && (
          <Button
            onClick={() => {
              // This button goes, and the focus with it.
              status.current?.focus({ preventScroll: true });
              view.pick(undefined);
            }}
            sx={{ ml: -1 }}
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
  );
}
