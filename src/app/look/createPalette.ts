import { darken, getContrastRatio, lighten, rgbToHex } from '@mui/material/styles';
import type { PaletteOptions } from '@mui/material/styles';
import type { Look } from '@/shared/config/look';
import { palette as usualPalette } from '../theme/primitives';

/**
 * Required contrast ratios of text. `more` applies to users who ask for more contrast. The values
 * are slightly above the 4.5 and 7 of WCAG, because luminances are rounded.
 */
export const textContrast = { usual: 4.6, more: 7.1 };
/**
 * Required contrast ratio of dividers and the edges of fields for users who ask for more contrast.
 */
const edgeContrast = 3.1;
/**
 * Required contrast ratio of text on a shop's own background. On a background of medium brightness,
 * no text reaches this ratio, so such a background is refused.
 */
const backgroundContrast = 7;
/** Below this ratio, a colour cannot be distinguished from its background. */
const visibleContrast = 1.2;

const inkColours = {
  light: {
    primary: usualPalette.text.primary,
    secondary: usualPalette.text.secondary,
    strongest: '#000000',
  },
  dark: { primary: '#F5F1EA', secondary: '#B8B1A6', strongest: '#FFFFFF' },
};

const describeLowContrast = (colour: string, surface: string) =>
  `a contrast of only ${getContrastRatio(colour, surface).toFixed(1)}:1 on ${surface}`;

/**
 * Derives a palette from a shop's own colours. A colour that is hard to read on its backgrounds
 * becomes darker or lighter. An unusable colour is refused.
 * @returns the palette, empty if the shop has no usable colours, and notes about each change
 */
export function createPalette(look: Look, contrast = textContrast.usual) {
  const notes: string[] = [];
  const isReadable = (inkColour: string, surface: string) =>
    getContrastRatio(inkColour, surface) >= backgroundContrast;
  const getAcceptedColour = (
    key: 'primary' | 'secondary' | 'background',
    getFault: (colour: string) => string,
  ) => {
    const colour = look[key];
    const fault = colour && getFault(colour);
    if (fault) notes.push(`brand.look.${key} ${colour} is refused: ${fault}`);
    return fault ? undefined : colour;
  };

  const isMediumBrightness = (colour: string) =>
    !Object.values(inkColours).some((ink) => isReadable(ink.primary, colour));
  const background = getAcceptedColour('background', (colour) =>
    isMediumBrightness(colour) ? 'neither dark nor light text reads well on it' : '',
  );
  const pageBackground = background ?? usualPalette.background.default;
  const getVisibilityFault = (colour: string) =>
    getContrastRatio(colour, pageBackground) < visibleContrast
      ? `it has ${describeLowContrast(colour, pageBackground)}`
      : '';
  const primary = getAcceptedColour('primary', getVisibilityFault);
  const secondary = getAcceptedColour('secondary', getVisibilityFault);
  if (!background && !primary && !secondary) return { palette: {} as PaletteOptions, notes };

  const mode = isReadable(inkColours.light.primary, pageBackground) ? 'light' : 'dark';
  const [lightenOrDarken, strengthen] = mode === 'light' ? [lighten, darken] : [darken, lighten];
  const paper = mode === 'light' ? usualPalette.background.paper : lighten(pageBackground, 0.06);
  const mainColour = primary ?? usualPalette.primary.main;
  const usesUsualLightShade = !primary && mode === 'light';
  const light = usesUsualLightShade
    ? usualPalette.primary.light
    : lightenOrDarken(mainColour, mode === 'light' ? 0.88 : 0.75);

  const makeReadable = (colour: string, minContrast = contrast): string => {
    for (let amount = 0; amount < 1; amount += 0.02) {
      const shade = amount === 0 ? colour : rgbToHex(strengthen(colour, amount));
      if (
        [pageBackground, paper, light].every(
          (surface) => getContrastRatio(shade, surface) >= minContrast,
        )
      )
        return shade;
    }
    return inkColours[mode].strongest;
  };
  const getReadableColour = (key: 'primary' | 'secondary', colour: string): string => {
    const shade = makeReadable(colour);
    if (look[key] === colour && shade !== colour) {
      const [worstSurface = pageBackground] = [pageBackground, paper, light].sort(
        (a, b) => getContrastRatio(colour, a) - getContrastRatio(colour, b),
      );
      notes.push(
        `brand.look.${key} ${colour} has ${describeLowContrast(colour, worstSurface)}, but text needs ${String(contrast)}:1. ${shade} is shown instead`,
      );
    }
    return shade;
  };
  const readablePrimary = getReadableColour('primary', mainColour);
  const divider = background ? strengthen(pageBackground, 0.12) : usualPalette.divider;
  const palette: PaletteOptions = {
    mode,
    background: { default: pageBackground, paper },
    divider: contrast === textContrast.more ? makeReadable(divider, edgeContrast) : divider,
    grey: background ? { 100: strengthen(pageBackground, 0.06) } : usualPalette.grey,
    text: {
      primary: makeReadable(inkColours[mode].primary),
      secondary: makeReadable(inkColours[mode].secondary),
    },
    primary: {
      main: readablePrimary,
      dark: strengthen(readablePrimary, 0.25),
      light,
      contrastText: paper,
    },
    secondary: {
      main: getReadableColour('secondary', secondary ?? usualPalette.secondary.main),
      contrastText: paper,
    },
    // These colours have a meaning, so a shop cannot change them.
    error: { main: makeReadable(usualPalette.error.main) },
    success: { main: makeReadable(usualPalette.success.main) },
  };
  return { palette, notes };
}
