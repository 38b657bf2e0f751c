/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import '@/testing/pictures';
import { getJpegName, getScaledSize, prepareImage } from './imageFile';

/* e2e/proof/uploadAPicture.spec.ts tests real pictures in a browser. */

const megabyte = 1024 * 1024;
const pngSignature = '\x89PNG\r\n\x1a\n';

test.each([
  ['a PNG of 5 MB', pngSignature, 'image/png', 'itself', 5 * megabyte],
  ['a WebP', 'RIFF\x00\x01\x00\x00WEBP', 'image/webp', 'itself'],
  ['a PNG of more than 5 MB', pngSignature, 'image/png', '1600 x 1200', 5 * megabyte + 1],
  ['a PNG without a type', pngSignature, '', '1600 x 1200'],
  ['an SVG, which can contain a script', '<svg xmlns=', 'image/svg+xml', '1600 x 1200'],
  ['a PDF with the type of a PNG', '%PDF-1.7', 'image/png', 'refused'],
  ['an empty file', '', 'image/png', 'refused'],
])(
  'sends %s unchanged, redraws it or refuses it',
  async (_title, firstBytes, type, outcome, size = 64) => {
    const bytes = new Uint8Array(firstBytes === '' ? 0 : size);
    bytes.set(Uint8Array.from(firstBytes, (char) => char.charCodeAt(0)));
    const chosenFile = new File([bytes], 'me.png', { type });
    const preparedImage = await prepareImage(chosenFile).catch(() => undefined);
    if (preparedImage === undefined) expect('refused').toBe(outcome);
    else if (preparedImage.file === chosenFile) expect('itself').toBe(outcome);
    else {
      expect(preparedImage.file).toMatchObject({ name: 'me.jpg', type: 'image/jpeg' });
      expect(await preparedImage.file.text()).toBe(outcome);
    }
  },
);

const anySideLength = fc.integer({ min: 1, max: 30_000 });

test('redraws a picture with at most 1600 pixels and never enlarges it', () => {
  fc.assert(
    fc.property(anySideLength, anySideLength, (width, height) => {
      const scaledSize = getScaledSize(width, height);
      const longestSide = Math.max(width, height);
      expect(Math.max(scaledSize.width, scaledSize.height)).toBe(Math.min(1600, longestSide));
    }),
  );
});

test('keeps the proportions of a redrawn picture', () => {
  fc.assert(
    fc.property(anySideLength, anySideLength, (width, height) => {
      const scaledSize = getScaledSize(width, height);
      const scale = Math.min(1, 1600 / Math.max(width, height));
      expect(Math.abs(scaledSize.height - height * scale)).toBeLessThan(1);
      expect(Math.min(scaledSize.width, scaledSize.height)).toBeGreaterThan(0);
    }),
  );
});

test.each([
  ['a.b.png', 'a.b.jpg'],
  ['photo', 'photo.jpg'],
  ['.png', 'image.jpg'],
])('renames %s to %s when it is redrawn', (name, expectedName) => {
  expect(getJpegName(name)).toBe(expectedName);
});
