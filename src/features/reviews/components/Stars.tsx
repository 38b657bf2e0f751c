import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';

export function Stars({ count, size = 'small' }: { count: number; size?: 'small' | 'medium' }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={`${String(count)} out of 5 stars`}
      sx={{ display: 'inline-flex', ml: '-2px', color: 'secondary.main' }}
    >
      {[1, 2, 3, 4, 5].map((star) =>
        star <= count ? (
          <StarRounded key={star} fontSize={size} />
        ) : (
          <StarBorderRounded key={star} fontSize={size} />
        ),
      )}
    </Box>
  );
}
