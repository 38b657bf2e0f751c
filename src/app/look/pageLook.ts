import { createTheme } from '@mui/material/styles';
import type { PaletteOptions } from '@mui/material/styles';
import { withBase } from '@/shared/config/base';
import type { Look } from '@/shared/config/look';
import type { ShownLogo } from '@/shared/config/runtimeConfig';
import { palette as usualPalette } from '../theme';
import { paletteOf, textContrast } from './paletteOf';

export interface PageLook {
  css: string;
  notes: readonly string[];
  logo?: ShownLogo | undefined;
}

const system =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue','Figtree Fallback',Arial,sans-serif";

/** For parts of Material UI's that the shop has none of; or `base.css` sets it, and what lies over a page is as light as that. */
const unread =
  /^--mui-(?:opacity|overlays|palette-(?:AppBar|Avatar|Button|Chip|FilledInput|LinearProgress|Slider|Snackbar|SpeedDial|Step|Switch|TableCell|Tooltip))/;
/** What `base.css` sets where more contrast is wanted. */
const stronger = /^--mui-palette-(?:divider|(?:text-secondary|(?:primary|secondary|error)-main))$/;

type Variables = [name: string, value: string][];

/** Of a theme as `app/theme.ts` makes it. */
const variablesOf = (palette: PaletteOptions, borderRadius = 12): Variables =>
  createTheme({ cssVariables: true, palette, shape: { borderRadius } })
    .generateStyleSheets()
    .flatMap((sheet) => Object.values(sheet as Record<string, Record<string, string>>))
    .flatMap((values) => Object.entries(values))
    .map(([name, value]) => [name === 'colorScheme' ? 'color-scheme' : name, value]);
const usual = new Map(variablesOf(usualPalette));

/** Twice `:root`: the theme's own come after this sheet. */
const rule = (variables: Variables) =>
  `:root:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;

/** A shop's own look as a page has it: a style sheet, empty where it has none, and what is not shown as it is set, in words. */
export function pageLook(look: Look): PageLook {
  const { radius = 12, typeface } = look;
  const { palette, notes } = paletteOf(look);
  const variables = variablesOf({ ...usualPalette, ...palette }, radius).filter(
    ([name, value]) => usual.get(name) !== value && !unread.test(name),
  );
  if (radius !== 12) variables.push(['--corner', `${String(Math.round((radius * 2) / 3))}px`]);
  // Else they are round.
  if (radius < 12) variables.push(['--pill', `${String(radius)}px`]);
  if (typeface === 'system') variables.push(['--typeface', system]);
  const isDark = palette.mode === 'dark';
  const strong = palette.mode ? variablesOf(paletteOf(look, textContrast.more).palette) : [];
  const more = strong.filter(([name]) => stronger.test(name));
  const edges =
    '.navigation-row,html .MuiOutlinedInput-notchedOutline{border-color:var(--mui-palette-divider)}';
  const sheet = [
    // On paper a dark one would be pale letters on white.
    isDark && '@media screen{',
    variables.length > 0 && rule(variables),
    more.length > 0 && `@media (prefers-contrast:more){${rule(more)}${edges}}`,
    isDark && '}',
    look.logo && '.logo{max-width:100%;object-fit:contain;object-position:0}',
  ];
  const { file, ...logo } = look.logo ?? {};
  return {
    css: sheet.filter(Boolean).join(''),
    notes,
    ...(file && { logo: { ...logo, src: withBase(file) } as ShownLogo }),
  };
}
