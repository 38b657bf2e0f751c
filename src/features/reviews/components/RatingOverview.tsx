import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '@/shared/lib/counted';
import type { RatingSummary } from '../ratingSummary';
import { Stars } from './Stars';

export function RatingOverview({ summary }: { summary: RatingSummary }) {
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
          {counted(count, 'review')}
        </Typography>
      </Box>
      <Box component="ul" aria-label="Ratings" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {distribution.map(({ rating, count: withIt, share }) => (
          <Box
            component="li"
            key={rating}
            aria-label={`${counted(rating, 'star')}: ${String(withIt)}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, typography: 'body2' }}
          >
            <Box component="span" aria-hidden sx={{ width: 28, whiteSpace: 'nowrap' }}>
              {rating} ★
            </Box>
            <Box
              aria-hidden
              sx={{ flex: 1, height: 8, borderRadius: 4, bgcolor: 'divider', overflow: 'hidden' }}
            >
              <Box sx={{ width: share, height: '100%', bgcolor: 'secondary.main' }} />
            </Box>
            <Box component="span" aria-hidden sx={{ width: 28, textAlign: 'end' }}>
              {withIt}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
