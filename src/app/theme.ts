import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';

/** For MUI's buttons, which would draw none; `base.css` has the same for all else. */
const focusRing = { outline: '3px solid #1F5A43', outlineOffset: 2 };
const heading = { fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.15 };

/** Paper, ink, one green. Colours, type and spacing live here alone; 8 px rhythm. */
export const theme = createTheme({
  cssVariables: true,
  // A browser's larger type leaves less room, as zoom does: 600, 900, 1200 and 1536 px at the usual 16.
  breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
  palette: {
    background: { default: '#FBF8F3', paper: '#FFFFFF' },
    text: { primary: '#1E1B16', secondary: '#6B6459' },
    divider: '#E9E2D6',
    grey: { 100: '#F1EBE0' },
    primary: { main: '#1F5A43', dark: '#174533', light: '#E4EEE8', contrastText: '#FFFFFF' },
    secondary: { main: '#B04E25', contrastText: '#FFFFFF' },
    error: { main: '#B3261E' },
    success: { main: '#1F5A43' },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif",
    h1: { ...heading, fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)' },
    h2: { ...heading, fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)' },
    h3: { ...heading, fontSize: '1.25rem' },
    h4: { ...heading, fontSize: '1.0625rem' },
    body1: { lineHeight: 1.6 },
    overline: { fontSize: '0.75rem', fontWeight: 600, letterSpacing: '0.06em', lineHeight: 1.4 },
    button: { fontWeight: 600, textTransform: 'none', fontSize: '1rem' },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
    },
  },
});
