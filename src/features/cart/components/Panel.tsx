import { styled } from '@mui/material/styles';

/** A paper that holds one subject; `aria-label` makes it a landmark. */
export const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));
