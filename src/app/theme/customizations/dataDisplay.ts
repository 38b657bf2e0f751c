import type { Components, Theme } from '@mui/material/styles';

export const dataDisplayCustomizations: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        borderColor: vars.palette.divider,
        verticalAlign: 'top',
        fontSize: 'inherit',
      }),
      footer: ({ theme: { vars } }) => ({ color: vars.palette.text.primary }),
    },
  },
  MuiTypography: {
    styleOverrides: { root: { fontVariantNumeric: 'inherit' } },
  },
  MuiSvgIcon: {
    styleOverrides: { root: { flexShrink: 0 } },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { fontWeight: 600 },
      colorDefault: ({ theme: { vars } }) => ({
        color: vars.palette.primary.main,
        backgroundColor: vars.palette.primary.light,
      }),
    },
  },
  MuiBadge: {
    defaultProps: { color: 'primary', max: 999 },
    styleOverrides: { badge: { fontWeight: 600 }, invisible: { display: 'none' } },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        // Long words wrap, and make it higher.
        height: 'auto',
        minHeight: 32,
        borderRadius: vars.shape.pillRadius,
        variants: [
          // A finger's width.
          {
            props: ({ clickable, onDelete }) => Boolean(clickable || onDelete),
            style: { minHeight: 44 },
          },
          {
            props: { variant: 'outlined' },
            style: { borderColor: vars.palette.divider },
          },
          {
            props: ({ color }) => color !== undefined && color !== 'default',
            style: { borderColor: 'currentcolor' },
          },
        ],
      }),
      label: { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: 4 },
    },
  },
};
