import type { Components, Theme } from '@mui/material/styles';

export const surfacesCustomizations: Components<Theme> = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: { root: { backgroundColor: 'transparent', '&::before': { display: 'none' } } },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 48, padding: 0, flexWrap: 'wrap' },
      content: { alignItems: 'center', gap: 8, minWidth: 0, marginBlock: 8 },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: { root: { padding: 0 } },
  },
  // Collapsed content is printed in full.
  MuiCollapse: {
    styleOverrides: {
      root: {
        '@media print': { height: 'auto !important', overflow: 'visible', visibility: 'visible' },
      },
    },
  },
  // With a dark look, Material UI would lighten each surface by its elevation.
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        borderBottom: `1px solid ${vars.palette.divider}`,
        backgroundColor: vars.palette.background.default,
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: { root: { maxWidth: 1280 } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
  },
  MuiCardActionArea: {
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        height: '100%',
        // Lets shoppers select the text of a card like other text, and shows taps as on any link.
        userSelect: 'auto',
        WebkitTapHighlightColor: 'unset',
        '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -3 },
      },
      focusHighlight: { display: 'none' },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        variants: [
          {
            props: { anchor: 'bottom' },
            style: {
              borderTopLeftRadius: vars.shape.borderRadius,
              borderTopRightRadius: vars.shape.borderRadius,
            },
          },
        ],
      }),
    },
  },
};
