import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect } from 'react';
import { PlacementBanner } from '@/features/content/components/PlacementBanner';
import { inBrowser } from '@/shared/browser/inBrowser';
import { useNear } from '@/shared/timing/useNear';
import { Button } from '@/shared/ui/Button';
import { useIsCheckout } from '../wideScreen';
import { Footer } from './Footer';

/** An e-mail field and a button that does nothing, as was asked for: the back end has no call for it. */
function NewsletterStrip() {
  const id = useId();
  return (
    <Box
      component="section"
      aria-label="Newsletter"
      sx={{ mt: { xs: 4, md: 6 }, bgcolor: 'primary.light' }}
    >
      <Box
        className="page-width"
        sx={{
          py: { xs: 3, md: 4 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '16px 8px',
        }}
      >
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h3" component="h2">
            <label htmlFor={id}>Newsletter</label>
          </Typography>
          <Typography id={`${id}-hint`} sx={{ color: 'text.secondary' }}>
            Your email address
          </Typography>
        </Box>
        <OutlinedInput
          id={id}
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          size="small"
          inputProps={{ 'aria-describedby': `${id}-hint` }}
          sx={{
            flex: '1 1 180px',
            maxWidth: { sm: 320 },
            minHeight: 44,
            px: 1,
            borderRadius: 999,
            bgcolor: 'background.paper',
          }}
        />
        <Button variant="contained">Subscribe</Button>
      </Box>
    </Box>
  );
}

export function PageEnd() {
  const { ref, near } = useNear();
  const isCheckout = useIsCheckout();
  // The one that was prerendered.
  useLayoutEffect(() => document.querySelector('#root ~ [data-page-end]')?.remove(), []);
  return (
    <Box ref={ref} data-page-end sx={{ '@media print': { display: 'none' } }}>
      {!isCheckout && (
        <>
          <div className="page-width">
            <PlacementBanner placement="footer" label="Offers" keepsPlace />
          </div>
          <NewsletterStrip />
        </>
      )}
      <Footer near={near || !inBrowser} />
      {isCheckout && <NewsletterStrip />}
    </Box>
  );
}
