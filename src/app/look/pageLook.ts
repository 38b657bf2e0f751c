import { createTheme } from '@mui/material/styles';
import type { PaletteOptions } from '@mui/material/styles';
import { addBase } from '@/shared/config/base';
import type { Look } from '@/shared/config/look';
import type { LogoImage } from '@/shared/config/runtimeConfig';
import { palette as usualPalette, shape as usualShape } from '../theme/primitives';
import { createPalette, textContrast } from './createPalette';

export interface PageLook {
  css: string;
  notes: readonly string[];
  logo?: LogoImage | undefined;
}

const systemTypefaces =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue','Figtree Fallback',Arial,sans-serif";

/**
 * Matches variables that no look changes: `base.css` sets them, or their default suits every look.
 */
const lookIndependentNames = /^--mui-(?:opacity|overlays)/;
/** Variables that `base.css` sets for users who want more contrast. */
const highContrastNames =
  /^--mui-palette-(?:divider|(?:text-secondary|(?:primary|secondary|error)-main))$/;

type CssVariables = [name: string, value: string][];

/** Returns the CSS variables of a theme that is created like the theme in `app/theme/theme.ts`. */
const getCssVariables = (palette: PaletteOptions, shape = usualShape): CssVariables =>
  createTheme({ cssVariables: true, palette, shape })
    .generateStyleSheets()
    .flatMap((sheet) => Object.values(sheet as Record<string, Record<string, string>>))
    .flatMap((values) => Object.entries(values))
    .map(([name, value]) => [name === 'colorScheme' ? 'color-scheme' : name, value]);
const usualVariables = new Map(getCssVariables(usualPalette));

/**
 * Returns the corner radii. Buttons are round, unless cards have smaller corners than usual.
 * @param radius of cards, in px
 */
const getShape = (radius: number) => ({
  borderRadius: radius,
  smallRadius: Math.round((radius * 2) / 3),
  pillRadius: radius < usualShape.borderRadius ? radius : usualShape.pillRadius,
});

/** `:root` is doubled to take precedence over the theme's values, which come after this sheet. */
const createRule = (variables: CssVariables) =>
  `:root:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;

/**
 * Returns the style sheet for a shop's look. The sheet is empty if the shop has no look of its own.
 * Notes describe the settings that were changed or refused.
 */
export function getPageStyles(look: Look): PageLook {
  const { radius = usualShape.borderRadius, typeface } = look;
  const { palette, notes } = createPalette(look);
  const variables = getCssVariables({ ...usualPalette, ...palette }, getShape(radius)).filter(
    ([name, value]) => usualVariables.get(name) !== value && !lookIndependentNames.test(name),
  );
  if (typeface === 'system') variables.push(['--typeface', systemTypefaces]);
  const isDark = palette.mode === 'dark';
  const highContrastVariables = palette.mode
    ? getCssVariables(createPalette(look, textContrast.more).palette)
    : [];
  const overridingVariables = highContrastVariables.filter(([name]) =>
    highContrastNames.test(name),
  );
  const fieldEdgeRule =
    'html .MuiOutlinedInput-notchedOutline{border-color:var(--mui-palette-divider)}';
  const sheetParts = [
    // A dark look applies only to screens, because its pale letters would be unreadable on paper.
    isDark && '@media screen{',
    variables.length > 0 && createRule(variables),
    overridingVariables.length > 0 &&
      `@media (prefers-contrast:more){${createRule(overridingVariables)}${fieldEdgeRule}}`,
    isDark && '}',
  ];
  const { file, ...logo } = look.logo ?? {};
  return {
    css: sheetParts.filter(Boolean).join(''),
    notes,
    ...(file && { logo: { ...logo, src: addBase(file) } as LogoImage }),
  };
}
