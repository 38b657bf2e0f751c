import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { shortScreen } from './screens';
import { Panel } from './Panel';

/**
 * Layout for a main part, an `AsidePanel`, and an optional part below the main part, which may load
 * late. On small screens, the parts are stacked.
 */
export const TwoColumns = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [breakpoints.up('md')]: {
    gap: spacing(0, 5),
    gridTemplate: 'auto 1fr / minmax(0, 1fr) 380px',
  },
}));

/**
 * The panel beside the main part. It stays visible while the page scrolls, unless the screen is
 * short.
 */
export const AsidePanel = styled(Panel)(({ theme: { breakpoints } }) => ({
  [breakpoints.up('md')]: { gridArea: '1 / 2 / span 2', position: 'sticky', top: 96 },
  [shortScreen]: { position: 'static' },
}));

/** Value of `grid-template-columns` that creates as many columns of equal width as fit. */
export const sideBySideColumns = 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))';
