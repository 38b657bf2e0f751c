import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { shortScreen } from '@/shared/ui/screens';

interface ProductLayoutProps {
  images: ReactNode;
  head: ReactNode;
  details: ReactNode;
  below: ReactNode;
}

/** One above the other on phones; else the images stand on the left of head and details, in view beside a long text. */
export const ProductLayout = ({ images, head, details, below }: ProductLayoutProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplate: {
        xs: '"images" "head" "details" "below" / minmax(0, 1fr)',
        sm: '"images head" "images details" 1fr "below below" / minmax(0, 1fr) minmax(0, 1fr)',
      },
      columnGap: { sm: 4, md: 7 },
    }}
  >
    <Box sx={{ gridArea: 'images', mb: { xs: 3, sm: 0 } }}>
      {/* Moves within its part only: were the part itself sticky, it would move on over what is below. */}
      <Box sx={{ position: { sm: 'sticky' }, top: 88, [shortScreen]: { position: 'static' } }}>
        {images}
      </Box>
    </Box>
    <Box sx={{ gridArea: 'head' }}>{head}</Box>
    <Box sx={{ gridArea: 'details' }}>{details}</Box>
    <Box sx={{ gridArea: 'below' }}>{below}</Box>
  </Box>
);
