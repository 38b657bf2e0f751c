import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { createSite } from './createSite';
import { createMemoryStore } from './testing/memoryStore';
import { createCaller } from './testing/caller';
import { demoOptions, demoRows } from './testing/testApp';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-site-'));
const dist = path.join(folder, 'dist');
const media = { folder: 'server/seed/images', cacheFolder: path.join(folder, 'media') };
const script = 'console.log("shop");'.repeat(50);

const site = createSite(createMemoryStore(demoRows), {
  ...demoOptions,
  staticFolder: dist,
  media,
  security: { connectSrc: ['http://localhost:9099'], frameSrc: ['https://auth.example'] },
});

beforeAll(() => {
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(dist, name), content);
  write('index.html', '<!doctype html><title>Shop</title>');
  write('robots.txt', 'User-agent: *');
  write('assets/main.4f0c9a.js', script);
  write('assets/main.4f0c9a.js.br', brotliCompressSync(script));
  write('assets/main.4f0c9a.js.gz', gzipSync(script));
  write('assets/main.js', script);
  write('box.4f0c9a.svg', '<svg/>');
  write('site.webmanifest', '{}');
  write('.secret', 'hidden');
  writeFileSync(path.join(folder, 'outside.txt'), 'outside');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = async (url: string, headers: Record<string, string> = {}) =>
  site.request(url, { headers });
const bundle = '/assets/main.4f0c9a.js';

describe('the built site', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*;q=0', null],
    ['identity', null],
    ['', null],
  ])('goes out for Accept-Encoding "%s" as %s', async (accepted, encoding) => {
    const response = await get(bundle, { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    const bytes = Buffer.from(await response.arrayBuffer());
    const read = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((read ? read(bytes) : bytes).toString()).toBe(script);
  });

  it.each([
    [bundle, 'public, max-age=31536000, immutable'],
    ['/assets/main.js', 'no-cache'],
    ['/box.4f0c9a.svg', 'public, max-age=3600'],
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/products?search=box', 'no-cache'],
    ['/site.webmanifest', 'no-cache'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('caches %s as "%s"', async (url, cacheControl) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe(cacheControl);
  });

  it.each(['/', '/product/U2Fs%2Bd%3D%3D', '/product/%E0%A4%A', '/blogs/3', '/no/such/page'])(
    'shows the shell at %s',
    async (url) => {
      const response = await get(url);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Shop</title>');
    },
  );

  it('answers 304 to the version that the browser has, for each encoding', async () => {
    const plain = (await get(bundle)).headers.get('ETag') ?? '';
    const brotli = (await get(bundle, { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? '';
    expect(plain).not.toBe(brotli);
    const known = await get(bundle, { 'If-None-Match': plain });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    expect(known.headers.get('Cache-Control')).toContain('immutable');
    expect((await get(bundle, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('sends a part where one is asked for, of the same version', async () => {
    const whole = await get(bundle);
    const part = await get(bundle, { Range: 'bytes=8-10' });
    expect([part.status, await part.text()]).toEqual([206, 'log']);
    expect(part.headers.get('ETag')).toBe(whole.headers.get('ETag'));
  });

  it('is compressed on the way where there is no twin', async () => {
    const response = await get('/assets/main.js', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.has('Content-Length')).toBe(false);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await site.request(bundle, { method: 'HEAD' });
    expect(response.headers.get('Content-Length')).toBe(String(script.length));
    expect(await response.text()).toBe('');
  });

  it.each(['/missing.js', '/assets/none.4f0c9a.css', '/favicon.ico'])(
    'has no file at %s',
    async (url) => expect((await get(url)).status).toBe(404),
  );

  it.each([
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/.secret',
    '/outside.txt%00.html',
    '/media/..%2fcatalogue.json',
    '/media/%2e%2e%2fcatalogue.json',
    '/media//etc/passwd.txt',
  ])('gives nothing away at %s', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/outside|hidden|areas|root:/);
  });

  it('takes no other method', async () => {
    expect((await site.request('/', { method: 'POST' })).status).toBe(405);
  });
});

describe('security headers', () => {
  it.each(['/', bundle, '/api/review/1', '/api/nope', '/media/none.webp'])(
    'stand on %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; " +
          "require-trusted-types-for 'script'; " +
          'trusted-types dompurify sanitised-html start chunks worker; ' +
          "style-src 'self' 'unsafe-inline'; img-src 'self' https: data: blob:; media-src 'self' https:; font-src 'self'; " +
          "connect-src 'self' http://localhost:9099; " +
          'frame-src https://www.google.com https://maps.google.com https://auth.example; ' +
          "form-action 'self'; frame-ancestors 'none'",
      );
    },
  );
});

describe('answers of the API', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('are compressed with %s for "%s"', async (encoding, accepted, decompress) => {
    const token = await createCaller(site).accessToken();
    const response = await get('/api/WAP/ProductWebLink/GetAll', {
      Authorization: `Bearer ${token}`,
      'Accept-Encoding': accepted,
    });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    const text = decompress(Buffer.from(await response.arrayBuffer())).toString();
    expect(JSON.parse(text)).toMatchObject({ data: { length: demoRows.productWebLinks.length } });
  });
});

describe('demo pictures', () => {
  const picture = '/media/products/burger-box.webp';
  const widthOf = async (response: Response) =>
    (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;

  it('come in the width asked for, and for ever', async () => {
    const response = await get(`${picture}?w=320`);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await widthOf(response)).toBe(320);
  });

  it('are never enlarged', async () => {
    const [original, wide] = [await get(picture), await get(`${picture}?w=1920`)];
    expect(await wide.arrayBuffer()).toEqual(await original.arrayBuffer());
  });

  it('are made once, whoever asks at the same time', async () => {
    const url = '/media/products/gift-bag.webp?w=160';
    const all = await Promise.all(Array.from({ length: 8 }, () => get(url)));
    expect(await Promise.all(all.map(widthOf))).toEqual(Array.from({ length: 8 }, () => 160));
    const copies = readdirSync(path.join(media.cacheFolder, 'products'));
    expect(copies.filter((name) => name.startsWith('gift-bag-'))).toHaveLength(1);
  });

  it.each(['321', '0', '-160', 'NaN', '1e3', ''])('refuse the width "%s"', async (width) => {
    expect((await get(`${picture}?w=${width}`)).status).toBe(400);
  });

  it('that are SVG go out as such, and nothing in them runs', async () => {
    const response = await get('/media/people/avatar-01.svg?w=160');
    expect(response.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
  });
});

it('says that the site is not built', async () => {
  rmSync(dist, { recursive: true });
  const response = await get('/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
});
