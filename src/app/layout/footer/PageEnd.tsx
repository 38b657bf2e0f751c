import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { PlacementBanner } from '@/features/content/components/PlacementBanner';
import { isBrowser } from '@/shared/browser/isBrowser';
import { paths } from '@/shared/config/paths';
import { useNear } from '@/shared/timing/useNear';
import { DeferredEffects } from '../DeferredEffects';
import { Footer } from './Footer';

/**
 * The company wants this form, although the back end has no API call for newsletters. The Subscribe
 * button therefore does nothing.
 */
function NewsletterStrip() {
  const id = useId();
  return (
    <Box
      component="section"
      aria-label="Newsletter"
      sx={{ mt: { xs: 4, md: 6 }, bgcolor: 'primary.light' }}
    >
      <Container
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '16px 8px',
          py: { xs: 3, md: 4 },
        }}
      >
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h3" component="h2">
            <label htmlFor={id}>Newsletter</label>
          </Typography>
          <Typography id={`${id}-hint`} color="textSecondary">
            Your email address
          </Typography>
        </Box>
        <OutlinedInput
          id={id}
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          inputProps={{ 'aria-describedby': `${id}-hint` }}
          sx={({ vars }) => ({
            flex: '1 1 180px',
            maxWidth: { sm: 320 },
            height: 44,
            px: 1,
            borderRadius: vars.shape.pillRadius,
          })}
        />
        <Button variant="contained">Subscribe</Button>
      </Container>
    </Box>
  );
}

/**
 * Pages that end with a banner, because visitors browse these pages. On all other pages, visitors
 * have a task to complete.
 */
const pagesWithOffers = [paths.home, paths.products, paths.blog];

export function PageEnd() {
  const { pathname } = useLocation();
  const { ref, isNear } = useNear();
  // Removes the prerendered end of the page, which the app's own end replaces.
  useLayoutEffect(() => document.querySelector('#root ~ [data-page-end]')?.remove(), []);
  return (
    <Box ref={ref} data-page-end sx={{ '@media print': { display: 'none' } }}>
      <DeferredEffects />
      {pagesWithOffers.some(({ pattern }) => matchPath(pattern, pathname)) && (
        <Container>
          <PlacementBanner placement="footer" label="Offers" reservesSpace />
        </Container>
      )}
      <NewsletterStrip />
      <Footer isNear={isNear || !isBrowser} />
    </Box>
  );
}
