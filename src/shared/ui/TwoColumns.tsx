import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { shortScreen } from './screens';
import { Panel } from './Panel';

/** The chief part, an `AsidePanel`, and what may come late below the first; below one another on a small screen. */
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

/** Stays in sight beside the chief part. */
export const AsidePanel = styled(Panel)(({ theme: { breakpoints } }) => ({
  [breakpoints.up('md')]: { gridArea: '1 / 2 / span 2', position: 'sticky', top: 96 },
  [shortScreen]: { position: 'static' },
}));

/** Columns of one width, as many as there is room for. */
export const sideBySide = 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))';
