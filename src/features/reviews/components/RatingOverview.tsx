import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { formatCounted } from '@/shared/format/formatCounted';
import { forcedColourSelection } from '@/shared/ui/forcedColours';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { getReviewNoun } from '../ratingSummary';
import type { RatingSummary } from '../ratingSummary';
import { Stars } from './Stars';

interface RatingOverviewProps {
  summary: RatingSummary;
  /** Rating by which the reviews are filtered. */
  selectedRating: number | undefined;
  /** Called when a rating is pressed. If it is `undefined`, the ratings cannot be selected. */
  onPick: ((rating: number) => void) | undefined;
}

export function RatingOverview({ summary, selectedRating, onPick }: RatingOverviewProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 5 },
        gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 320px)' },
        alignItems: 'center',
        justifyContent: 'start',
      }}
    >
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Stars count={summary.filledStars} size="1.5rem" />
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {`(${summary.average} / 5)`}
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {formatCounted(summary.count, getReviewNoun(summary.count))}
        </Typography>
      </Box>
      <List aria-label="Ratings" disablePadding sx={{ display: 'grid', gap: 0.5 }}>
        {summary.distribution.map((row) => (
          <ListItem key={row.rating} disablePadding>
            <RatingRow
              {...row}
              share={row.count / summary.count}
              isPicked={row.rating === selectedRating}
              onPick={onPick}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

interface RatingRowProps {
  rating: number;
  count: number;
  /** Share of all reviews, from 0 to 1. */
  share: number;
  isPicked: boolean;
  onPick: RatingOverviewProps['onPick'];
}

function RatingRow({ rating, count, share, isPicked, onPick }: RatingRowProps) {
  const content = (
    <>
      <VisuallyHidden>{`${formatCounted(rating, 'star')}: ${count}`}</VisuallyHidden>
      <Box component="span" aria-hidden sx={numberStyles}>
        {`${rating} ★`}
      </Box>
      <LinearProgress
        aria-hidden
        variant="determinate"
        color="secondary"
        value={100 * share}
        sx={{ flex: 1, height: 8, borderRadius: 1 }}
      />
      <Box component="span" aria-hidden sx={{ ...numberStyles, textAlign: 'end' }}>
        {count}
      </Box>
    </>
  );
  if (!onPick || count === 0) return <Box sx={{ ...rowStyles, px: 1.5, py: 0.25 }}>{content}</Box>;
  return (
    <Button
      variant="outlined"
      aria-pressed={isPicked}
      onClick={() => onPick(rating)}
      sx={{
        ...rowStyles,
        px: '11px',
        fontWeight: 400,
        ...(isPicked && {
          borderColor: 'primary.main',
          bgcolor: 'primary.light',
          ...forcedColourSelection,
        }),
      }}
    >
      {content}
    </Button>
  );
}

const rowStyles = {
  typography: 'body2',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  color: 'text.primary',
} as const;

const numberStyles = { width: '1.75rem', whiteSpace: 'nowrap' };
