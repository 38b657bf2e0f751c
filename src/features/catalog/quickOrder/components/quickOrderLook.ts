import { styled } from '@mui/material/styles';

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const columns = 'minmax(240px, 3fr) minmax(200px, 2fr) 96px 136px 44px';

/**
 * The looks of all rows, drawn once, since there may be hundreds: what is within are plain elements. Cards on narrow
 * screens, lines under column headings on wide ones.
 */
export const RowsLook = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const wide = theme.breakpoints.up('md');
  return {
    '& .headings': {
      display: 'none',
      [wide]: {
        display: 'grid',
        gridTemplateColumns: columns,
        gap: 12,
        paddingBottom: 8,
        fontSize: '0.875rem',
        fontWeight: 600,
        color: palette.text.secondary,
      },
    },
    '& ol': { margin: 0, padding: 0, listStyle: 'none' },
    '& ol > li + li': { marginTop: 12, [wide]: { marginTop: 0 } },
    '& ol > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: 12,
      minWidth: 0,
      padding: 16,
      border: '1px solid',
      borderColor: palette.divider,
      borderRadius: 12,
      backgroundColor: palette.background.paper,
      [wide]: {
        display: 'grid',
        gridTemplateColumns: columns,
        alignItems: 'start',
        padding: '12px 0',
        border: 'solid',
        borderWidth: '1px 0 0',
        borderColor: palette.divider,
        borderRadius: 0,
        background: 'none',
      },
    },
    // Of hundreds of rows only those in sight are laid out and painted; the one in use shows its suggestions over others.
    '& ol > li:not(:focus-within)': {
      contentVisibility: 'auto',
      containIntrinsicHeight: 'auto 300px',
      [wide]: { containIntrinsicHeight: 'auto 129px' },
      '@media print': { contentVisibility: 'visible' },
    },
    '& .product': { position: 'relative', flex: '1 0 100%', minWidth: 0 },
    '& .pack': { display: 'grid', flex: '1 0 100%', gap: 12, minWidth: 0 },
    '& .quantity': { gridColumn: 3, width: 96 },
    '& .total': { flex: 1, textAlign: 'right' },
    [wide]: { '& .total': { paddingTop: 8 } },
    '& .label': {
      display: 'block',
      marginBottom: 4,
      fontSize: '0.875rem',
      fontWeight: 600,
      color: palette.text.secondary,
      [wide]: { '&.column': hidden },
    },
    '& .hidden': hidden,
    '& input, & select': {
      width: '100%',
      height: 48,
      padding: '0 12px',
      border: '1px solid',
      borderColor: palette.divider,
      borderRadius: 12,
      font: 'inherit',
      fontSize: '1rem',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      textOverflow: 'ellipsis',
      '&::placeholder': { color: palette.text.secondary, opacity: 1 },
      '&[aria-invalid="true"]': { borderColor: palette.error.main },
    },
    '& .quantity input': { textAlign: 'center' },
    '& .small': { fontSize: '0.8125rem', color: palette.text.secondary },
    '& .sum': { fontWeight: 700 },
    '& .message': {
      gridColumn: '1 / -1',
      flex: '1 0 100%',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 8,
      margin: 0,
      fontSize: '0.875rem',
      fontWeight: 600,
      color: palette.error.main,
      overflowWrap: 'anywhere',
    },
    '& .message button': { flexShrink: 1, textAlign: 'start' },
    '& .popup': {
      position: 'absolute',
      zIndex: 2,
      top: 'calc(100% + 4px)',
      left: 0,
      right: 0,
      minWidth: 'min(100%, 320px)',
      padding: 8,
      border: '1px solid',
      borderColor: palette.divider,
      borderRadius: 12,
      backgroundColor: palette.background.paper,
      boxShadow: '0 12px 32px rgb(30 27 22 / 12%)',
    },
  };
});
