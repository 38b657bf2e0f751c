import fc from 'fast-check';
import type { Look } from '@/shared/config/look';
import type { palette as usualPalette } from '../theme/primitives';
import { getPageStyles } from './pageLook';
import { createPalette } from './createPalette';

/** Calculates the luminance by the definition of WCAG, without rounding. */
function getLuminance(colour: string): number {
  const channels = colour.startsWith('#')
    ? [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16))
    : [...colour.matchAll(/\d+/g)].map(Number);
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function getContrast(...colours: [string, string]): number {
  const [dark = 0, light = 0] = colours.map(getLuminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const arbitraryHexPair = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => value.toString(16).padStart(2, '0'));
const arbitraryColour = (min = 0, max = 255) =>
  fc
    .array(arbitraryHexPair(min, max), { minLength: 3, maxLength: 3 })
    .map((hexPairs) => `#${hexPairs.join('')}`);

test('keeps text readable and controls visible for any colours of a shop', () => {
  const [primary, secondary] = [arbitraryColour(), arbitraryColour()];
  const background = fc.oneof(arbitraryColour(), arbitraryColour(0, 40), arbitraryColour(220));
  const arbitraryLook = fc.record({ primary, secondary, background }, { requiredKeys: [] });
  fc.assert(
    fc.property(arbitraryLook, (look) => {
      const { palette } = createPalette(look);
      fc.pre(palette.mode !== undefined);
      const fullPalette = palette as typeof usualPalette;
      const surfaces = [
        fullPalette.background.default,
        fullPalette.background.paper,
        fullPalette.primary.light,
      ];
      const colours = [
        fullPalette.primary,
        fullPalette.secondary,
        fullPalette.error,
        fullPalette.success,
      ].map(({ main }) => main);
      for (const textColour of [...colours, fullPalette.text.primary, fullPalette.text.secondary])
        for (const surface of surfaces)
          expect(getContrast(textColour, surface)).toBeGreaterThanOrEqual(4.5);
      // Colours of a hovered button.
      const { contrastText, dark } = fullPalette.primary;
      expect(getContrast(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
      expect(contrastText).toBe(fullPalette.background.paper);
    }),
    { numRuns: 500 },
  );
});

test.each<[Look, RegExp[], string]>([
  [{}, [], ''],
  [{ radius: 12, typeface: 'figtree' }, [], ''],
  [
    { radius: 3 },
    [],
    ':root:root{--mui-shape-borderRadius:3px;--mui-shape-smallRadius:2px;--mui-shape-pillRadius:3px}',
  ],
  [{ primary: '#2846C8', background: '#EFF3FA' }, [], '--mui-palette-primary-main:#2846C8;'],
  [
    { secondary: '#E08A00' },
    [/secondary #E08A00 has a contrast of only 2\.\d:1 on #\w{6}, but text needs 4\.6:1\. #\w{6}/],
    '-secondary-main:#',
  ],
  [
    { primary: '#FFF', background: '#FFFFFF' },
    [/primary #FFF is refused: it has a contrast of only 1\.0:1 on/],
    '-default:#FFFFFF;',
  ],
  [{ background: '#777777' }, [/background #777777 is refused: neither dark nor light/], ''],
  [{ background: '#101418' }, [], 'color-scheme:dark;--mui-palette-background-default:#101418;'],
])(
  'the look %j causes the notes %j and a style sheet with "%s"',
  (look, notePatterns, expectedCss) => {
    const { css, notes } = getPageStyles(look);
    expect(notes).toEqual(notePatterns.map((pattern) => expect.stringMatching(pattern) as string));
    expect(expectedCss === '' ? css : css.includes(expectedCss) && expectedCss).toBe(expectedCss);
    if (!look.background) expect(css).not.toMatch(/background-default|text-primary:/);
  },
);
