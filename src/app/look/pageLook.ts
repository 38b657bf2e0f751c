import { createTheme } from '@mui/material/styles';
import type { PaletteOptions } from '@mui/material/styles';
import { withBase } from '@/shared/config/base';
import type { Look } from '@/shared/config/look';
import type { ShownLogo } from '@/shared/config/runtimeConfig';
import { palette as usualPalette, shape as usualShape } from '../theme/primitives';
import { createPalette, textContrast } from './createPalette';

export interface PageLook {
  css: string;
  notes: readonly string[];
  logo?: ShownLogo | undefined;
}

const system =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue','Figtree Fallback',Arial,sans-serif";

/** `base.css` sets them, or the usual look's are as good: what lies over a page is as light as that. */
const kept = /^--mui-(?:opacity|overlays)/;
/** What `base.css` sets where more contrast is wanted. */
const stronger = /^--mui-palette-(?:divider|(?:text-secondary|(?:primary|secondary|error)-main))$/;

type Variables = [name: string, value: string][];

/** Of a theme as `app/theme/theme.ts` makes it. */
const getCssVariables = (palette: PaletteOptions, shape = usualShape): Variables =>
  createTheme({ cssVariables: true, palette, shape })
    .generateStyleSheets()
    .flatMap((sheet) => Object.values(sheet as Record<string, Record<string, string>>))
    .flatMap((values) => Object.entries(values))
    .map(([name, value]) => [name === 'colorScheme' ? 'color-scheme' : name, value]);
const usual = new Map(getCssVariables(usualPalette));

/** @param radius of cards, in px. Buttons are round, except where cards have smaller corners than usual. */
const getShape = (radius: number) => ({
  borderRadius: radius,
  smallRadius: Math.round((radius * 2) / 3),
  pillRadius: radius < usualShape.borderRadius ? radius : usualShape.pillRadius,
});

/** Twice `:root`: the theme's own come after this sheet. */
const rule = (variables: Variables) =>
  `:root:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;

/** A shop's own look as a page has it: a style sheet, empty where it has none, and what is not shown as it is set, in words. */
export function getPageStyles(look: Look): PageLook {
  const { radius = usualShape.borderRadius, typeface } = look;
  const { palette, notes } = createPalette(look);
  const variables = getCssVariables({ ...usualPalette, ...palette }, getShape(radius)).filter(
    ([name, value]) => usual.get(name) !== value && !kept.test(name),
  );
  if (typeface === 'system') variables.push(['--typeface', system]);
  const isDark = palette.mode === 'dark';
  const strong = palette.mode
    ? getCssVariables(createPalette(look, textContrast.more).palette)
    : [];
  const more = strong.filter(([name]) => stronger.test(name));
  const edges = 'html .MuiOutlinedInput-notchedOutline{border-color:var(--mui-palette-divider)}';
  const sheet = [
    // On paper a dark one would be pale letters on white.
    isDark && '@media screen{',
    variables.length > 0 && rule(variables),
    more.length > 0 && `@media (prefers-contrast:more){${rule(more)}${edges}}`,
    isDark && '}',
  ];
  const { file, ...logo } = look.logo ?? {};
  return {
    css: sheet.filter(Boolean).join(''),
    notes,
    ...(file && { logo: { ...logo, src: withBase(file) } as ShownLogo }),
  };
}
