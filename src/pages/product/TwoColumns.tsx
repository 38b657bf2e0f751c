import { styled } from '@mui/material/styles';

/** Images on the left, the rest on the right; one above the other on phones. */
export const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: 56,
  },
}));
