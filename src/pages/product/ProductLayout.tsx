import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { shortScreen } from '@/shared/ui/screens';

interface ProductLayoutProps {
  images: ReactNode;
  head: ReactNode;
  details: ReactNode;
  belowContent: ReactNode;
}

/**
 * Lays out a product page. On phones, its sections are stacked. On wider screens, the images are on
 * the left, and stay in view next to a long text.
 */
export const ProductLayout = ({ images, head, details, belowContent }: ProductLayoutProps) => (
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
      {/* Only the images are sticky, within their grid area. A sticky grid area would cover the
         content below it. */}
      <Box sx={{ position: { sm: 'sticky' }, top: 88, [shortScreen]: { position: 'static' } }}>
        {images}
      </Box>
    </Box>
    <Box sx={{ gridArea: 'head' }}>{head}</Box>
    <Box sx={{ gridArea: 'details' }}>{details}</Box>
    <Box sx={{ gridArea: 'below' }}>{belowContent}</Box>
  </Box>
);
