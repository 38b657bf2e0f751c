import fc from 'fast-check';
import sharp from 'sharp';
import * as v from 'valibot';
import { UploadResponse } from '../src/shared/contract/user';
import { isPictureUrl } from './http/pictures';
import { recodePicture } from './node/recodePicture';
import { bearer, createCaller, messageOf } from './testing/caller';
import { createDemoApp, newcomer } from './testing/testApp';

const app = createDemoApp({ recodePicture });
const { upload } = createCaller(app);
const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f5a43' } });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const noPicture = new Uint8Array(8);
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  app.request('/api/upload', { method: 'POST', body, headers });
const profile = {
  userId: 1,
  appUserName: 'Ayesha',
  loginId: 'shopper@example.com',
  loginPassword: '',
  userEmail: 'shopper@example.com',
  userCellNo: '',
};

describe('an upload (call 10)', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'keeps a %s, and serves it inert',
    async (kind) => {
      const bytes = await pixels(40, 30).toFormat(kind).toBuffer();
      // What a picture carries behind its pixels.
      const hybrid = Buffer.concat([bytes, bytesOf('<script>alert(1)</script>')]);
      const { url } = v.parse(UploadResponse, await (await upload(hybrid, 'me', 'image/x')).json());
      const served = await app.request(url);
      const { headers } = served;
      const kept = Buffer.from(await served.arrayBuffer());
      expect(served.status).toBe(200);
      expect(headers.get('Content-Type')).toBe('image/webp');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.* sandbox$/);
      expect(headers.get('Cache-Control')).toContain('immutable');
      const { format, width, height } = await sharp(kept).metadata();
      expect([format, width, height]).toEqual(['webp', 40, 30]);
      expect(kept.includes('script')).toBe(false);
    },
  );

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

  it.each([
    ['4,096 by 4,096 pixels', async () => pixels(4096, 4096).png().toBuffer(), 200, undefined],
    ['one row more', async () => pixels(4096, 4097).png().toBuffer(), 413, /16 megapixels$/],
    ['5.02 MB', () => new Uint8Array(5.02 * 1024 * 1024), 413, /larger than 5/],
    ['20 MB', () => new Uint8Array(20 * 1024 * 1024), 413, /larger than 5/],
  ])('of %s is answered with %s', async (_name, bytes, status, words) => {
    const response = await upload(await bytes(), 'large.png', 'image/png');
    expect(response.status).toBe(status);
    if (words) expect(await messageOf(response)).toMatch(words);
  });

  it('of 20 MB is refused unread', async () => {
    let read = 0;
    const body = new ReadableStream({ pull: () => void (read += 1) }, { highWaterMark: 0 });
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(20 * 1024 * 1024),
    };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    expect((await app.request(new Request('http://shop/api/upload', init))).status).toBe(413);
    expect(read).toBe(0);
  });

  it('refuses what is no form with a file', async () => {
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const words = new FormData();
    words.append('file', 'only text');
    for (const response of [
      await post('hello', { 'Content-Type': 'text/plain' }),
      await post(''),
      await post('--x\r\nnonsense', multipart),
      await post(words),
    ])
      expect([response.status, await messageOf(response)]).toEqual([
        400,
        'Send one picture in the form field "file"',
      ]);
  });

  it.each(['/uploads/none.webp', '/uploads/..%2f..%2fpackage.json', '/uploads/'])(
    'left nothing at %s',
    async (path) => expect((await app.request(path)).status).toBe(404),
  );
});

describe('limits', () => {
  it('draw one picture at a time, let twelve wait and ask the others to come back', async () => {
    const bytes = new Uint8Array(await pixels(4, 3).png().toBuffer());
    const picture = { bytes, contentType: 'image/png', extension: 'png' };
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => recodePicture(picture)));
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    expect(refused[0]).toMatchObject({ reason: { status: 503 } });
    expect(await recodePicture(picture)).toMatchObject({ extension: 'webp' });
  });

  it('allow an address a hundred pictures in an hour, by whichever call', async () => {
    let address = '10.0.0.1';
    const shop = createCaller(createDemoApp({ clientAddress: () => address }));
    const owner = bearer(await shop.loggedIn('shopper'));
    const send = () => shop.upload(noPicture, 'a', 'a/b');
    const save = (fileBase64String: string) =>
      shop.send('POST', '/api/ADM/User/WebUpdate', { ...profile, fileBase64String }, owner);
    for (let i = 0; i < 99; i++) expect((await send()).status).toBe(415);
    expect((await save(btoa('no picture'))).status).toBe(415);
    for (const closed of [await send(), await save(btoa('no picture'))]) {
      expect(closed.status).toBe(429);
      expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(3500);
      expect(await messageOf(closed)).toBe('Too many uploads. Please try again later.');
    }
    expect((await save('')).status).toBe(200);
    address = '10.0.0.2';
    expect((await send()).status).toBe(415);
  });

  it('read twenty-four large bodies at a time, and take no more in until one has ended', async () => {
    const { upload: send, send: call } = createCaller(createDemoApp());
    const ends: (() => void)[] = [];
    const slow = Array.from({ length: 24 }, async () => {
      const body = new ReadableStream({ start: (given) => void ends.push(() => given.close()) });
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '9' };
      const init = { method: 'POST', headers, body, duplex: 'half' };
      return app.request(new Request('http://shop/api/upload', init));
    });
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    for (const refused of [
      await send(noPicture, 'a', 'a/b'),
      await call('POST', '/api/ADM/User/WebUpdate', profile),
    ])
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    ends[0]?.();
    expect((await slow[0])?.status).toBe(400);
    expect((await send(noPicture, 'a', 'a/b')).status).toBe(415);
    for (const end of ends.slice(1)) end();
    await Promise.all(slow);
  });
});

const picture = (length: number) => 'https://pictures.example/'.padEnd(length, 'a');

describe('the address of a profile picture', () => {
  it.each([
    '',
    '/uploads/2f1c9a1e-55aa-4a38-9a51-0d3b8f6c1a2b.webp',
    '/media/people/avatar-01.svg',
    'https://lh3.googleusercontent.com/a/ACg8ocK=s96-c',
    'https://graph.facebook.com/1234/picture?type=large',
    'https://shop.example/uploads/me.webp',
    'https://pictures.example/my%20apiary.png',
    picture(2048),
  ])('may be "%.99s"', (url) => expect(isPictureUrl(url)).toBe(true));

  it.each([
    picture(2049),
    'http://example.com/a.png',
    'javascript:alert(1)',
    '//example.com/a.png',
    'https:example.com/a.png',
    'https://',
    'https://user:password@example.com/a.png',
    'https://example.com/a b.png',
    'https://example.com/"><script>',
    'https://example.com/a.png\\..\\b',
    '/uploads/../api/review/1',
    '/uploads/a..webp',
    '/uploads/.webp',
    '/uploads/a/b.webp',
    '/media/./api/x.webp',
    '/media//x.webp',
    '/media/%2e%2e/api/x.webp',
    '/api/review/1',
    '/index.html',
    'https://example.com/a/../b.png',
    'https://example.com/%2e%2e/b.png',
    'https://example.com/a%2f..%2fb.png',
    'https://example.com/%',
    'https://shop.example/api?x=1',
    'https://shop.example/api#.png',
    'https://shop.example/API/Login/GenerateToken',
    'https://shop.example\\api\\review\\1',
  ])('may not be "%.99s"', (url) => expect(isPictureUrl(url)).toBe(false));

  it('never opens a call, however its path is encoded', () => {
    const letter = (char: string) => {
      const code = char.charCodeAt(0).toString(16);
      return fc.constantFrom(char, char.toUpperCase(), `%${code}`, `%25${code}`);
    };
    const start = fc.constantFrom('/', '//', '/./', '/x/../', '/%2e/', '/%2f', '\\', '/\\');
    const end = fc.constantFrom('', '/', '/review/1', '%2freview', '?a=1', '#a');
    fc.assert(
      fc.property(start, letter('a'), letter('p'), letter('i'), end, (...parts) => {
        expect(isPictureUrl(`https://shop.example${parts.join('')}`)).toBe(false);
      }),
    );
  });

  it.each([
    ['an account is made (call 9)', '/api/ADM/User/WebSave', newcomer],
    ['a profile is changed (call 16)', '/api/ADM/User/WebUpdate', profile],
  ])('is checked when %s', async (_when, path, fields) => {
    const { send, loggedIn } = createCaller(createDemoApp());
    const owner = bearer(await loggedIn('shopper'));
    const save = (userImageURL: string) => send('POST', path, { ...fields, userImageURL }, owner);
    for (const url of [picture(2049), 'https://shop.example/api/review/1']) {
      const refused = await save(url);
      expect(refused.status).toBe(400);
      expect(await messageOf(refused)).toBe(
        'userImageURL: must be a picture of this shop or an https address of at most 2,048 characters',
      );
    }
    expect(await (await save(picture(2048))).json()).toMatchObject({ statusCode: 200 });
  });
});
