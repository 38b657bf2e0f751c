import Box from '@mui/material/Box';
import { useLayoutEffect } from 'react';
import { PlacementBanner } from '@/features/content/components/PlacementBanner';
import { useNear } from '@/shared/timing/useNear';
import { pageWidth } from '@/shared/ui/PageContainer';
import { endTakenOver } from '../../boot/takeOver';
import { Footer } from './Footer';
import { NewsletterStrip } from './NewsletterStrip';

export function PageEnd() {
  const { ref, near } = useNear();
  useLayoutEffect(endTakenOver, []);
  return (
    <Box ref={ref} data-page-end sx={{ '@media print': { display: 'none' } }}>
      <Box sx={pageWidth}>
        <PlacementBanner placement="footer" label="Offers" keepsPlace />
      </Box>
      <NewsletterStrip />
      <Footer near={near} />
    </Box>
  );
}
