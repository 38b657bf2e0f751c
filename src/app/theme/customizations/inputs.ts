import type { Components, Theme } from '@mui/material/styles';
import { LinkBehavior } from '../LinkBehavior';

/** Styles of a control that cannot be pressed at the moment, but can still have the focus. */
const ariaDisabledStyles = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } };

/** Controls are useless on paper, so they are not printed. */
const hiddenInPrintStyles = { '@media print': { display: 'none' } };

export const inputsCustomizations: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: LinkBehavior },
    styleOverrides: {
      // Material UI draws no focus outline. Components that would clip this outline set a negative
      // offset.
      root: ({ theme: { vars } }) => ({
        fontFamily: 'inherit',
        '&:focus-visible, &.Mui-focusVisible': {
          outline: `3px solid ${vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        flexShrink: 0,
        minWidth: 44,
        minHeight: 44,
        maxWidth: '100%',
        padding: '6px 8px',
        borderRadius: vars.shape.pillRadius,
        textAlign: 'center',
        // Text may wrap between words, but words stay whole where possible.
        overflowWrap: 'break-word',
        ...ariaDisabledStyles,
        ...hiddenInPrintStyles,
        variants: [
          { props: { variant: 'contained' }, style: { padding: '6px 24px' } },
          {
            props: { variant: 'outlined' },
            style: { padding: '5px 23px', borderColor: vars.palette.divider },
          },
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: { borderColor: vars.palette.divider },
          },
          {
            props: ({ ownerState }) => ownerState.variant !== 'contained',
            style: {
              '@media (hover: hover)': {
                '&:hover': { backgroundColor: vars.palette.primary.light },
              },
            },
          },
        ],
      }),
      startIcon: { marginLeft: 0 },
      endIcon: { marginRight: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        flexShrink: 0,
        width: 44,
        height: 44,
        padding: 0,
        borderRadius: vars.shape.pillRadius,
        '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.primary.light } },
        ...ariaDisabledStyles,
        ...hiddenInPrintStyles,
        variants: [{ props: { color: 'default' }, style: { color: vars.palette.text.primary } }],
      }),
    },
  },
  // `AppProviders` defines the keyframes.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        whiteSpace: 'normal',
        fontSize: '0.9375rem',
        fontWeight: 600,
        color: vars.palette.text.primary,
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.background.paper }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { minHeight: 44 } },
  },
  // Makes the control 44 px in size, and with it the input that covers it, which screen readers
  // press.
  MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
  MuiRadio: { styleOverrides: { root: { padding: 10 } } },
  MuiRating: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        variants: [
          {
            // 44 px per star is large enough for a finger. The radio button over each star has the
            // same size.
            props: { readOnly: false },
            style: {
              fontSize: 36,
              '& label': { padding: 4, borderRadius: vars.shape.borderRadius },
              '&& label + input': {
                position: 'static',
                width: 44,
                height: 44,
                margin: '0 0 0 -44px',
                clipPath: 'none',
                opacity: 0,
              },
              '& label:has(+ input:focus-visible), & label:has(input:focus-visible)': {
                outline: `3px solid ${vars.palette.primary.main}`,
                outlineOffset: -2,
              },
              '&& .MuiRating-iconActive': { outline: 'none' },
            },
          },
        ],
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0 } },
  },
};
