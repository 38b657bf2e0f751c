import type { PaletteOptions, ThemeOptions, TypographyVariantsOptions } from '@mui/material/styles';

/**
 * The usual colours of a shop with a light and with a dark background. A shop may set its own
 * colours in `brand.look`. In each, `light` is a pale shade for the background of hovered
 * and selected elements, and `dark` a stronger shade, also for users who ask for more contrast.
 */
export const palettes = {
  light: {
    mode: 'light',
    background: { default: '#FBF8F3', paper: '#FFFFFF' },
    text: { primary: '#1E1B16', secondary: '#6B6459' },
    divider: '#E9E2D6',
    grey: { 100: '#F1EBE0' },
    primary: { main: '#1F5A43', dark: '#174533', light: '#E4EEE8' },
    secondary: { main: '#B04E25', dark: '#7D3414', light: '#F7EDE9' },
    error: { main: '#B3261E', dark: '#8C1D18', contrastText: '#FFFFFF' },
    success: { main: '#1F5A43' },
  },
  dark: {
    mode: 'dark',
    background: { default: '#14171A', paper: '#22252A' },
    text: { primary: '#F5F1EA', secondary: '#B8B1A6' },
    divider: '#33373C',
    grey: { 100: '#22252A' },
    primary: { main: '#8CC9AE', dark: '#A9D7C3', light: '#23322B' },
    secondary: { main: '#E59B77', dark: '#F0BFA8', light: '#39271E' },
    error: { main: '#F2A29B', dark: '#F7C4BF', contrastText: '#22252A' },
    success: { main: '#8CC9AE' },
  },
} satisfies Record<'light' | 'dark', PaletteOptions>;

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
