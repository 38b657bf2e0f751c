import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { counted } from '@/shared/format/counted';
import { Button } from '@/shared/ui/Button';
import { chosenInForcedColours } from '@/shared/ui/forcedColours';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { reviewNoun } from '../ratingSummary';
import type { RatingSummary } from '../ratingSummary';
import { Stars } from './Stars';

/** A row a rating: its stars, a bar as long as its share, how many. */
const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& .row': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    padding: '2px 12px',
    color: theme.vars.palette.text.primary,
  },
  '& button.row': { padding: '2px 11px' },
  '& [aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.light,
    ...chosenInForcedColours,
  },
  '& .number': { width: '1.75rem', whiteSpace: 'nowrap' },
  '& .number:last-child': { textAlign: 'end' },
  '& .track': {
    flex: 1,
    height: 8,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.divider,
    overflow: 'hidden',
  },
  // A border, which forced colours draw, rather than a background, which they take away.
  '& .bar': { display: 'block', borderTop: `8px solid ${theme.vars.palette.secondary.main}` },
}));

interface RatingOverviewProps {
  summary: RatingSummary;
  /** The rating whose reviews alone show. */
  picked: number | undefined;
  /** Without it there is nothing to pick from. */
  onPick: ((rating: number) => void) | undefined;
}

export function RatingOverview({ summary, picked, onPick }: RatingOverviewProps) {
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
          <Stars count={summary.filled} size="1.5rem" />
          <span style={{ fontWeight: 600 }}>{`(${summary.average} / 5)`}</span>
        </Box>
        <p className="small muted" style={{ marginTop: 4 }}>
          {counted(summary.count, reviewNoun(summary.count))}
        </p>
      </Box>
      <Rows aria-label="Ratings">
        {summary.distribution.map(({ rating, count }) => {
          const row = (
            <>
              <VisuallyHidden>{`${counted(rating, 'star')}: ${count}`}</VisuallyHidden>
              <span aria-hidden className="number">
                {`${rating} ★`}
              </span>
              <span aria-hidden className="track">
                <span className="bar" style={{ width: `${(100 * count) / summary.count}%` }} />
              </span>
              <span aria-hidden className="number">
                {count}
              </span>
            </>
          );
          return (
            <li key={rating}>
              {onPick && count > 0 ? (
                <Button
                  variant="outlined"
                  className="row"
                  aria-pressed={rating === picked}
                  onClick={() => onPick(rating)}
                >
                  {row}
                </Button>
              ) : (
                <div className="row">{row}</div>
              )}
            </li>
          );
        })}
      </Rows>
    </Box>
  );
}
