import { darken, getContrastRatio, lighten } from '@mui/material/styles';
import { readLook } from '@/shared/config/look';
import type { Look } from '@/shared/config/look';
import { palettes } from './primitives';

/** The contrast that text needs, by WCAG 2.2 AA. */
const minContrast = 4.5;

/** Returns the first surface on which text of this colour would be hard to read. */
const findPoorSurface = (colour: string, surfaces: readonly string[]) =>
  surfaces.find((surface) => getContrastRatio(colour, surface) < minContrast);

const [darkTexts, paleTexts] = [palettes.light, palettes.dark];

/**
 * Puts the usual colours on a shop's own background, which may be light or dark.
 * @returns `undefined` if the background is neither, because some text would be hard to read
 */
function createUsualColours(background: string) {
  const candidates = [
    {
      ...darkTexts,
      background: { default: background, paper: darkTexts.background.paper },
      divider: darken(background, 0.12),
      grey: { 100: darken(background, 0.06) },
    },
    {
      ...paleTexts,
      background: { default: background, paper: lighten(background, 0.06) },
      divider: lighten(background, 0.12),
      grey: { 100: lighten(background, 0.06) },
    },
  ];
  return candidates.find(({ background: surfaces, text, primary, secondary, error, success }) =>
    [text.primary, text.secondary, primary.main, secondary.main, error.main, success.main].every(
      (colour) => findPoorSurface(colour, Object.values(surfaces)) === undefined,
    ),
  );
}

/**
 * Creates the palette from the colours of a shop's look. A colour that would make text hard to read
 * is refused, and the usual colour stays.
 * @returns the palette, and a fault for each refused colour
 */
export function createPalette({ background, primary, secondary }: Look) {
  const faults: string[] = [];
  const ownColours = background ? createUsualColours(background) : undefined;
  if (background && !ownColours)
    faults.push(
      `brand.look.background ${background} is refused: it is neither light nor dark enough for texts`,
    );
  const usual = ownColours ?? darkTexts;
  const { default: page, paper } = usual.background;
  const isDark = usual.mode === 'dark';
  const getPaleShade = (colour: string) => (isDark ? darken(colour, 0.75) : lighten(colour, 0.9));

  /** @param otherSurfaces further backgrounds of texts in this colour */
  const createColour = (
    key: 'primary' | 'secondary',
    main: string | undefined,
    otherSurfaces: readonly string[] = [],
  ) => {
    const poorSurface = main && findPoorSurface(main, [page, paper, ...otherSurfaces]);
    if (main && poorSurface) {
      const contrast = getContrastRatio(main, poorSurface).toFixed(1);
      faults.push(
        `brand.look.${key} ${main} is refused: it has a contrast of only ${contrast}:1 on ${poorSurface}, but text needs ${String(minContrast)}:1`,
      );
    }
    if (!main || poorSurface) return { ...usual[key], contrastText: paper };
    const dark = isDark ? lighten(main, 0.25) : darken(main, 0.25);
    return { main, light: getPaleShade(main), dark, contrastText: paper };
  };
  const palette = {
    ...usual,
    primary: createColour('primary', primary, primary ? [getPaleShade(primary)] : []),
    secondary: createColour('secondary', secondary),
  };
  return { palette, faults };
}

/** Describes the invalid settings of `brand.look` and its colours that are hard to read. */
export function findLookFaults(value: unknown): string[] {
  const { look, problems } = readLook(value);
  return [...problems, ...createPalette(look).faults];
}
