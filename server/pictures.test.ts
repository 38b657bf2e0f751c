import sharp from 'sharp';
import * as v from 'valibot';
import { UploadResponse } from '../src/shared/contract/user';
import { createApp } from './createApp';
import { isPictureUrl } from './http/pictures';
import { recodePicture } from './node/recodePicture';
import { bearer, createCaller, refusalOf } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { createDemoApp, demoOptions, demoRows, newcomer } from './testing/testApp';

const app = createDemoApp({ recodePicture });
const { upload } = createCaller(app);
const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f5a43' } });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const noPicture = new Uint8Array(8);
const webUpdate = '/api/ADM/User/WebUpdate';
const profile = { ...newcomer, userId: 1, loginPassword: '' };

describe('an upload (call 10)', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('of a %s is kept inert', async (kind) => {
    const bytes = await pixels(40, 30).toFormat(kind).toBuffer();
    // What a picture carries behind its pixels.
    const hybrid = Buffer.concat([bytes, bytesOf('<script>alert(1)</script>')]);
    const { url } = v.parse(UploadResponse, await (await upload(hybrid, 'me', 'image/x')).json());
    const served = await app.request(url);
    const { headers } = served;
    const kept = Buffer.from(await served.arrayBuffer());
    expect(headers.get('Content-Type')).toBe('image/webp');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.* sandbox$/);
    expect(headers.get('Cache-Control')).toContain('immutable');
    const { format, width, height } = await sharp(kept).metadata();
    expect([format, width, height]).toEqual(['webp', 40, 30]);
    expect(kept.includes('script')).toBe(false);
  });

  it.each([
    ['an SVG', bytesOf('<svg><script>alert(1)</script></svg>'), 'a.svg', 'image/svg+xml'],
    ['HTML named .jpg', bytesOf('<script>alert(1)</script>'), 'a\0\xff.jpg', 'image/jpeg'],
    ['a GIF that is a script', bytesOf('GIF89a=1;alert(1)//'), 'a.gif', 'image/gif'],
    ['an empty file', new Uint8Array(), 'a.png', 'image/png'],
  ])('refuses %s', async (_name, bytes, fileName, type) => {
    const message = 'The file is not a PNG, JPEG, WebP or GIF picture';
    expect(await refusalOf(await upload(bytes, fileName, type))).toEqual([415, message]);
  });

  it.each([
    ['4,096 by 4,096 pixels', () => pixels(4096, 4096).png().toBuffer(), 200, undefined],
    ['one row more', () => pixels(4096, 4097).png().toBuffer(), 413, 'has more than 16 megapixels'],
    ['5.02 MB', () => new Uint8Array(5.02 * 1024 * 1024), 413, 'is larger than 5 MB'],
  ])('is judged by its size: %s', async (_name, bytes, status, words) => {
    const message = words && `The picture ${words}`;
    const response = await upload(await bytes(), 'large.png', 'image/png');
    expect(await refusalOf(response)).toEqual([status, message]);
  });

  it('refuses what is no form with a file', async () => {
    const response = await app.request('/api/upload', { method: 'POST', body: new FormData() });
    expect(await refusalOf(response)).toEqual([400, 'Send one picture in the form field "file"']);
  });
});

describe('limits', () => {
  it('draw one picture at a time, let twelve wait in line and ask the others to come back', async () => {
    const bytes = new Uint8Array(await pixels(4, 3).png().toBuffer());
    const drawn: number[] = [];
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => recodePicture(bytes).then(() => drawn.push(i))),
    );
    expect(drawn).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(all.at(-1)).toMatchObject({ status: 'rejected', reason: { status: 503, seconds: 2 } });
    expect(await recodePicture(bytes)).toBeInstanceOf(Uint8Array);
  });

  it('allow an address a hundred pictures in an hour, by whichever call', async () => {
    let address = '10.0.0.1';
    const shop = createCaller(createDemoApp({ clientAddress: () => address }));
    const owner = bearer(await shop.loggedIn('shopper'));
    const send = () => shop.upload(noPicture, 'a', 'a/b');
    const save = (fileBase64String: string) =>
      shop.send('POST', webUpdate, { ...profile, fileBase64String }, owner);
    for (let i = 0; i < 99; i++) expect((await send()).status).toBe(415);
    expect((await save(btoa('no picture'))).status).toBe(415);
    for (const closed of [await send(), await save(btoa('no picture'))]) {
      expect(await refusalOf(closed)).toEqual([429, 'Too many attempts. Please try again later.']);
      expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(3500);
    }
    expect((await save('')).status).toBe(200);
    address = '10.0.0.2';
    expect((await send()).status).toBe(415);
  });

  it('are not taken while those that no user has fill 256 MB', async () => {
    let unclaimed = 256 * 1024 * 1024;
    const unclaimedBytes = () => Promise.resolve(unclaimed);
    const store = { ...createMemoryStore(demoRows), unclaimedBytes };
    const shop = createCaller(createApp(store, demoOptions));
    const owner = bearer(await shop.loggedIn('shopper'));
    const fields = { ...profile, fileBase64String: btoa('no picture') };
    const sent = async () => [
      await shop.upload(noPicture, 'a', 'a/b'),
      await shop.send('POST', webUpdate, fields, owner),
    ];
    for (const refused of await sent()) {
      const message = 'The shop takes no more pictures for now. Please go on without one.';
      expect(await refusalOf(refused)).toEqual([503, message]);
      expect(refused.headers.get('Retry-After')).toBe('3600');
    }
    unclaimed -= 1;
    for (const { status } of await sent()) expect(status).toBe(415);
  });
});

describe('the address of a profile picture', () => {
  it.each([
    '/uploads/2f1c9a1e-55aa-4a38-9a51-0d3b8f6c1a2b.webp',
    '/media/people/avatar-01.svg',
    'https://graph.facebook.com/1234/my%20apiary?type=large',
  ])('may be "%.99s"', (url) => expect(isPictureUrl(url)).toBe(true));

  it.each([
    'http://example.com/a.png',
    'javascript:alert(1)',
    'https://user:password@example.com/a.png',
    'https://example.com/"><script>',
    '/media/../api/review/1',
    '/media/%2e%2e/api/x.webp',
    '/uploads/a/b.webp',
  ])('may not be "%.99s"', (url) => expect(isPictureUrl(url)).toBe(false));

  it.each([
    ['an account is made (call 9)', '/api/ADM/User/WebSave', newcomer],
    ['a profile is changed (call 16)', webUpdate, profile],
  ])('is checked when %s', async (_when, path, fields) => {
    const picture = (length: number) => 'https://pictures.example/'.padEnd(length, 'a');
    const { send, loggedIn } = createCaller(createDemoApp());
    const owner = bearer(await loggedIn('shopper'));
    const save = (userImageURL: string) => send('POST', path, { ...fields, userImageURL }, owner);
    for (const url of [picture(2049), 'http://shop.example/a.png']) {
      const words = /^userImageURL: must be .* 2,048 characters$/;
      expect(await refusalOf(await save(url))).toEqual([400, expect.stringMatching(words)]);
    }
    expect(await (await save(picture(2048))).json()).toMatchObject({ statusCode: 200 });
  });
});
