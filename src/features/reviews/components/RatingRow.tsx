import Box from '@mui/material/Box';
import { counted } from '@/shared/format/counted';
import { Button } from '@/shared/ui/Button';
import { chosenInForcedColours } from '@/shared/ui/forcedColours';
import type { RatingSummary } from '../ratingSummary';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  typography: 'body2',
  color: 'text.primary',
} as const;

const toggle = {
  ...row,
  width: 1,
  // With the border, the room that the other rows have.
  px: '11px',
  '&[aria-pressed="true"]': {
    borderColor: 'primary.main',
    bgcolor: 'primary.light',
    ...chosenInForcedColours,
  },
};

interface RatingRowProps {
  part: RatingSummary['distribution'][number];
  isPicked: boolean;
  onPick: ((rating: number) => void) | undefined;
}

/** How many reviews have a rating; where there are any and `onPick`, a button that shows these alone. */
export function RatingRow({ part: { rating, count, share }, isPicked, onPick }: RatingRowProps) {
  const name = `${counted(rating, 'star')}: ${String(count)}`;
  const parts = (
    <>
      <Box component="span" aria-hidden sx={{ width: '1.75rem', whiteSpace: 'nowrap' }}>
        {rating} ★
      </Box>
      <Box component="span" aria-hidden sx={track}>
        <Box component="span" sx={{ ...bar, width: share }} />
      </Box>
      <Box component="span" aria-hidden sx={{ width: '1.75rem', textAlign: 'end' }}>
        {count}
      </Box>
    </>
  );
  if (!onPick || count === 0)
    return (
      <Box component="li" aria-label={name} sx={{ ...row, minHeight: onPick && 44 }}>
        {parts}
      </Box>
    );
  return (
    <li>
      <Button
        variant="outlined"
        aria-label={name}
        aria-pressed={isPicked}
        onClick={() => onPick(rating)}
        sx={toggle}
      >
        {parts}
      </Button>
    </li>
  );
}

const track = { flex: 1, height: 8, borderRadius: 4, bgcolor: 'divider', overflow: 'hidden' };

// A border, which forced colours draw, rather than a background, which they take away.
const bar = { display: 'block', borderTop: 8, borderColor: 'secondary.main' };
