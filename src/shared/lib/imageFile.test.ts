/** @jest-environment ./src/testing/environment.ts */

import '@/testing/pictures';
import fc from 'fast-check';
import { drawnName, drawnSize } from './drawnImage';
import { prepareImage, readDataUrl } from './imageFile';

const png = '\x89PNG\r\n\x1a\n';
const fileOf = (start: string, name: string, type: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(start, (char) => char.charCodeAt(0)));
  return new File([bytes], name, { type });
};
const megabyte = 1024 * 1024;

test.each([
  ['PNG', png, 'image/png'],
  ['JPEG', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF', 'GIF89a', 'image/gif'],
  ['WebP', 'RIFF\x00\x01\x00\x00WEBP', 'image/webp'],
  ['a PNG that the system announces as nothing', png, ''],
])('%s of up to 5 MB goes as it is', async (_kind, start, type) => {
  const file = fileOf(start, 'a', type, 5 * megabyte);
  expect(await prepareImage(file)).toEqual({ file });
});

test.each([
  ['a PNG of more than 5 MB', png, 'me.png', 'image/png', 5 * megabyte + 1],
  ['an AVIF', '\x00\x00\x00\x1cftypavif', 'me.avif', 'image/avif', 64],
  ['an SVG, which can hold script', '<svg xmlns=', 'me.svg', 'image/svg+xml', 64],
])('%s is drawn anew, with at most 1,600 pixels', async (_kind, start, name, type, size) => {
  const prepared = await prepareImage(fileOf(start, name, type, size));
  const file = 'file' in prepared ? prepared.file : undefined;
  expect(file).toMatchObject({ name: 'me.jpg', type: 'image/jpeg' });
  expect(await file?.text()).toBe('1600 x 1200');
});

const noImage = 'This file is not an image. Choose a PNG, JPEG, WebP or GIF file.';
const damaged = 'This image is damaged or too large to be opened. Choose another one.';
const cannotRead = 'This browser cannot read this kind of image. Choose a JPEG or PNG.';
test.each([
  ['a PDF named .png', '%PDF-1.7', 'image/png', noImage],
  ['a text of no kind', 'hello', '', noImage],
  ['a PNG announced as a program', png, 'application/x-msdownload', noImage],
  ['nothing at all', '', 'image/png', noImage],
  ['a HEIC', '\x00\x00\x00\x18ftypheic', 'image/heic', cannotRead],
  ['a HEIC that the system announces as nothing', '\x00\x00\x00\x18ftypmif1', '', cannotRead],
  ['a TIFF', 'II*\x00', 'image/tiff', cannotRead],
  ['a GIF that does not open', 'GIF87a', 'image/gif', damaged],
])('%s is refused in words', async (_kind, start, type, problem) => {
  expect(await prepareImage(fileOf(start, 'a.png', type, start.length))).toEqual({ problem });
});

test('a picture keeps its shape, and is never enlarged', () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const drawn = drawnSize(width, height);
      const longest = Math.max(width, height);
      expect(Math.max(drawn.width, drawn.height)).toBe(Math.min(1600, longest));
      const scale = Math.min(1, 1600 / longest);
      expect(Math.abs(drawn.width - width * scale)).toBeLessThan(1);
      expect(Math.abs(drawn.height - height * scale)).toBeLessThan(1);
      expect(Math.min(drawn.width, drawn.height)).toBeGreaterThan(0);
    }),
  );
});

test.each([
  ['a.b.png', 'a.b.jpg'],
  ['photo', 'photo.jpg'],
  ['.png', 'image.jpg'],
])('%s, drawn anew, is called %s', (name, drawn) => {
  expect(drawnName(name)).toBe(drawn);
});

test('the content as a data URL', async () => {
  expect(await readDataUrl(new File(['hi'], 'a.png', { type: 'image/png' }))).toBe(
    'data:image/png;base64,aGk=',
  );
});
