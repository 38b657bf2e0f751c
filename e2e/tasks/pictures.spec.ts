import { randomBytes } from 'node:crypto';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { openSignup } from '../support/accounts';
import { expect, test } from '../support/fixtures';

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

/** A light file of 20 million pixels, which the back end does not open. */
const panorama = async () => {
  const create = { width: 5000, height: 4000, channels: 3, background: '#1f5a43' } as const;
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
  const { format, width, height } = await sharp(Buffer.from(bytes)).metadata();
  return { name, type, format, width, height, isLight: bytes.length < 5 * megabyte };
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
  for (const [picture, name, width, height] of [
    [await cameraPhoto(), 'IMG_0001.jpg', 1067, 1600],
    [await panorama(), 'wide.jpg', 1600, 1280],
    [icon, 'icon.jpg', 40, 30],
  ] as const)
    expect(await choose(picture)).toEqual({ ...jpeg, name, width, height });
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
  const create = { width: 40, height: 30, channels: 3, background: '#1f5a43' } as const;
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
