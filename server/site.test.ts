import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { createSite } from './createSite';
import { createQueue } from './http/queue';
import { createCaller } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { demoOptions, demoRows } from './testing/testApp';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-site-'));
const dist = path.join(folder, 'dist');
const cacheFolder = path.join(folder, 'media');
const run = createQueue({ atOnce: 1, waiting: 1 });
const site = createSite(createMemoryStore(demoRows), {
  ...demoOptions,
  staticFolder: dist,
  media: { folder: 'server/seed/images', cacheFolder, run },
  security: { connectSrc: ['http://localhost:9099'], frameSrc: ['https://auth.example'] },
});

const write = (name: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
  writeFileSync(path.join(dist, name), content);
};
const script = 'console.log("shop");'.repeat(50);
const bundle = '/assets/main.4f0c9a.js';
beforeAll(() => {
  const writePage = (name: string, content: string) => {
    write(`${name}/index.html`, content);
    write(`${name}/index.html.br`, brotliCompressSync(content));
  };
  writePage('.', 'Home');
  writePage('products', 'All products');
  writePage('product/U2Fs=d==', 'Burger box');
  writePage('blogs/v1.2', 'Article');
  write('robots.txt', 'User-agent: *');
  write('assets/main.4f0c9a.js', script);
  write('assets/main.4f0c9a.js.br', brotliCompressSync(script));
  write('assets/main.4f0c9a.js.gz', gzipSync(script));
  write('assets/main.js', script);
  write('box.4f0c9a.svg', '<svg/>');
  write('site.webmanifest', '{}');
  write('.secret', 'hidden');
  for (const name of ['outside.txt', 'index.html'])
    writeFileSync(path.join(folder, name), 'outside');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = async (url: string, headers: Record<string, string> = {}) =>
  site.request(url, { headers });

const readers = { br: brotliDecompressSync, gzip: gunzipSync };
/** What is written in an answer that came as `encoding`. */
async function unpacked(response: Response, encoding: keyof typeof readers | null) {
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toContain('Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  return (encoding ? readers[encoding](bytes) : bytes).toString();
}

describe('a file of the site', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*;q=0', null],
    ['identity', null],
    ['', null],
  ] as const)('goes out for Accept-Encoding "%s" as %s', async (accepted, encoding) => {
    const response = await get(bundle, { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(await unpacked(response, encoding)).toBe(script);
  });

  it('is compressed on the way where it has no twin', async () => {
    const response = await get('/assets/main.js', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.has('Content-Length')).toBe(false);
    expect(await unpacked(response, 'br')).toBe(script);
  });

  it.each([
    [bundle, 'public, max-age=31536000, immutable'],
    ['/assets/main.js', 'no-cache'],
    ['/box.4f0c9a.svg', 'public, max-age=3600'],
    ['/', 'no-cache'],
    ['/products?search=box', 'no-cache'],
    ['/site.webmanifest', 'no-cache'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('%s is kept "%s"', async (url, cacheControl) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe(cacheControl);
  });

  it('is answered with 304 to who has this version, for each encoding', async () => {
    const plain = (await get(bundle)).headers.get('ETag') ?? '';
    const brotli = (await get(bundle, { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? '';
    expect(plain).not.toBe(brotli);
    const known = await get(bundle, { 'If-None-Match': plain });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('Cache-Control')).toContain('immutable');
    expect((await get(bundle, { 'If-None-Match': '"other"' })).status).toBe(200);
    const part = await get(bundle, { Range: 'bytes=8-10' });
    expect([part.status, await part.text(), part.headers.get('ETag')]).toEqual([206, 'log', plain]);
  });

  it('answers HEAD with the headers alone, and no other method', async () => {
    const response = await site.request(bundle, { method: 'HEAD' });
    expect(response.headers.get('Content-Length')).toBe(String(script.length));
    expect(await response.text()).toBe('');
    expect((await site.request('/', { method: 'POST' })).status).toBe(405);
  });

  it.each([
    '/assets/none.4f0c9a.css',
    '/blogs/v1.3',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/products/..%2f..%2f',
    '/assets/..%2f..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/.secret',
    '/outside.txt%00.html',
    '/media/..%2fcatalogue.json',
    '/media/%2e%2e%2fcatalogue.json',
    '/media//etc/passwd.txt',
  ])('is not found at %s', async (url) => {
    const response = await get(url);
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });
});

describe('a page', () => {
  it.each([
    ['/', 'Home'],
    ['/products', 'All products'],
    ['/products/', 'All products'],
    ['/products?search=box', 'All products'],
    ['/products/index.html', 'All products'],
    ['/product/U2Fs%3Dd%3D%3D', 'Burger box'],
    ['/product/U2Fs=d==/', 'Burger box'],
    ['/blogs/v1.2', 'Article'],
  ])('has a file of its own: %s shows "%s"', async (url, content) => {
    const plain = await get(url);
    expect(plain.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect([plain.status, await plain.text()]).toEqual([200, content]);
    expect(await unpacked(await get(url, { 'Accept-Encoding': 'br' }), 'br')).toBe(content);
  });

  it('without one is the plain page, or else that of the site', async () => {
    const addresses = ['/product', '/product/U2Fs%2B', '/product/%E0%A4%A', '/assets', '/no/such'];
    for (const url of addresses) expect(await (await get(url)).text()).toBe('Home');
    write('404.html', 'Plain page');
    for (const url of addresses) {
      const response = await get(url);
      expect([url, response.status, await response.text()]).toEqual([url, 200, 'Plain page']);
    }
  });
});

it.each(['/', bundle, '/api/review/1', '/api/nope', '/media/none.webp'])(
  'security headers stand on %s',
  async (url) => {
    const { headers } = await get(url);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
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

it.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip'],
] as const)('answers of the API are compressed with %s for "%s"', async (encoding, accepted) => {
  const response = await get('/api/WAP/ProductWebLink/GetAll', {
    Authorization: `Bearer ${await createCaller(site).accessToken()}`,
    'Accept-Encoding': accepted,
  });
  const { data } = JSON.parse(await unpacked(response, encoding)) as { data: unknown[] };
  expect(data).toHaveLength(demoRows.productWebLinks.length);
});

describe('demo pictures', () => {
  const picture = '/media/products/burger-box.webp';
  const widthOf = async (response: Response) =>
    (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;

  it('come in the width asked for, for ever, and never enlarged', async () => {
    const response = await get(`${picture}?w=320`);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await widthOf(response)).toBe(320);
    const [original, wide] = [await get(picture), await get(`${picture}?w=1920`)];
    expect(await wide.arrayBuffer()).toEqual(await original.arrayBuffer());
  });

  it('are made once, whoever asks at the same time', async () => {
    const url = '/media/products/gift-bag.webp?w=160';
    const all = await Promise.all(Array.from({ length: 8 }, () => get(url)));
    expect(await Promise.all(all.map(widthOf))).toEqual(Array.from({ length: 8 }, () => 160));
    const copies = readdirSync(path.join(cacheFolder, 'products'));
    expect(copies.filter((name) => name.startsWith('gift-bag-'))).toHaveLength(1);
  });

  it('ask who wants a smaller one to come back while too many wait for theirs', async () => {
    const ends: (() => void)[] = [];
    const held = [1, 2].map(() => run(() => new Promise<void>((end) => ends.push(end))));
    const refused = await get(`${picture}?w=160`);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    expect((await get(picture)).status).toBe(200);
    for (const job of held) {
      ends.shift()?.();
      await job;
    }
    expect((await get(`${picture}?w=160`)).status).toBe(200);
  });

  it.each(['321', '0', '-160', 'NaN', '1e3', ''])('refuse the width "%s"', async (width) => {
    expect((await get(`${picture}?w=${width}`)).status).toBe(400);
  });

  it('that are SVG go out as such, and nothing in them runs', async () => {
    const { headers } = await get('/media/people/avatar-01.svg?w=160');
    expect(headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
  });
});

it('says that the site is not built', async () => {
  rmSync(dist, { recursive: true });
  const response = await get('/');
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining('npm run build'),
  ]);
});
