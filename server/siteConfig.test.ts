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
  security: { connectSrc: ['https://api.example'] },
});
const base = {
  apiBaseUrl: '',
  webClient: demoWebClient,
  productIdSecret: 'secret',
  firebase: null,
  brand: { name: 'Shop' },
};
const google = { apiKey: 'key', authDomain: 'shop.example' };

const write = (text: string) => writeFileSync(path.join(folder, 'config.js'), text);
const configure = (changes: object) =>
  write(`window.storefrontConfig = ${JSON.stringify({ ...base, ...changes })} // the end`);
const get = async (headers: Record<string, string> = {}) => site.request('/config.js', { headers });

beforeEach(() => configure({}));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('config.js', () => {
  async function served(): Promise<unknown> {
    const window: { storefrontConfig?: unknown } = {};
    runInNewContext(await (await get()).text(), { window });
    return window.storefrontConfig;
  }

  it('names the header in which this back end looks for the user', async () => {
    expect(await served()).toEqual({ ...base, userTokenHeader: 'X-User-Token' });
    configure({ userTokenHeader: '' });
    expect(await served()).toEqual({ ...base, userTokenHeader: 'X-User-Token' });
  });

  it.each([{ userTokenHeader: 'X-Own' }, { apiBaseUrl: 'https://api.example' }])(
    'stays as it is with %j',
    async (changes) => {
      configure(changes);
      expect(await served()).toEqual({ ...base, ...changes });
    },
  );

  it('goes out although it sets nothing', async () => {
    write('');
    expect(await served()).toBeUndefined();
  });

  it('is asked for each time, and answered anew once it was edited', async () => {
    const first = await get();
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    expect(first.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    const known = { 'If-None-Match': first.headers.get('ETag') ?? 'none' };
    expect((await get(known)).status).toBe(304);
    configure({ brand: { name: 'Renamed' } });
    const edited = await get(known);
    expect(edited.status).toBe(200);
    expect(await edited.text()).toContain('Renamed');
  });

  it('never comes from a compressed twin', async () => {
    writeFileSync(path.join(folder, 'config.js.gz'), gzipSync('stale'));
    configure({ brand: { name: 'Shop'.repeat(500) } });
    const plain = await get();
    const text = await plain.text();
    expect(plain.headers.get('Content-Length') ?? text.length).toEqual(text.length);
    const compressed = await get({ 'Accept-Encoding': 'gzip' });
    expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
    const bytes = Buffer.from(await compressed.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(text);
  });

  it('is missed where it is missing', async () => {
    rmSync(path.join(folder, 'config.js'));
    expect((await get()).status).toBe(404);
  });
});

describe('the content security policy', () => {
  async function policy(): Promise<Record<string, string>> {
    const { headers } = await site.request('/api/nope');
    const directives = headers.get('Content-Security-Policy')?.split('; ') ?? [];
    return Object.fromEntries(
      directives.map((directive) => [
        directive.slice(0, directive.indexOf(' ')),
        directive.slice(directive.indexOf(' ') + 1),
      ]),
    );
  }
  const closed = {
    'script-src': "'self'",
    'connect-src': "'self' https://api.example",
    'frame-src': 'https://www.google.com https://maps.google.com',
  };
  const firebaseHosts = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

  it('lets Firebase in while config.js configures it', async () => {
    expect(await policy()).toMatchObject(closed);
    configure({ firebase: google });
    expect(await policy()).toMatchObject({
      'script-src': "'self' https://apis.google.com",
      'connect-src': `'self' ${firebaseHosts} https://api.example`,
      'frame-src': 'https://www.google.com https://maps.google.com https://shop.example',
    });
    configure({ firebase: null });
    expect(await policy()).toMatchObject(closed);
  });

  it('lets the Auth emulator in where config.js names one', async () => {
    configure({ firebase: { ...google, emulatorUrl: 'http://localhost:9099/' } });
    expect(await policy()).toMatchObject({
      'connect-src': `'self' ${firebaseHosts} http://localhost:9099 https://api.example`,
      'frame-src':
        'https://www.google.com https://maps.google.com https://shop.example http://localhost:9099',
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
    write(text);
    expect(await policy()).toMatchObject(closed);
    expect(await policy()).toMatchObject(closed);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls.join()).toContain('config.js');
    log.mockRestore();
  });
});
