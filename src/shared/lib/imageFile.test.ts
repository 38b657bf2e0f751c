import { imageProblem, readDataUrl } from './imageFile';

const png = '\x89PNG\r\n\x1a\n';
const fileOf = (start: string, name: string, type: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(start, (char) => char.charCodeAt(0)));
  return new File([bytes], name, { type });
};

test.each([
  ['PNG', png, 'image/png'],
  ['JPEG', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF', 'GIF89a', 'image/gif'],
  ['WebP', 'RIFF\x00\x01\x00\x00WEBP', 'image/webp'],
  ['AVIF', '\x00\x00\x00\x1cftypavif', 'image/avif'],
  ['a PNG that the system announces as nothing', png, ''],
])('%s is an image', async (_kind, start, type) => {
  expect(await imageProblem(fileOf(start, 'a', type))).toBeUndefined();
});

const noImage = 'This file is not an image. Choose a PNG, JPEG, WebP or GIF file.';
test.each([
  ['a PDF named .png', '%PDF-1.7', 'image/png'],
  ['a text', 'hello', 'text/plain'],
  ['an SVG, which can hold script', '<svg xmlns=', 'image/svg+xml'],
  ['a PNG announced as a program', png, 'application/x-msdownload'],
  ['nothing at all', '', 'image/png'],
])('%s is none', async (_kind, start, type) => {
  expect(await imageProblem(fileOf(start, 'a.png', type, Math.max(start.length, 0)))).toBe(noImage);
});

test('an image of 20 MB is too large, one of 5 MB is not', async () => {
  const mega = 1024 * 1024;
  expect(await imageProblem(fileOf(png, 'a.png', 'image/png', 20 * mega))).toBe(
    'This image is larger than 5 MB. Choose a smaller one.',
  );
  expect(await imageProblem(fileOf(png, 'a.png', 'image/png', 5 * mega))).toBeUndefined();
});

test('the content as a data URL', async () => {
  expect(await readDataUrl(new File(['hi'], 'a.png', { type: 'image/png' }))).toBe(
    'data:image/png;base64,aGk=',
  );
});
