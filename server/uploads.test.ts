import sharp from 'sharp';
import * as v from 'valibot';
import { UploadResponse } from '../src/shared/contract/user';
import { recodePicture } from './node/recodePicture';
import { createCaller, messageOf } from './testing/caller';
import { createDemoApp } from './testing/testApp';

const app = createDemoApp({ recodePicture });
const { upload } = createCaller(app);
const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: '#1f5a43' } });
const bytesOf = (text: string) => new TextEncoder().encode(text);

it.each(['png', 'jpeg', 'webp', 'gif'] as const)('keeps a %s and serves it inert', async (kind) => {
  const bytes = await blank.clone().toFormat(kind).toBuffer();
  const { url } = v.parse(UploadResponse, await (await upload(bytes, 'me', 'image/x')).json());
  const served = await app.request(url);
  expect(served.status).toBe(200);
  expect(served.headers.get('Content-Type')).toBe('image/webp');
  expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(served.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(served.headers.get('Content-Security-Policy')).toContain('sandbox');
  expect(served.headers.get('Cache-Control')).toContain('immutable');
  const picture = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 40, height: 30 });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
it.each([
  ['a PDF named .png', bytesOf('%PDF-1.7\n...'), 'cv.png', 'image/png'],
  ['an SVG with a script', bytesOf(svg), 'a.svg', 'image/svg+xml'],
  ['HTML named .jpg', bytesOf('<html><script>alert(1)</script>'), 'a.jpg', 'image/jpeg'],
  ['a PNG in its first bytes only', bytesOf('\x89PNG\r\n\x1a\n<script>'), 'a.png', 'image/png'],
  ['a GIF that is a script', bytesOf('GIF89a=1;alert(1)//'), 'a.gif', 'image/gif'],
  ['an empty file', new Uint8Array(), 'a.png', 'image/png'],
])('refuses %s', async (_name, bytes, fileName, type) => {
  const response = await upload(bytes, fileName, type);
  expect(response.status).toBe(415);
  expect(await messageOf(response)).toBe('The file is not a PNG, JPEG, WebP or GIF picture');
});

it('drops what a picture carries behind its pixels', async () => {
  const png = await blank.clone().png().toBuffer();
  const hybrid = Buffer.concat([png, bytesOf('<script>alert(1)</script>')]);
  const { url } = v.parse(UploadResponse, await (await upload(hybrid, 'a.png', 'x/y')).json());
  const served = Buffer.from(await (await app.request(url)).arrayBuffer());
  expect(served.includes('script')).toBe(false);
});

it('refuses a picture of too many pixels before drawing it', async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: 'white' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(5_000_000);
  const response = await upload(bomb, 'bomb.png', 'image/png');
  expect(response.status).toBe(413);
  expect(await messageOf(response)).toBe('The picture has more than 16 megapixels');
});

it.each([
  [4096, 200],
  [4097, 413],
])('takes a picture of 4,096 by %i pixels with %i', async (height, status) => {
  const large = sharp({ create: { width: 4096, height, channels: 3, background: 'white' } });
  expect((await upload(await large.png().toBuffer(), 'a.png', 'image/png')).status).toBe(status);
});

it('draws one picture at a time, lets twelve wait and asks the others to come back', async () => {
  const bytes = new Uint8Array(await blank.clone().png().toBuffer());
  const picture = { bytes, contentType: 'image/png', extension: 'png' };
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => recodePicture(picture)));
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(7);
  expect(refused[0]).toMatchObject({ reason: { status: 503 } });
  expect(await recodePicture(picture)).toMatchObject({ extension: 'webp' });
});

it.each([5.02, 20])('refuses %s MB', async (megabytes) => {
  const bytes = new Uint8Array(megabytes * 1024 * 1024);
  bytes.set(bytesOf('\x89PNG\r\n\x1a\n'));
  const response = await upload(bytes, 'large.png', 'image/png');
  expect(response.status).toBe(413);
  expect(await messageOf(response)).toMatch(/larger than 5/);
});

it.each([
  ['no form', 'hello', { 'Content-Type': 'text/plain' }],
  ['an empty body', '', {}],
  ['a broken form', '--x\r\nnonsense', { 'Content-Type': 'multipart/form-data; boundary=x' }],
])('refuses %s', async (_name, body, headers) => {
  const response = await app.request('/api/upload', { method: 'POST', body, headers });
  expect(response.status).toBe(400);
  expect(await messageOf(response)).toContain('"file"');
});

it('refuses a form without a file', async () => {
  const form = new FormData();
  form.append('file', 'only text');
  expect((await app.request('/api/upload', { method: 'POST', body: form })).status).toBe(400);
});

it.each(['/uploads/none.webp', '/uploads/..%2f..%2fpackage.json', '/uploads/'])(
  'has nothing at %s',
  async (path) => {
    expect((await app.request(path)).status).toBe(404);
  },
);
