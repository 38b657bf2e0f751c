import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createSite } from './createSite';
import { createMemoryStore } from './testing/memoryStore';
import { demoOptions, demoRows } from './testing/testApp';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-pages-'));
const dist = path.join(folder, 'dist');
const site = createSite(createMemoryStore(demoRows), {
  ...demoOptions,
  staticFolder: dist,
  media: { folder, cacheFolder: folder },
});

beforeAll(() => {
  const writePage = (name: string, content: string) => {
    mkdirSync(path.join(dist, name), { recursive: true });
    writeFileSync(path.join(dist, name, 'index.html'), content);
    writeFileSync(path.join(dist, name, 'index.html.br'), brotliCompressSync(content));
  };
  writePage('.', 'Home');
  writePage('products', 'All products');
  writePage('product/U2Fs=d==', 'Burger box');
  writePage('blogs/v1.2', 'Article');
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), 'outside');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = async (url: string, headers: Record<string, string> = {}) =>
  site.request(url, { headers });

it.each([
  ['/', 'Home'],
  ['/products', 'All products'],
  ['/products/', 'All products'],
  ['/products?search=box', 'All products'],
  ['/products/index.html', 'All products'],
  ['/product/U2Fs%3Dd%3D%3D', 'Burger box'],
  ['/product/U2Fs=d==/', 'Burger box'],
  ['/blogs/v1.2', 'Article'],
])('a page has a file of its own: %s shows "%s"', async (url, content) => {
  const plain = await get(url);
  expect(plain.status).toBe(200);
  expect(plain.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(plain.headers.get('Cache-Control')).toBe('no-cache');
  expect(await plain.text()).toBe(content);
  const compressed = await get(url, { 'Accept-Encoding': 'br' });
  expect(compressed.headers.get('Content-Encoding')).toBe('br');
  const bytes = Buffer.from(await compressed.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(content);
});

it.each(['/product', '/product/U2Fs%2Bd%3D%3D', '/product/%E0%A4%A', '/assets', '/no/such/page'])(
  'a page without one is the plain page, or else that of the site: %s',
  async (url) => {
    expect(await (await get(url)).text()).toBe('Home');
    writeFileSync(path.join(dist, '404.html'), 'Plain page');
    const response = await get(url);
    const text = await response.text();
    rmSync(path.join(dist, '404.html'));
    expect([response.status, text]).toEqual([200, 'Plain page']);
  },
);

it.each(['/blogs/v1.3', '/products/main.js', '/..%2findex.html', '/products/..%2f..%2f'])(
  'nothing is at %s',
  async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  },
);
