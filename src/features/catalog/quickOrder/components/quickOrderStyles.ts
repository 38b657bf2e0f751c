import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

const columns = 'minmax(240px, 3fr) minmax(200px, 2fr) 112px 200px 44px';

/** Headings and rows, plain elements within: cards on narrow screens, lines under column headings on wide ones. */
export const OrderRows = styled('div')(({ theme: { vars, breakpoints } }) => {
  const { palette } = vars;
  const wide = breakpoints.up('md');
  const name = { fontSize: '0.875rem', fontWeight: 600, color: palette.text.secondary };
  return {
    '& > div': {
      display: 'none',
      ...name,
      [wide]: { display: 'grid', gridTemplateColumns: columns, gap: 12, paddingBottom: 8 },
    },
    '& > div > :last-child': { textAlign: 'right' },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: 12,
      marginBottom: 12,
      padding: 16,
      border: `1px solid ${palette.divider}`,
      borderRadius: vars.shape.borderRadius,
      backgroundColor: palette.background.paper,
      [wide]: {
        display: 'grid',
        gridTemplateColumns: columns,
        alignItems: 'start',
        marginBottom: 0,
        padding: '12px 0',
        borderWidth: '1px 0 0',
        borderRadius: 0,
        background: 'none',
      },
    },
    '& .product, & .pack': { position: 'relative', flex: '1 0 100%', minWidth: 0 },
    '& .pack': { display: 'grid', gap: 12 },
    '& .quantity': { gridColumn: 3, width: '7rem' },
    '& .total': { flex: 1, textAlign: 'right', [wide]: { paddingTop: 8 } },
    '& label': { display: 'block', marginBottom: 4, ...name },
    '& label > :last-child': visuallyHidden,
    // The columns have headings there.
    '& label:not(.option)': { [wide]: visuallyHidden },
    '& input, & select': {
      width: '100%',
      height: 48,
      padding: '0 12px',
      border: `1px solid ${palette.divider}`,
      borderRadius: vars.shape.borderRadius,
      font: 'inherit',
      textOverflow: 'ellipsis',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      '&::placeholder': { color: palette.text.secondary, opacity: 1 },
      '&[aria-invalid="true"]': { borderColor: palette.error.main },
    },
    '& .quantity input': { textAlign: 'center' },
    '& small': { display: 'block', fontSize: '0.8125rem', color: palette.text.secondary },
    '& p': {
      gridColumn: '1 / -1',
      flex: '1 0 100%',
      margin: 0,
      fontSize: '0.875rem',
      fontWeight: 600,
      color: palette.error.main,
    },
  };
});
