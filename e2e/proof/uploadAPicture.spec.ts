import { randomBytes } from 'node:crypto';

import sharp from 'sharp';

import { openSignup } from '../support/accounts';
import { expect, test } from '../support/fixtures';

const maxBytes = 5 * 1024 * 1024;
const createFile = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const createPlainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f5a43' } })
    .png()
    .toBuffer();

/**
 * Creates a photo like that of a camera that was held upright. Its pixels are in landscape format,
 * and its metadata say how to rotate them.
 */
async function createCameraPhoto() {
  const raw = { width: 3000, height: 2000, channels: 3 } as const;
  const buffer = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(maxBytes);
  return createFile('IMG_0001.JPEG', 'image/jpeg', buffer);
}

test('sign-up uploads pictures only as small JPEG files', async ({ page, allowProblem }) => {
  // When Playwright records a trace, it requests the broken picture, which the content security
  // policy forbids.
  allowProblem(/Connecting to 'blob:/);
  test.slow();
  // Keep the uploaded file in the page, because Playwright does not report the files of a sent
  // form.
  await page.addInitScript(() => {
    FormData.prototype.append = function (name: string, file: Blob | string) {
      Object.assign(window, { sentFile: file });
      this.set(name, file as Blob);
    };
  });
  await page.goto('/about');
  const signupDialog = await openSignup(page);
  const preview = signupDialog.getByRole('img', { name: 'Chosen profile image' });
  const svgDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">
    <script>alert(1)</script><rect width="20" height="30"/></svg>`;
  for (const [picture, name, width, height] of [
    [await createCameraPhoto(), 'IMG_0001.jpg', 1067, 1600],
    // This small file has 20 million pixels. The back end would refuse so many.
    [
      createFile('wide.png', 'image/png', await createPlainPicture(5000, 4000)),
      'wide.jpg',
      1600,
      1280,
    ],
    [createFile('icon.svg', 'image/svg+xml', Buffer.from(svgDrawing)), 'icon.jpg', 40, 30],
  ] as const) {
    await signupDialog.getByLabel('Profile image').setInputFiles(picture);
    await expect(preview).toHaveAttribute('src', /\/uploads\//);
    const { bytes, ...sentFields } = await page.evaluate(async () => {
      const { sentFile } = window as unknown as { sentFile: File };
      const bytes = Array.from(new Uint8Array(await sentFile.arrayBuffer()));
      return { name: sentFile.name, type: sentFile.type, bytes };
    });
    expect(sentFields).toEqual({ name, type: 'image/jpeg' });
    expect(bytes.length).toBeLessThan(maxBytes);
    const metadata = await sharp(Buffer.from(bytes)).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width, height });
    await signupDialog.getByRole('button', { name: 'Remove' }).click();
  }
  await page.evaluate(() => Reflect.deleteProperty(window, 'sentFile'));
  const brokenPicture = Buffer.concat([
    (await createPlainPicture(40, 30)).subarray(0, 33),
    Buffer.alloc(200),
  ]);
  await signupDialog
    .getByLabel('Profile image')
    .setInputFiles(createFile('a.png', 'image/png', brokenPicture));
  await expect(signupDialog.getByRole('alert')).toContainText('cannot open the file as an image');
  expect(await page.evaluate(() => 'sentFile' in window)).toBe(false);
});
