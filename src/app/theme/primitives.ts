import type { PaletteOptions, ThemeOptions, TypographyVariantsOptions } from '@mui/material/styles';

/** The usual colours. A shop may set its own colours: see `app/look`. */
export const palette = {
  background: { default: '#FBF8F3', paper: '#FFFFFF' },
  text: { primary: '#1E1B16', secondary: '#6B6459' },
  divider: '#E9E2D6',
  grey: { 100: '#F1EBE0' },
  primary: { main: '#1F5A43', dark: '#174533', light: '#E4EEE8', contrastText: '#FFFFFF' },
  secondary: { main: '#B04E25', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  success: { main: '#1F5A43' },
} satisfies PaletteOptions;

const headingStyles = { fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.15 };

/** Sizes are in rem, so that they follow the browser's font size. */
export const typography = {
  fontFamily: 'var(--typeface)',
  h1: { ...headingStyles, fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)' },
  h2: { ...headingStyles, fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)' },
  h3: { ...headingStyles, fontSize: '1.25rem' },
  h4: { ...headingStyles, fontSize: '1.0625rem' },
  body1: { lineHeight: 1.6 },
  overline: { fontSize: '0.75rem', fontWeight: 600, letterSpacing: '0.06em', lineHeight: 1.4 },
  button: { fontWeight: 600, textTransform: 'none', fontSize: '1rem' },
} satisfies TypographyVariantsOptions;

/**
 * In px: `borderRadius` for cards, `smallRadius` for elements inside cards, `pillRadius` for
 * buttons and chips.
 */
export const shape = { borderRadius: 12, smallRadius: 8, pillRadius: 999 };

/**
 * The breakpoints are 600, 900, 1200 and 1536 px at the usual font size. With the unit em, a larger
 * font size selects the layout for narrower screens, as zoom does.
 */
export const breakpoints = {
  unit: 'em',
  values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 },
} satisfies ThemeOptions['breakpoints'];
