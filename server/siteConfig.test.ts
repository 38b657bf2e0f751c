import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createSite } from './createSite';
import { createMemoryStore } from './testing/memoryStore';
import { demoOptions, demoRows, demoWebClient } from './testing/testApp';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-config-'));
const site = createSite(createMemoryStore(demoRows), {
  ...demoOptions,
  staticFolder: folder,
  media: { folder, cacheFolder: folder },
  security: { connectSrc: ['http://localhost:9099'], frameSrc: ['https://auth.example'] },
  configMs: 50,
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = async (url: string, headers: Record<string, string> = {}) =>
  site.request(url, { headers });
const write = (name: string, content: string | Buffer) =>
  writeFileSync(path.join(folder, name), content);
const config = {
  apiBaseUrl: '',
  webClient: demoWebClient,
  productIdSecret: 'secret',
  firebase: null,
  brand: { name: 'Shop' },
};
const configure = (changes: object = {}) =>
  write(
    'config.js',
    `window.storefrontConfig = ${JSON.stringify({ ...config, ...changes })} // the end`,
  );

describe('config.js', () => {
  const asked = (headers?: Record<string, string>) => get('/config.js', headers);
  async function served(): Promise<unknown> {
    const window: { storefrontConfig?: unknown } = {};
    runInNewContext(await (await asked()).text(), { window });
    return window.storefrontConfig;
  }

  it('names the header in which this back end looks for the user, unless it says otherwise', async () => {
    const own = { userTokenHeader: 'X-User-Token' };
    for (const [changes, expected] of [
      [{}, own],
      [{ userTokenHeader: '' }, own],
      [{ userTokenHeader: 'X-Own' }, {}],
      [{ apiBaseUrl: 'https://api.example' }, {}],
    ] as const) {
      configure(changes);
      expect(await served()).toEqual({ ...config, ...changes, ...expected });
    }
    write('config.js', '');
    expect(await served()).toBeUndefined();
  });

  it('is asked for each time, and answered anew once it was edited', async () => {
    configure();
    const first = await asked();
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    expect(first.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    const known = { 'If-None-Match': first.headers.get('ETag') ?? 'none' };
    expect((await asked(known)).status).toBe(304);
    configure({ brand: { name: 'Renamed' } });
    const edited = await asked(known);
    expect([edited.status, await edited.text()]).toEqual([200, expect.stringContaining('Renamed')]);
  });

  it('never comes from a compressed twin', async () => {
    write('config.js.gz', gzipSync('stale'));
    configure({ brand: { name: 'Shop'.repeat(500) } });
    const plain = await (await asked()).text();
    expect(plain).toContain('ShopShop');
    const packed = await asked({ 'Accept-Encoding': 'gzip' });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
  });

  it('is missed where it is missing', async () => {
    rmSync(path.join(folder, 'config.js'));
    expect((await asked()).status).toBe(404);
  });
});

describe('the content security policy', () => {
  async function policy(): Promise<Record<string, string>> {
    const { headers } = await get('/api/nope');
    const directives = headers.get('Content-Security-Policy')?.split('; ') ?? [];
    return Object.fromEntries(
      directives.map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
  }
  const maps = 'https://www.google.com https://maps.google.com';
  const hosts = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';
  const closed = {
    'script-src': "'self'",
    'connect-src': "'self' http://localhost:9099",
    'frame-src': `${maps} https://auth.example`,
  };
  const google = { apiKey: 'key', authDomain: 'shop.example' };

  it('lets Firebase in while config.js configures it', async () => {
    configure({ firebase: google });
    expect(await policy()).toMatchObject({
      'script-src': "'self' https://apis.google.com",
      'connect-src': `'self' ${hosts} http://localhost:9099`,
      'frame-src': `${maps} https://shop.example https://auth.example`,
    });
    configure();
    expect(await policy()).toMatchObject(closed);
  });

  it('lets the Auth emulator in where config.js names one', async () => {
    configure({ firebase: { ...google, emulatorUrl: 'http://localhost:9098/' } });
    expect(await policy()).toMatchObject({
      'connect-src': `'self' ${hosts} http://localhost:9098 http://localhost:9099`,
      'frame-src': `${maps} https://shop.example http://localhost:9098 https://auth.example`,
    });
  });

  it.each([true, {}, { apiKey: 'key' }])('stays closed for the Firebase %j', async (firebase) => {
    configure({ firebase });
    expect(await policy()).toMatchObject(closed);
  });

  it('cannot be written by what config.js says', async () => {
    configure({ firebase: { ...google, authDomain: "x.example; script-src 'unsafe-inline'" } });
    expect(await policy()).toMatchObject({ 'script-src': "'self' https://apis.google.com" });
  });

  it.each([
    ['cannot be parsed', 'window.storefrontConfig = {'],
    ['needs a page', 'window.storefrontConfig = { firebase: document.title };'],
    ['never ends', 'for (;;);'],
  ])('is closed, with one word in the log, where config.js %s', async (_name, text) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    write('config.js', text);
    expect(await policy()).toMatchObject(closed);
    expect(await policy()).toMatchObject(closed);
    expect(log.mock.calls).toEqual([[expect.stringContaining('config.js')]]);
    log.mockRestore();
  });
});
