import { styled } from '@mui/material/styles';

/** Images on the left, the rest on the right; one above the other on phones. */
export const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: 32,
    // The images stay in view beside a long text.
    '& > :first-of-type': { position: 'sticky', top: 88 },
  },
  [theme.breakpoints.up('md')]: { gap: 56 },
}));
