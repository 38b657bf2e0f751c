import { randomBytes } from 'node:crypto';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { beSignedIn, openSignup, shopper } from './support/accounts';
import { expect, test } from './support/fixtures';

test.skip(({ isMobile }) => !isMobile, 'the same on every screen; phones take such pictures');

const megabyte = 1024 * 1024;
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** What a camera held upright leaves: lying pixels, and a note that they are to be turned. */
async function cameraPhoto() {
  const raw = { width: 3000, height: 2000, channels: 3 } as const;
  const buffer = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(5 * megabyte);
  return file('IMG_0001.JPEG', 'image/jpeg', buffer);
}

/** A light file of 48 million pixels, which the back end does not open. */
const panorama = async () => {
  const create = { width: 8000, height: 6000, channels: 3, background: '#1f5a43' } as const;
  return file('wide.png', 'image/png', await sharp({ create }).png().toBuffer());
};

const icon = file(
  'icon.svg',
  'image/svg+xml',
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script>' +
      '<rect width="20" height="30"/></svg>',
  ),
);

/** Keeps the files that call 10 sends: Playwright sees no files in a form. */
const keepSentFiles = (page: Page) =>
  page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sentFile: body.get('file') });
      send.call(this, body);
    };
  });

async function sentFile(page: Page) {
  const { name, type, bytes } = await page.evaluate(async () => {
    const { sentFile } = window as unknown as { sentFile: File };
    const bytes = Array.from(new Uint8Array(await sentFile.arrayBuffer()));
    return { name: sentFile.name, type: sentFile.type, bytes };
  });
  return { name, type, ...(await measured(Buffer.from(bytes))) };
}

async function measured(buffer: Buffer) {
  const { format, width, height } = await sharp(buffer).metadata();
  return { format, width, height, isLight: buffer.length < 5 * megabyte };
}

test('sign-up sends large pictures shrunk, and drawings as pixels', async ({ page }) => {
  test.slow();
  await keepSentFiles(page);
  await page.goto('/about');
  const signup = await openSignup(page);
  const preview = signup.getByRole('img', { name: 'Chosen profile image' });
  const choose = async (picture: ReturnType<typeof file>) => {
    await signup.getByLabel('Profile image').setInputFiles(picture);
    await expect(preview).toHaveAttribute('src', /\/uploads\//);
    const sent = await sentFile(page);
    await signup.getByRole('button', { name: 'Remove' }).click();
    return sent;
  };
  const jpeg = { type: 'image/jpeg', format: 'jpeg', isLight: true };
  expect(await choose(await cameraPhoto())).toEqual({
    ...jpeg,
    name: 'IMG_0001.jpg',
    width: 1067,
    height: 1600,
  });
  expect(await choose(await panorama())).toEqual({
    ...jpeg,
    name: 'wide.jpg',
    width: 1600,
    height: 1200,
  });
  expect(await choose(icon)).toEqual({ ...jpeg, name: 'icon.jpg', width: 40, height: 30 });
});

test('the profile sends a camera’s picture shrunk', async ({ page, shop }) => {
  await beSignedIn(page, shop, shopper);
  await page.goto('/profile');
  const form = page.getByRole('form', { name: 'Profile' });
  await form.getByLabel('Profile image').setInputFiles(await cameraPhoto());
  const preview = form.getByRole('img', { name: 'Chosen profile image' });
  await expect(preview).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  // Nothing is to be kept: other tests know this shopper's picture.
  await page.route('**/WebUpdate', (route) => route.fulfill({ json: { statusCode: 200 } }));
  const request = page.waitForRequest('**/WebUpdate');
  await form.getByRole('button', { name: 'Update Profile' }).click();
  const sent = (await request).postDataJSON() as { fileBase64String: string; fileName: string };
  expect(sent.fileName).toBe('IMG_0001.jpg');
  expect(await measured(Buffer.from(sent.fileBase64String, 'base64'))).toEqual({
    format: 'jpeg',
    isLight: true,
    width: 1067,
    height: 1600,
  });
});

test('a picture that the browser cannot read says why, and nothing is sent', async ({
  page,
  allowProblem,
}) => {
  // Playwright's trace asks for the pictures that did not open, which the page may not.
  allowProblem(/Connecting to 'blob:/);
  await keepSentFiles(page);
  await page.goto('/about');
  const signup = await openSignup(page);
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and so on', 'latin1');
  const create = { width: 400, height: 300, channels: 3, background: '#1f5a43' } as const;
  const png = await sharp({ create }).png().toBuffer();
  const broken = Buffer.concat([png.subarray(0, 33), Buffer.alloc(200)]);
  const cannotRead = 'This browser cannot read this kind of image. Choose a JPEG or PNG.';
  for (const [picture, words] of [
    [file('IMG_0002.HEIC', 'image/heic', heic), cannotRead],
    [file('drawing.svg', 'image/svg+xml', Buffer.from('<svg')), cannotRead],
    [file('broken.png', 'image/png', broken), 'This image is damaged or too large to be opened.'],
    [file('letter.png', 'image/png', Buffer.from('Dear shop')), 'This file is not an image.'],
  ] as const) {
    await signup.getByLabel('Profile image').setInputFiles(picture);
    await expect(signup.getByRole('alert'), picture.name).toContainText(words);
  }
  await expect(signup.getByRole('button', { name: 'Signup', exact: true })).toBeEnabled();
  expect(await page.evaluate(() => 'sentFile' in window)).toBe(false);
});
