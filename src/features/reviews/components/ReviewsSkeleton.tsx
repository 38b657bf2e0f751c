import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function ReviewsSkeleton() {
  return (
    <Box aria-busy role="status" aria-label="Loading reviews" sx={{ display: 'grid', gap: 4 }}>
      {[1, 2, 3].map((rowNumber) => (
        <Box key={rowNumber} aria-hidden data-testid="review-skeleton">
          <Box sx={{ display: 'flex', gap: 1.5, mb: 1 }}>
            <Skeleton variant="circular" width={44} height={44} />
            <Box>
              <Skeleton width={140} />
              <Skeleton width={200} />
            </Box>
          </Box>
          <Skeleton sx={{ maxWidth: 560 }} />
        </Box>
      ))}
    </Box>
  );
}
