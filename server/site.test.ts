import { readdirSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import * as v from 'valibot';
import { Mobile } from '@/shared/contract/primitives';
import { createSite } from './createSite';
import { createQueue } from './http/queue';
import { getRefusal } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { createTempFolder } from './testing/tempFolder';
import { demoOptions, demoRows } from './testing/testApp';

const testFolder = createTempFolder();
const cacheFolder = testFolder.getPath('media');
const runInQueue = createQueue(2);
const write = (name: string, content: string | Buffer) => testFolder.write(`dist/${name}`, content);
const policy = "default-src 'self'; frame-ancestors 'none'";
write('_headers', `/*\n  Content-Security-Policy: ${policy}\n  X-Frame-Options: DENY\n`);
const options = {
  ...demoOptions,
  staticFolder: testFolder.getPath('dist'),
  media: { cacheFolder, run: runInQueue },
  identitySecret: 'only for tests',
};
const site = createSite(createMemoryStore(demoRows), { ...options, hasDemoAccounts: false });
const demoSite = createSite(createMemoryStore(demoRows), options);
const get = async (url: string, headers: Record<string, string> = {}) =>
  site.request(url, { headers });

const script = 'console.log("shop");'.repeat(50);
const bundlePath = '/assets/main.4f0c9a.js';
const contentsByFileName: Record<string, string | Buffer> = {
  'index.html': 'Home',
  '404.html': 'Plain page',
  'products/index.html': 'All products',
  'products/index.html.br': brotliCompressSync('All products'),
  'product/U2Fs=d==/index.html': 'Burger box',
  'blogs/v1.2/index.html': 'Article',
  'assets/main.4f0c9a.js': script,
  'assets/main.4f0c9a.js.br': brotliCompressSync(script),
  'assets/main.4f0c9a.js.gz': gzipSync(script),
  'assets/main.js': script,
  'box.4f0c9a.svg': '<svg/>',
  'site.webmanifest': '{}',
  'facts.json': '{}',
  'assets/facts.0a1b2c3d4e5f.json': '[]',
  _redirects: 'for the host',
  '_headers.br': 'for the host',
  '_redirects.gz': 'for the host',
  '.secret': 'hidden',
  '../outside.txt': 'outside',
};
beforeAll(() =>
  Object.entries(contentsByFileName).forEach(([name, content]) => write(name, content)),
);

/** Checks that a response has the expected encoding, and returns its decoded text. */
async function unpackBody(response: Response, encoding: string | null) {
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toContain('Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

describe('a file of the site', () => {
  it.each([
    [bundlePath, 'gzip', 'gzip'],
    [bundlePath, 'gzip, deflate, br, zstd', 'br'],
    [bundlePath, 'br;q=0, gzip', 'gzip'],
    [bundlePath, '', null],
    // This file has no compressed variant, so the server compresses it.
    ['/assets/main.js', 'gzip, br', 'br'],
  ])('%s is sent for Accept-Encoding "%s" as %s', async (url, acceptedEncodings, encoding) => {
    const response = await get(url, { 'Accept-Encoding': acceptedEncodings });
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(await unpackBody(response, encoding)).toBe(script);
  });

  it.each([
    [bundlePath, 'public, max-age=31536000, immutable'],
    ['/assets/main.js', 'no-cache'],
    ['/box.4f0c9a.svg', 'public, max-age=3600'],
    // No file has this path, so the page without prerendered content is sent.
    ['/x/assets/main.4f0c9a.js', 'no-cache'],
    ['/products?search=box', 'no-cache'],
    ['/site.webmanifest', 'no-cache'],
    ['/facts.json', 'no-cache'],
    ['/assets/facts.0a1b2c3d4e5f.json', 'public, max-age=31536000, immutable'],
  ])('%s has the Cache-Control "%s"', async (url, cacheControl) =>
    expect((await get(url)).headers.get('Cache-Control')).toBe(cacheControl),
  );

  it('is answered with 304 if it has not changed, and has an ETag per encoding', async () => {
    const plainTag = (await get(bundlePath)).headers.get('ETag') ?? '';
    const brotliTag =
      (await get(bundlePath, { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? '';
    expect(plainTag).not.toBe(brotliTag);
    const cachedResponse = await get(bundlePath, { 'If-None-Match': plainTag });
    expect([cachedResponse.status, await cachedResponse.text()]).toEqual([304, '']);
    const rangeResponse = await get(bundlePath, { Range: 'bytes=8-10' });
    expect([
      rangeResponse.status,
      await rangeResponse.text(),
      rangeResponse.headers.get('ETag'),
    ]).toEqual([206, 'log', plainTag]);
  });

  it.each([
    '/assets/none.4f0c9a.css',
    '/assets/..%2f..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/.secret',
    '/outside.txt%00.html',
    '/media/..%2fcatalogue.json',
    '/_headers.br',
    '/_redirects.gz',
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
    ['/product/U2Fs%3Dd%3D%3D', 'Burger box'],
    ['/blogs/v1.2', 'Article'],
  ])('with its own file is sent: %s contains "%s"', async (url, content) => {
    const response = await get(url);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect([response.status, await response.text()]).toEqual([200, content]);
    expect(await unpackBody(await get(url, { 'Accept-Encoding': 'br' }), 'br')).toBe(content);
  });

  it.each([
    ...['/product', '/product/U2Fs%2B', '/product/%E0%A4%A', '/assets', '/no/such'],
    ...['/blogs/v1.3', '/blogs/..%2f..', '/blogs/.x', '/blogs/%00.'],
    ...['/_headers', '/%5Fheaders', '/_headers/', '/_redirects'],
  ])('without its own file gets the page without prerendered content: %s', async (url) =>
    expect(await (await get(url)).text()).toBe('Plain page'),
  );
});

it('reads a path full of dots like any other', async () => {
  const dots = '.'.repeat(2000);
  expect(await (await get(`/x${dots}x/`)).text()).toBe('Plain page');
  expect((await get(`/x${dots}x`)).status).toBe(404);
});

it.each(['/', '/api/review/', '/media/'])(
  'refuses a path of 2,049 characters below %s',
  async (path) => {
    expect((await get(path.padEnd(2048, 'a'))).status).not.toBe(414);
    expect((await get(path.padEnd(2049, 'a'))).status).toBe(414);
  },
);

it.each(['/', bundlePath, '/api/nope', '/media/none.webp'])(
  '%s has security headers',
  async (url) => {
    const { headers } = await get(url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()') as unknown,
      'content-security-policy': policy,
    });
  },
);

it('allows the demo identity provider only for requests that may use it', async () => {
  const getPolicy = async (testedSite: typeof site) =>
    (await testedSite.request('http://127.0.0.1:4000/')).headers.get('Content-Security-Policy');
  write('_headers', '/*\n  Content-Security-Policy: script-src; trusted-types a; frame-src b\n');
  const getPolicyWithChanges = (changes: object) =>
    getPolicy(createSite(createMemoryStore(demoRows), { ...options, ...changes }));
  const plainPolicy = 'script-src; trusted-types a; frame-src b';
  expect(await getPolicyWithChanges({})).toBe(
    'script-src https://apis.google.com; trusted-types a default gapi#gapi; ' +
      "frame-src b http://127.0.0.1:4000 'self'",
  );
  expect(await getPolicyWithChanges({ hasDemoAccounts: false })).toBe(plainPolicy);
  expect(await getPolicyWithChanges({ isLocalRequest: () => false })).toBe(plainPolicy);
});

describe('a request that a browser sends for a page of another site', () => {
  const origin = 'https://shop.example';
  const corsSite = createSite(createMemoryStore(demoRows), { ...options, corsOrigins: [origin] });
  const crossSiteHeaders = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
  const requestsWithStatuses = [
    ['GET', '/api/Login/GenerateToken?LoginId=webclient&LoginPassword=webclient-demo', 200],
    ['HEAD', '/api/Login/GenerateToken?LoginId=webclient&LoginPassword=webclient-demo', 200],
    ['GET', '/api/ADM/User/UserValidate?LoginId=a@b.pk&LoginPassword=guessed-it', 404],
    ['POST', '/api/ADM/User/WebSave', 401],
    ['POST', '/api/WAP/ContactInbox/Save', 401],
    ['PUT', '/api/review/update/1', 401],
    ['DELETE', '/api/review/1', 401],
    ['POST', '/api/upload', 415],
    ['POST', '/measure', 400],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup', 400],
    ['POST', '/products', 405],
  ] as const;

  it.each(requestsWithStatuses)(
    'is refused if it writes or logs in: %s %s',
    async (method, url) => {
      const response = await corsSite.request(url, { method, headers: crossSiteHeaders });
      expect(response.status).toBe(403);
    },
  );

  it.each(requestsWithStatuses)(
    'is processed without the header, as programs send it: %s %s',
    async (method, url, status) =>
      expect((await corsSite.request(url, { method })).status).toBe(status),
  );

  it.each(requestsWithStatuses.slice(0, -2))(
    'is processed if CORS_ORIGIN contains its origin: %s %s',
    async (method, url, status) => {
      const headers = { ...crossSiteHeaders, Origin: origin };
      expect((await corsSite.request(url, { method, headers })).status).toBe(status);
    },
  );

  it('is refused without Origin, as links and pictures send it, if it logs in', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
    const response = await corsSite.request(requestsWithStatuses[0][1], { headers });
    expect(await getRefusal(response)).toEqual([403, expect.stringContaining('other sites')]);
  });

  it.each(['/', '/api/review/1', '/config.js'])('may read %s', async (url) => {
    write('config.js', 'window.storefrontConfig = {}');
    expect((await corsSite.request(url, { headers: crossSiteHeaders })).status).toBe(200);
  });

  it('may ask first whether CORS allows a call', async () => {
    const headers = {
      ...crossSiteHeaders,
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
    };
    const response = await corsSite.request('/api/ADM/User/WebSave', {
      method: 'OPTIONS',
      headers,
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  });
});

describe('demo pictures', () => {
  const picturePath = '/media/products/burger-box.webp';
  const getWidth = async (response: Response) =>
    (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;

  it('are resized to the requested width once, and never enlarged', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => get(`${picturePath}?w=320`)));
    expect(await Promise.all(responses.map(getWidth))).toEqual([320, 320, 320]);
    expect(readdirSync(path.join(cacheFolder, 'products'))).toHaveLength(1);
    expect(responses[0]?.headers.get('Content-Type')).toBe('image/webp');
    expect(responses[0]?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const [originalResponse, wideResponse] = [
      await get(picturePath),
      await get(`${picturePath}?w=1920`),
    ];
    expect(await wideResponse.arrayBuffer()).toEqual(await originalResponse.arrayBuffer());
  });

  it.each([
    ['/media/products/none.webp', {}, 404],
    [`${picturePath}?w=321`, {}, 400],
    [`${picturePath}?w=0`, {}, 400],
    [`${picturePath}?w=`, {}, 400],
    [picturePath, { Range: 'bytes=99999999-' }, 416],
  ])('that cannot be sent get no cache headers: %s %j', async (url, headers, status) => {
    const response = await get(url, headers);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, null]);
  });

  it('in SVG format are sent unchanged, and their scripts cannot run', async () => {
    const { headers } = await get('/media/people/avatar-01.svg?w=160');
    expect(headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
  });

  it('are refused with Retry-After while too many pictures wait to be resized', async () => {
    const neverResolve = () => new Promise(() => undefined);
    for (let i = 0; i < 3; i += 1) void runInQueue(neverResolve);
    const refusedResponse = await get(`${picturePath}?w=160`);
    expect([refusedResponse.status, refusedResponse.headers.get('Retry-After')]).toEqual([
      503,
      '2',
    ]);
    expect((await get(picturePath)).status).toBe(200);
  });
});

describe('config.js', () => {
  const writeConfig = (config: object) =>
    write('config.js', `window.storefrontConfig = ${JSON.stringify(config)} // the end`);

  it.each([
    [{ apiBaseUrl: '', brand: { name: 'Shop' } }, { userTokenHeader: 'X-User-Token' }],
    [{ userTokenHeader: 'X-Own' }, {}],
    [{ apiBaseUrl: 'https://api.example' }, {}],
  ])('that contains %j is served with %j added for this back end', async (config, addedConfig) => {
    writeConfig(config);
    const window = {};
    runInNewContext(await (await get('/config.js')).text(), { window });
    expect(window).toEqual({ storefrontConfig: { ...config, ...addedConfig } });
  });

  const demoFirebaseConfig = {
    apiKey: 'demo-key',
    authDomain: 'demo-shop.firebaseapp.com',
    projectId: 'demo-shop',
    emulatorUrl: 'http://localhost:4000',
  };
  const customFirebaseConfig = { apiKey: 'own', authDomain: 'shop.example' };
  it.each([
    [{ firebase: null }, demoFirebaseConfig],
    [{}, demoFirebaseConfig],
    [{ firebase: customFirebaseConfig }, customFirebaseConfig],
    [{ firebase: null, apiBaseUrl: 'https://api.example' }, null],
  ])(
    'with %j contains the demo identity provider only if it names no other provider',
    async (config, expectedFirebaseConfig) => {
      writeConfig(config);
      const window: { storefrontConfig?: { firebase?: unknown } } = {};
      const text = await (await demoSite.request('http://localhost:4000/config.js')).text();
      runInNewContext(text, { window });
      expect(window.storefrontConfig?.firebase).toEqual(expectedFirebaseConfig);
    },
  );

  it('is revalidated each time, up to date after an edit, and never precompressed', async () => {
    write('config.js.gz', gzipSync('stale'));
    writeConfig({});
    const firstResponse = await get('/config.js');
    expect(firstResponse.headers.get('Cache-Control')).toBe('no-cache');
    expect(firstResponse.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    const cacheHeaders = { 'If-None-Match': firstResponse.headers.get('ETag') ?? 'none' };
    expect((await get('/config.js', cacheHeaders)).status).toBe(304);
    writeConfig({ brand: { name: 'Shop'.repeat(500) } });
    const editedResponse = await get('/config.js', { ...cacheHeaders, 'Accept-Encoding': 'gzip' });
    expect(await unpackBody(editedResponse, 'gzip')).toContain('ShopShop');
  });
});

it('accepts telephone numbers of the configured length', () => {
  const findAcceptedLengths = () =>
    [9, 10, 11].filter((digits) => v.is(Mobile, '0'.repeat(digits)));
  createSite(createMemoryStore(demoRows), { ...options, phoneDigits: 10 });
  expect(findAcceptedLengths()).toEqual([10]);
  createSite(createMemoryStore(demoRows), options);
  expect(findAcceptedLengths()).toEqual([11]);
});
