import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '@/shared/format/counted';
import { reviewNoun } from '../ratingSummary';
import type { RatingSummary } from '../ratingSummary';
import { RatingRow } from './RatingRow';
import { Stars } from './Stars';

interface RatingOverviewProps {
  summary: RatingSummary;
  /** The rating whose reviews alone show. */
  picked: number | undefined;
  /** Without it there is nothing to pick from. */
  onPick: ((rating: number) => void) | undefined;
}

export function RatingOverview({ summary, picked, onPick }: RatingOverviewProps) {
  const { average, filled, count, distribution } = summary;
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
          <Stars count={filled} size="1.5rem" />
          <Typography component="span" sx={{ fontWeight: 600 }}>
            ({average} / 5)
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {counted(count, reviewNoun(count))}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-label="Ratings"
        sx={{ display: 'grid', gap: onPick && 0.5, listStyle: 'none', m: 0, p: 0 }}
      >
        {distribution.map((part) => (
          <RatingRow
            key={part.rating}
            part={part}
            isPicked={part.rating === picked}
            onPick={onPick}
          />
        ))}
      </Box>
    </Box>
  );
}
