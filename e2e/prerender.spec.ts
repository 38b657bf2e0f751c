import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from './support/fixtures';
import {
  changesOf,
  type Fault,
  few as count,
  fewProducts,
  filesOf,
  prerender,
  startFaultyProxy,
} from './support/prerender';
import { sites } from './support/shop';

/* What `npm run prerender` does with good and with bad data. It needs no browser, and each run writes the same bundle. */
test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => !isMobile);

const calls = {
  product: '/api/ISPM/Product/GetWebProductById',
  areas: '/api/ISPM/ProductArea/GetWebArea',
  blogs: '/api/WAP/Blog/GetAll',
};
const withFault =
  (fault: Fault): Fault =>
  (call, body) =>
    fault(call, body) ?? fewProducts(call, body);

const asItIs = { recursive: true, preserveTimestamps: true };

let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let folder: string;
let site: string;
const run = (api = proxy.url) =>
  prerender('--api', api, '--site', 'https://shop.example.com', '--out', site);
const productPages = () => readdirSync(path.join(site, 'product'));

test.beforeAll(async ({ shop }) => {
  proxy = await startFaultyProxy(shop.url);
  proxy.answer(fewProducts);
  folder = mkdtempSync(path.join(tmpdir(), 'shop-site-'));
  site = path.join(folder, 'site');
  cpSync(sites.plain, site, { recursive: true });
  const { code, errors } = await run();
  expect([code, errors]).toEqual([0, '']);
  cpSync(site, path.join(folder, 'written'), asItIs);
});
test.afterAll(async () => {
  await proxy.stop();
  rmSync(folder, { recursive: true });
});

test.beforeEach(() => {
  proxy.answer(fewProducts);
  rmSync(site, { recursive: true });
  cpSync(path.join(folder, 'written'), site, asItIs);
});

test('a second run writes nothing', async () => {
  const before = filesOf(site);
  expect(productPages()).toHaveLength(count);
  const { code, output } = await run();
  expect(code).toBe(0);
  expect(output).toMatch(/^0 pages written, 23 as they were/m);
  expect(changesOf(before, filesOf(site))).toEqual([]);
});

test('what changed of a product rewrites the pages that show it', async () => {
  const before = filesOf(site);
  const name = 'Renamed "Box" </script> & ڈبہ';
  proxy.answer(
    withFault((call, body) =>
      call.pathname === calls.product && call.search === '?Id=1'
        ? { body: body.replace(/"productName":"[^"]*"/, `"productName":${JSON.stringify(name)}`) }
        : undefined,
    ),
  );
  const { output } = await run();
  expect(output).toMatch(/^1 pages written, 22 as they were/m);
  const [file = '', ...more] = changesOf(before, filesOf(site));
  expect(more).toEqual([]);
  expect(file).toMatch(/^product\/.*index\.html$/);
  expect(readFileSync(path.join(site, file), 'utf8')).toContain('ڈبہ');
});

const outages: [string, Fault | undefined, RegExp][] = [
  ['a list is out of order', ({ pathname }) => failing(pathname === calls.areas), /503/],
  ['a product is out of order', ({ search }) => failing(search === '?Id=2'), /503/],
  ['nobody answers', undefined, /no answer/],
];
function failing(isThis: boolean) {
  return isThis ? { status: 503, body: '{"message":"Down for repairs"}' } : undefined;
}
test('where a list, a product or the whole back end is out of order, no file is touched', async () => {
  const before = filesOf(site);
  for (const [what, fault, words] of outages) {
    if (fault) proxy.answer(withFault(fault));
    const { code, output, errors } = await run(fault ? undefined : 'http://127.0.0.1:9');
    expect([what, code, output]).toEqual([what, 1, '']);
    expect(errors.trim().split('\n').at(-1)).toMatch(words);
    expect([what, changesOf(before, filesOf(site))]).toEqual([what, []]);
  }
});

test('products that are gone or cannot be read are left out and named, the others are written', async () => {
  const before = productPages();
  const bad: Record<string, ReturnType<Fault>> = {
    '?Id=1': { status: 404, body: '{"message":"Not found"}' },
    '?Id=2': { body: '{"data":{"productId":' },
    '?Id=3': { body: '{"data":null}' },
  };
  proxy.answer(
    withFault(({ pathname, search }) => (pathname === calls.product ? bad[search] : undefined)),
  );
  const { code, output, errors } = await run();
  expect(code).toBe(0);
  // The others show what they showed.
  expect(output).toMatch(/^0 pages written, 20 as they were/m);
  const left = productPages();
  expect(left).toHaveLength(count - 3);
  const gone = before.filter((name) => !left.includes(name));
  expect(gone).toHaveLength(3);
  for (const name of gone) {
    expect(errors).toContain(`Left out /product/${encodeURIComponent(name)}: `);
    expect(output).toContain(`Deleted product/${name}/index.html`);
    expect(readFileSync(path.join(site, 'sitemap.xml'), 'utf8')).not.toContain(
      encodeURIComponent(name),
    );
  }
});

test('an id that would leave the folder is refused and named', async () => {
  const ids = ['../../config', '..%2Fx', '..', '.htaccess'];
  proxy.answer(
    withFault(({ pathname }, body) => {
      if (pathname !== calls.blogs) return undefined;
      const { data, ...rest } = JSON.parse(body) as { data: object[] };
      const bad = data.map((row, at) => ({ ...row, ...(ids[at] && { blogId: ids[at] }) }));
      return { body: JSON.stringify({ ...rest, data: bad }) };
    }),
  );
  const config = readFileSync(path.join(site, 'config.js'));
  const { code, errors } = await run();
  expect(code).toBe(0);
  for (const id of ids) expect(errors).toContain(`Left out /blogs/${encodeURIComponent(id)}: `);
  expect(readdirSync(folder).sort()).toEqual(['site', 'written']);
  expect(readFileSync(path.join(site, 'config.js'))).toEqual(config);
  expect(readdirSync(path.join(site, 'blogs')).sort()).toEqual([
    '10',
    '5',
    '6',
    '7',
    '8',
    '9',
    'index.html',
  ]);
});

const api = ['--api', 'https://api.example.com'];
const misuses: [string[], RegExp][] = [
  [[], /--api must be an origin/],
  [api, /--site must be an origin/],
  [['--api', 'api.example.com', '--site', 'https://shop.example.com'], /--api must be an origin/],
  [[...api, '--site', 'ftp://shop.example.com'], /--site must be an origin/],
  [[...api, '--sites', 'https://shop.example.com'], /--sites/],
];
test('called wrongly it says how it is called', async () => {
  for (const [args, words] of misuses) {
    const { code, errors } = await prerender(...args, '--out', site);
    expect([args, code]).toEqual([args, 1]);
    expect(errors).toMatch(words);
    expect(errors).toContain('npm run prerender -- --api https://api.example.com');
  }
});

const breaks: [string, RegExp][] = [
  [
    "window.storefrontConfig = { ...window.storefrontConfig, productIdSecret: '' };",
    /productIdSecret/,
  ],
  ['window.storefrontConfig = undefined;', /window\.storefrontConfig is missing/],
  ['window.storefrontConfig = { brand: {', /config\.js/],
];
test('a config.js that cannot be used is named, and no file is touched', async () => {
  const file = path.join(site, 'config.js');
  const config = readFileSync(file, 'utf8');
  for (const [line, words] of breaks) {
    writeFileSync(file, `${config}\n${line}\n`);
    const before = filesOf(site);
    const { code, errors } = await run();
    const changes = changesOf(before, filesOf(site));
    writeFileSync(file, config);
    expect([line, code, changes]).toEqual([line, 1, []]);
    expect(errors).toMatch(words);
  }
});

test('the plain build holds nothing of config.js, and so names no shop', () => {
  const text = readFileSync(path.join(sites.plain, 'config.js'), 'utf8');
  const values = [...text.matchAll(/^ +\w+:\s+'([^#].{3,})',$/gm)].map(([, value = '']) => value);
  expect(values).toContain('Dori & Dabba Packaging');
  expect(values.length).toBeGreaterThan(5);
  const files = Object.keys(filesOf(sites.plain)).filter((name) => /html$|manifest$/.test(name));
  expect(files).toContain('index.html');
  for (const name of files) {
    const content = readFileSync(path.join(sites.plain, name), 'utf8').replaceAll('&amp;', '&');
    expect([name, values.filter((value) => content.includes(value))]).toEqual([name, []]);
    expect(content).not.toMatch(/dori|dabba/i);
  }
});
