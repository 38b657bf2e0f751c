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
    styleOverrides: {
      badge: {
        // At any browser font size, these limits keep the number on one line and within the top
        // bar.
        top: 'max(0px, 1.5rem - 40px)',
        minWidth: 'min(1.25rem, 26px)',
        height: 'min(1.25rem, 26px)',
        borderRadius: 13,
        fontSize: 'min(0.75rem, 16px)',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      },
      invisible: { display: 'none' },
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        // Long text wraps, so the chip grows taller.
        height: 'auto',
        minHeight: 32,
        borderRadius: vars.shape.pillRadius,
        variants: [
          // Chips that can be pressed are large enough for a finger.
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
