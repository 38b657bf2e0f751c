import fc from 'fast-check';
import type { Look } from '@/shared/config/look';
import { createPalette, findLookFaults } from './createPalette';
import { palettes } from './primitives';

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

/** Slightly less than 4.5, because Material UI rounds luminances. */
const minContrast = 4.47;

const arbitraryHexPair = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => value.toString(16).padStart(2, '0'));
const arbitraryColour = (min = 0, max = 255) =>
  fc
    .array(arbitraryHexPair(min, max), { minLength: 3, maxLength: 3 })
    .map((hexPairs) => `#${hexPairs.join('')}`);

test('keeps text readable for any colours of a shop', () => {
  const [primary, secondary] = [arbitraryColour(), arbitraryColour()];
  const background = fc.oneof(arbitraryColour(), arbitraryColour(0, 40), arbitraryColour(220));
  const arbitraryLook = fc.record({ primary, secondary, background }, { requiredKeys: [] });
  fc.assert(
    fc.property(arbitraryLook, (look) => {
      const { palette } = createPalette(look);
      const surfaces = [palette.background.default, palette.background.paper];
      const { primary: usedPrimary, secondary: usedSecondary, text, error, success } = palette;
      const mainColours = [usedPrimary, usedSecondary, error, success].map(({ main }) => main);
      for (const colour of [text.primary, text.secondary, ...mainColours])
        for (const surface of surfaces)
          expect(getContrast(colour, surface)).toBeGreaterThan(minContrast);
      // Colours of a hovered text button and of a hovered filled button.
      expect(getContrast(usedPrimary.main, usedPrimary.light)).toBeGreaterThan(minContrast);
      expect(getContrast(text.secondary, usedPrimary.light)).toBeGreaterThan(minContrast);
      expect(getContrast(usedPrimary.contrastText, usedPrimary.dark)).toBeGreaterThan(minContrast);
    }),
    { numRuns: 500 },
  );
});

test('takes the colours of a shop', () => {
  const { palette } = createPalette({ primary: '#2846C8', background: '#EFF3FA' });
  expect(palette).toMatchObject({
    background: { default: '#EFF3FA', paper: '#FFFFFF' },
    primary: { main: '#2846C8', contrastText: '#FFFFFF' },
    secondary: palettes.light.secondary,
  });
});

test('takes pale texts on a dark background', () => {
  const { palette } = createPalette({ background: '#101418' });
  expect(palette).toMatchObject({ mode: 'dark', text: palettes.dark.text });
});

test.each<[Look, string, string]>([
  [{ primary: '#FFF' }, 'primary #FFF', 'a contrast of only 1.1:1'],
  [{ secondary: '#E08A00' }, 'secondary #E08A00', 'a contrast of only 2.5:1'],
  [{ background: '#777777' }, 'background #777777', 'neither light nor dark enough'],
])('the hard to read look %j leaves the usual colours', (look, colour, reason) => {
  const { palette, faults } = createPalette(look);
  expect(palette).toEqual(createPalette({}).palette);
  expect(faults).toEqual([expect.stringContaining(`brand.look.${colour} is refused: it`)]);
  expect(faults[0]).toContain(reason);
});

test('finds invalid settings and colours that are hard to read', () => {
  expect(findLookFaults({ primary: 'green', secondary: '#FFFFFF' })).toEqual([
    'brand.look.primary must be a colour such as #1F5A43',
    expect.stringContaining('brand.look.secondary #FFFFFF is refused'),
  ]);
  expect(findLookFaults({ primary: '#2846C8' })).toEqual([]);
});
