import { styled } from '@mui/material/styles';
import { shortScreen } from '@/shared/ui/screens';

/**
 * The chief part, what stays in sight beside it, marked `data-aside`, and what may come late below the first; all below
 * one another on a small screen.
 */
export const TwoColumns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [breakpoints.up('md')]: {
    gap: spacing(0, 5),
    gridTemplate: 'auto 1fr / minmax(0, 1fr) 380px',
    '& > *': { gridColumn: 1 },
    '& > [data-aside]': { gridArea: '1 / 2 / span 2', position: 'sticky', top: 96 },
  },
  [shortScreen]: { '& > [data-aside]': { position: 'static' } },
}));

/** Columns of one width, as many as there is room for. */
export const sideBySide = 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))';
