import Box from '@mui/material/Box';
import { useLayoutEffect } from 'react';
import { PlacementBanner } from '@/features/content/components/PlacementBanner';
import { useNear } from '@/shared/timing/useNear';
import { endTakenOver } from '../../boot/takeOver';
import { Footer } from './Footer';
import { NewsletterStrip } from './NewsletterStrip';

/** What stands below every page. The footer's data is asked for on approach. */
export function PageEnd() {
  const { ref, near } = useNear();
  useLayoutEffect(endTakenOver, []);
  return (
    <Box ref={ref} data-page-end sx={{ '@media print': { display: 'none' } }}>
      <Box sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 } }}>
        <PlacementBanner placement="footer" label="Offers" keepsPlace />
      </Box>
      <NewsletterStrip />
      <Footer near={near} />
    </Box>
  );
}
