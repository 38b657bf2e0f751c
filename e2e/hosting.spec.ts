import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { findProgram } from '../scripts/programs.mjs';
import { contentSecurityPolicy, fixedHeaders } from '../server/http/securityPolicy.mjs';
import { expect, test } from './support/fixtures';
import { startCaddy, startImitation, startNginx, type Host } from './support/hosts';
import { bucketWebsite, distribution, gitHubPages } from './support/storedSites';

test('every file named by its content is kept for ever, and nothing else is', async ({ page }) => {
  const kept = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    kept.set(pathname, response.headers()['cache-control']);
  });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const assets = [...kept].filter(([pathname]) => pathname.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(5);
  expect(assets.filter(([, cacheControl]) => !cacheControl?.includes('immutable'))).toEqual([]);
  expect(kept.get('/')).toBe('no-cache');
  expect(kept.get('/config.js')).toBe('no-cache');
});

const script = 'console.log("shop");'.repeat(50);
const files: Record<string, string | Buffer> = {
  'index.html': 'Home',
  '404.html': 'Plain page',
  'products/index.html': 'All products',
  'product/U2Fs=/index.html': 'Burger box',
  'blogs/v1.2/index.html': 'Article',
  'config.js': 'window.storefrontConfig = {};',
  'sw.js': 'precache()',
  'assets/main.4f0c9a.js': script,
  'assets/main.4f0c9a.js.gz': gzipSync(script),
};

/** A site of a few files, on which it is plain who answers what. */
async function writeSite(): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'shop-site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site, name)), { recursive: true });
    await writeFile(path.join(site, name), content);
  }
  return site;
}

/** What any host has to do for the shop. */
async function showsEveryPage(
  { url }: Host,
  base: string,
  missing: { page: number; file: number },
) {
  const get = async (name: string) => {
    const response = await fetch(url + base + name);
    return [response.status, await response.text()];
  };
  expect(await get('')).toEqual([200, 'Home']);
  expect(await get('products')).toEqual([200, 'All products']);
  expect(await get('products/')).toEqual([200, 'All products']);
  expect(await get('products?search=box')).toEqual([200, 'All products']);
  expect(await get('product/U2Fs%3D')).toEqual([200, 'Burger box']);
  expect(await get('blogs/v1.2')).toEqual([200, 'Article']);
  for (const page of ['cart', 'product/U2FsdGVk', 'blogs/v1.3'])
    expect(await get(page)).toEqual([missing.page, 'Plain page']);
  expect(await get('assets/main.4f0c9a.js')).toEqual([200, script]);
  // The worker, and the page that it keeps for times without a connection.
  expect(await get('sw.js')).toEqual([200, 'precache()']);
  expect(await get('404.html')).toEqual([200, 'Plain page']);
  expect((await get('assets/none.4f0c9a.js'))[0]).toBe(missing.file);
}

/** What a server with a configuration does beyond that. */
async function sendsHeaders({ url }: Host, base: string) {
  const headersOf = async (address: string) => {
    const { status, headers } = await fetch(url + address, { redirect: 'manual' });
    return { status, ...Object.fromEntries(headers) };
  };
  const secure = {
    'content-security-policy': contentSecurityPolicy({}, null),
    ...Object.fromEntries(
      Object.entries(fixedHeaders).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  };
  const fresh = { 'cache-control': 'no-cache', ...secure };
  for (const name of ['', 'products', 'products/', 'cart', 'config.js'])
    expect(await headersOf(base + name), name).toMatchObject({ status: 200, ...fresh });
  expect(await headersOf(`${base}assets/main.4f0c9a.js`)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    ...secure,
  });
  expect(await headersOf(`${base}assets/none.4f0c9a.js`)).not.toHaveProperty('cache-control');

  const call = await fetch(`${url}/api/review/nonsense`);
  expect(await call.json()).toEqual([]);
  // Of the back end's own headers there is no second copy.
  expect(call.headers.get('x-frame-options')).toBe('DENY');
  if (base === '/') return;
  const bare = await headersOf(base.slice(0, -1));
  expect(String(bare.status)).toMatch(/^30[128]$/);
  expect(new URL(String((bare as { location?: string }).location), url).pathname).toBe(base);
}

for (const base of ['/', '/shop/']) {
  test.describe(`the configurations in docs/hosting for ${base}`, () => {
    test.skip(({ isMobile }) => !isMobile, 'The same for any screen.');
    let site: string;
    test.beforeAll(async () => {
      site = await writeSite();
    });
    test.afterAll(() => rm(site, { recursive: true }));

    const ofFolder = base === '/' ? '' : '-subfolder';
    const servers = [
      ['nginx', startNginx, `nginx${ofFolder}.conf`],
      ['caddy', startCaddy, `Caddyfile${ofFolder}`],
    ] as const;
    for (const [name, start, configuration] of servers) {
      test(`${name} shows every page, and says how long to keep it`, async ({
        shop,
        stopAfter,
      }) => {
        const program = findProgram(name) ?? '';
        test.skip(program === '', `No ${name} here. Install the package ${name} to run this part.`);
        const host = stopAfter(await start(program, configuration, { site, backEnd: shop.url }));
        await showsEveryPage(host, base, { page: 200, file: 404 });
        await sendsHeaders(host, base);
      });
    }

    const imitations = [
      ['a bucket as a website', bucketWebsite, { page: 404, file: 404 }],
      ['a private bucket behind CloudFront', distribution, { page: 200, file: 200 }],
      ['GitHub Pages', gitHubPages, { page: 404, file: 404 }],
    ] as const;
    for (const [name, answersOf, missing] of imitations) {
      test(`${name} shows every page`, async ({ stopAfter }) => {
        const host = stopAfter(await startImitation(site, answersOf(site, base)));
        await showsEveryPage(host, base, missing);
      });
    }
  });
}
