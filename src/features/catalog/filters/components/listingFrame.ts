import { styled } from '@mui/material/styles';

/*
 * Styled once rather than by `sx`, which is worked out at every drawing: a tick of a filter draws the listing anew.
 */

export const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 32,
  alignItems: 'start',
  '& > h1': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '264px minmax(0, 1fr)' },
}));

export const Aside = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  padding: 8,
  border: '1px solid',
  borderColor: theme.vars?.palette.divider,
  borderRadius: 12,
  backgroundColor: theme.vars?.palette.background.paper,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export const Results = styled('div')({ minWidth: 0 });

export const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 16,
});

export const Count = styled('p')(({ theme }) => ({
  flex: 1,
  minHeight: '1.6em',
  margin: 0,
  lineHeight: 1.6,
  color: theme.vars?.palette.text.secondary,
}));

export const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 16,
});
