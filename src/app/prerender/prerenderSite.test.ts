import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { retryPolicy } from '@/shared/api/retryPolicy';
import { schemaErrors } from '@/testing/schemaErrors';
import { configIn, withPolicy } from '../../../scripts/hostFiles.mjs';
import { createApp } from '../../../server/createApp';
import { createMemoryStore } from '../../../server/testing/memoryStore';
import { demoOptions, demoRows } from '../../../server/testing/testApp';
import { prerenderSite, writePlainPages } from './prerenderSite';

/* The whole writer on a shop of a few products, which answers in this process. */

const origin = 'https://shop.example.com';
const productIds = [1, 2, 3, 4, 5];
const ofFew = <Row extends { productId: number }>(rows: Row[]) =>
  rows.filter(({ productId }) => productIds.includes(productId));
const rows = { ...demoRows, productWebLinks: ofFew(demoRows.productWebLinks) };
const app = createApp(createMemoryStore(rows), demoOptions);

/** What a call is answered with instead: a status of its own, or another text. */
type Fault = (call: URL, body: string) => { status?: number; body?: string } | undefined;
const noFault: Fault = () => undefined;
const calls = {
  product: '/api/ISPM/Product/GetWebProductById',
  areas: '/api/ISPM/ProductArea/GetWebArea',
  blogs: '/api/WAP/Blog/GetAll',
  reviews: '/api/review/2',
};

const folder = mkdtempSync(path.join(tmpdir(), 'shop-prerender-'));
const site = path.join(folder, 'site');
const written = path.join(folder, 'written');
const asItIs = { recursive: true, preserveTimestamps: true };
const read = (name: string) => readFileSync(path.join(site, name), 'utf8');
const template = (config?: ReturnType<typeof configIn>) =>
  withPolicy(readFileSync('public/index.html', 'utf8'), config);

const ownFetch = globalThis.fetch;
function run(fault = noFault, answers = true) {
  globalThis.fetch = async (input, init) => {
    const call = new URL(input instanceof Request ? input.url : input);
    if (!answers) throw new TypeError('no connection');
    const answer = await app.request(call.pathname + call.search, { headers: init?.headers });
    const body = await answer.text();
    const { status = answer.status, body: other = body } = fault(call, body) ?? {};
    return new Response(other, { status, headers: { 'Content-Type': 'application/json' } });
  };
  return prerenderSite({
    api: 'http://back.end',
    site: origin,
    out: site,
    template: template(configIn(site)),
  });
}

/** Of each file its content and when it was written. */
function filesOf(top: string): Map<string, string> {
  const files = readdirSync(top, { recursive: true, encoding: 'utf8' })
    .map((name) => [name, path.join(top, name)] as const)
    .filter(([, file]) => statSync(file).isFile());
  return new Map(
    files.map(([name, file]) => {
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
      return [name, `${hash} ${String(statSync(file).mtimeMs)}`];
    }),
  );
}

/** The files that differ from those first written, are new or are gone. */
function changes(): string[] {
  const [before, after] = [filesOf(written), filesOf(site)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

beforeAll(async () => {
  Object.assign(retryPolicy, { baseDelay: 1 });
  mkdirSync(path.join(site, 'assets'), { recursive: true });
  const build = {
    base: '/',
    early: 'assets/early.1.js',
    entry: ['assets/main.1.js'],
    css: ['assets/main.1.css'],
    font: 'assets/figtree.1.woff2',
    chunks: {},
  };
  writeFileSync(path.join(site, 'assets/build.json'), JSON.stringify(build));
  writeFileSync(path.join(site, 'assets/main.1.css'), 'body{margin:0}');
  cpSync('public/config.js', path.join(site, 'config.js'));
  mkdirSync(path.join(site, 'product'));
  writeFileSync(path.join(site, 'product/note.txt'), 'not a page');
  await writePlainPages({ out: site, template: template() });
  // eslint-disable-next-line testing-library/no-render-in-lifecycle -- it writes files
  expect(await run()).toEqual({ written: 16, unchanged: 0, removed: [], missing: [] });
  cpSync(site, written, asItIs);
});
afterEach(() => {
  rmSync(site, { recursive: true });
  cpSync(written, site, asItIs);
});
afterAll(() => {
  globalThis.fetch = ownFetch;
  rmSync(folder, { recursive: true });
});

type Data = { '@type': string } & Record<string, unknown>;

const itemsOf = (data?: Data) => data?.itemListElement as Record<string, unknown>[];

const addresses = () =>
  [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
const fileOf = (address: string) => path.join(decodeURIComponent(address).slice(1), 'index.html');
const firstOf = (start: string) => addresses().find((each) => each.startsWith(start)) ?? '';

/** A page as a crawler gets it. */
function head(file: string) {
  const { document } = new JSDOM(read(file)).window;
  const content = (selector: string) =>
    document.querySelector(selector)?.getAttribute('content') ?? '';
  return {
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    description: content('meta[name=description]'),
    robots: content('meta[name=robots]'),
    open: (name: string) => content(`meta[property="og:${name}"]`),
    card: content('meta[name="twitter:card"]'),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Data,
    ),
  };
}

describe('what the pages tell crawlers', () => {
  it.each([
    ['/', 'website', ['Organization', 'WebSite', 'ItemList'], '/media/banners/'],
    ['/products', 'website', ['BreadcrumbList', 'ItemList'], '/media/'],
    ['/categories', 'website', ['BreadcrumbList'], '/media/'],
    ['/product/', 'product', ['BreadcrumbList', 'Product'], '/media/products/'],
    ['/blogs', 'website', ['BreadcrumbList', 'ItemList'], '/media/'],
    ['/blogs/', 'article', ['BreadcrumbList', 'Article'], '/media/blog/'],
    ['/about', 'website', ['BreadcrumbList'], '/media/'],
    ['/contact', 'website', ['BreadcrumbList'], '/media/'],
    ['/privacy-policy', 'website', ['BreadcrumbList'], '/media/'],
    ['/terms-and-conditions', 'website', ['BreadcrumbList'], '/media/'],
  ])('the head of %s… says what the page is', async (start, type, dataTypes, pictures) => {
    const address = firstOf(start);
    const page = head(fileOf(address));
    const { title, heading, canonical, description, open, data } = page;
    expect(title).toContain(start === '/' ? 'Packaging' : heading);
    expect(title).toMatch(/Dori & Dabba Packaging$/);
    expect(description.length).toBeGreaterThan(30);
    expect(page.robots).toBe('');
    expect(canonical).toBe(origin + address);
    expect(open('url')).toBe(canonical);
    expect(open('title')).toBe(start === '/' ? title : heading);
    expect(open('description')).toBe(description);
    expect(open('type')).toBe(type);
    expect(page.card).toBe('summary_large_image');
    const picture = new URL(open('image'));
    expect(picture.href).toMatch(origin + pictures);
    expect(existsSync(picture.pathname.replace('/media', 'server/seed/images'))).toBe(true);
    expect(data.map((block) => block['@type'])).toEqual(dataTypes);
    const trail = data.find((block) => block['@type'] === 'BreadcrumbList');
    const last = { '@type': 'ListItem', name: heading, item: canonical };
    if (trail) expect(itemsOf(trail)[0]).toMatchObject({ position: 1, item: `${origin}/` });
    if (trail) expect(itemsOf(trail).at(-1)).toMatchObject(last);
    for (const block of data) expect(await schemaErrors(block)).toEqual([]);
  });

  it('holds what the validator knows nothing of: the search, lists and articles', () => {
    const [, webSite, list] = head('index.html').data;
    expect(webSite).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Dori & Dabba Packaging',
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}/products?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    });
    const products = addresses().filter((each) => each.startsWith('/product/'));
    const posts = addresses().filter((each) => each.startsWith('/blogs/'));
    for (const [block, pages] of [
      [list, products],
      [head('products/index.html').data[1], products],
      [head('blogs/index.html').data[1], posts],
    ] as const) {
      expect(block).toMatchObject({ numberOfItems: pages.length });
      expect(itemsOf(block).map(({ url }) => url)).toEqual(
        expect.arrayContaining(pages.map((each) => origin + each)),
      );
      for (const [index, item] of itemsOf(block).entries()) {
        const { title } = head(fileOf(new URL(String(item.url)).pathname));
        expect(item).toMatchObject({ '@type': 'ListItem', position: index + 1 });
        expect(title).toContain(item.name);
      }
    }
    const { heading, canonical, description, open, data } = head(fileOf(firstOf('/blogs/')));
    const [post] = demoRows.blogs;
    expect(data[1]).toMatchObject({
      headline: heading,
      url: canonical,
      description,
      image: open('image'),
      datePublished: post?.dateFrom,
      author: { '@type': 'Person', name: post?.authorName },
      publisher: { '@type': 'Organization', name: 'Dori & Dabba Packaging' },
    });
  });

  it('gives every page a title and an address of its own', () => {
    const pages = addresses().map((address) => head(fileOf(address)));
    expect(pages).toHaveLength(16);
    expect(pages.map(({ canonical }) => new URL(canonical).pathname)).toEqual(addresses());
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });

  it('tells of a product what its packs cost and how it is rated, and nothing of who said so', () => {
    const { description, data } = head(fileOf(firstOf('/product/')));
    const [product] = demoRows.products;
    const prices = demoRows.productPacks
      .filter(({ productId }) => productId === product?.productId)
      .map(({ salePrice }) => salePrice ?? NaN);
    const ratings = demoRows.reviews
      .filter(({ productId }) => productId === product?.productId)
      .map(({ rating }) => rating);
    const [low, high] = [Math.min(...prices), Math.max(...prices)];
    const rupees = (price: number) => `Rs. ${price.toLocaleString('en-US')}`;
    expect(description).toContain(`${rupees(low)} – ${rupees(high)}. `);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    expect(data[1]).toMatchObject({
      name: product?.productName,
      offers: { lowPrice: low, highPrice: high, offerCount: prices.length, priceCurrency: 'PKR' },
      aggregateRating: {
        reviewCount: ratings.length,
        ratingValue: Number((sum / ratings.length).toFixed(1)),
      },
    });
  });
});

describe('what no page holds', () => {
  const pages = () => [...addresses().map(fileOf), '404.html', 'cart/index.html'];
  /** What is found in pages, with where. */
  const found = (search: (html: string) => readonly string[]) =>
    pages().flatMap((file) => search(read(file)).map((hit) => `${hit} in ${file}`));

  it('a script that is not a file of our own or JSON data', () => {
    const odd = found((html) =>
      [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
        .filter(([, attributes = '', text = '']) => {
          if (attributes === ' type="application/ld+json"') return !JSON.parse(text);
          return !/ src="\/assets\/early\.\w+\.js"/.test(attributes) || text !== '';
        })
        .map(([script]) => script.slice(0, 200)),
    );
    const handlers = /<[^>]*\son\w+=[^>]*>|(?:href|src)="javascript:/g;
    expect([...odd, ...found((html) => html.match(handlers) ?? [])]).toEqual([]);
  });

  it('anything that is read before its policy, which refuses foreign scripts', () => {
    const policy =
      /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="script-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types [\w -]+" \/>/;
    expect(
      addresses()
        .map(fileOf)
        .filter((file) => !policy.test(read(file))),
    ).toEqual([]);
    // Not known yet when it was built: whether the configuration will name a provider.
    expect(read('404.html')).toContain(`content="script-src 'self' https:; object-src 'none'; `);
  });

  it('a token, a password, a secret, a word of a review or its author’s name', () => {
    const { webClient, productIdSecret } = configIn(site);
    // Each token of the back end begins like this, with how it is signed.
    const token = Buffer.from('{"alg":"').toString('base64url').slice(0, 10);
    const secrets = [webClient?.loginPassword, productIdSecret, token, 'Bearer'];
    const reviews = ofFew(demoRows.reviews);
    const authors = new Set(reviews.map(({ userId }) => userId));
    const names = demoRows.users.filter(({ userId }) => authors.has(userId));
    expect(reviews.length).toBeGreaterThan(10);
    // Letters and digits alone, whatever way the rest of a text is written in HTML or JSON.
    const letters = (text: string) => text.replace(/&#?\w+;|\\u\w{4}|[^\p{L}\p{N}]/gu, '');
    const told = [
      ...secrets.map(String),
      ...names.map(({ appUserName }) => appUserName),
      ...reviews.map(({ comment }) => comment),
    ].map(letters);
    expect(Math.min(...told.map(({ length }) => length))).toBeGreaterThan(3);
    const hits = found((html) => {
      const text = letters(html);
      return told.filter((words) => text.includes(words));
    });
    expect(hits).toEqual([]);
  });

  it('on the plain pages, anything of config.js or of a shop', () => {
    const values = [...read('config.js').matchAll(/^ +\w+:\s+'([^#].{3,})',$/gm)].map(
      ([, value = '']) => value,
    );
    expect(values).toContain('Dori & Dabba Packaging');
    const plain = ['404', 'cart/index', 'place-order/index', 'order/index', 'profile/index'];
    for (const name of plain.map((each) => `${each}.html`)) {
      const html = read(name).replaceAll('&amp;', '&');
      expect([name, values.filter((value) => html.includes(value))]).toEqual([name, []]);
      expect(html).not.toMatch(/dori|dabba/i);
      const { title, canonical, robots, data } = head(name);
      const noIndex = name === '404.html' ? '' : 'noindex';
      expect([title, canonical, robots, data]).toEqual(['Shop', '', noIndex, []]);
    }
  });
});

describe('another run', () => {
  it('writes nothing where nothing has changed', async () => {
    expect(await run()).toMatchObject({ written: 0, unchanged: 16, removed: [] });
    expect(changes()).toEqual([]);
  });

  it('rewrites the pages that show what changed', async () => {
    const name = 'Renamed "Box" </script> & ڈبہ';
    const report = await run(({ pathname, search }, body) =>
      pathname === calls.product && search === '?Id=1'
        ? { body: body.replace(/"productName":"[^"]*"/, `"productName":${JSON.stringify(name)}`) }
        : undefined,
    );
    expect(report).toMatchObject({ written: 1, unchanged: 15 });
    const [file = '', ...others] = changes();
    expect(others).toEqual([]);
    expect(file).toMatch(/^product\/.*index\.html$/);
    expect(head(file).heading).toBe(name);
  });

  const down = (isThis: boolean) =>
    isThis ? { status: 503, body: '{"message":"Down for repairs"}' } : undefined;
  it.each<[string, Fault, boolean, RegExp]>([
    ['a list is out of order', ({ pathname }) => down(pathname === calls.areas), true, /503/],
    ['a product is out of order', ({ search }) => down(search === '?Id=2'), true, /503/],
    ['reviews are out of order', ({ pathname }) => down(pathname === calls.reviews), true, /503/],
    ['nobody answers', noFault, false, /no answer/],
  ])('touches no file where %s', async (_what, fault, answers, words) => {
    await expect(run(fault, answers)).rejects.toThrow(words);
    expect(changes()).toEqual([]);
  });

  it('leaves out and names products that are gone or cannot be read, and writes the others', async () => {
    const bad: Record<string, ReturnType<Fault>> = {
      '?Id=1': { status: 404, body: '{"message":"Not found"}' },
      '?Id=2': { body: '{"data":{"productId":' },
      '?Id=3': { body: '{"data":null}' },
    };
    const report = await run(({ pathname, search }) =>
      pathname === calls.product ? bad[search] : undefined,
    );
    expect(report).toMatchObject({ written: 0, unchanged: 13 });
    const missing = report.missing.map((page) => page.path);
    expect(missing).toHaveLength(3);
    expect(report.removed.sort()).toEqual(missing.map(fileOf).sort());
    expect(report.missing.every(({ reason }) => reason !== '')).toBe(true);
    expect(changes()).toEqual([...missing.map(fileOf), 'sitemap.xml'].sort());
    for (const gone of missing) expect(addresses()).not.toContain(gone);
  });

  it('refuses and names an id that would leave the folder', async () => {
    const ids = ['../../config', '..%2Fx', '..'];
    const report = await run(({ pathname }, body) => {
      if (pathname !== calls.blogs) return undefined;
      const { data } = JSON.parse(body) as { data: object[] };
      const posts = data.map((row, at) => ({ ...row, blogId: ids[at] }));
      return {
        body: JSON.stringify({ data: [...posts, { ...posts[0], blogId: '.htaccess' }, ...data] }),
      };
    });
    const named = [...ids, '.htaccess'].map((id) => `/blogs/${encodeURIComponent(id)}`);
    expect(report.missing.map((page) => page.path)).toEqual(named);
    expect(readdirSync(folder).sort()).toEqual(['site', 'written']);
    expect(readdirSync(path.join(site, 'blogs')).sort()).toEqual(['1', '2', '3', 'index.html']);
  });

  it.each([
    ["window.storefrontConfig = { ...window.storefrontConfig, productIdSecret: '' };", /Secret/],
    ['window.storefrontConfig = undefined;', /window\.storefrontConfig is missing/],
    ['window.storefrontConfig = { brand: {', /config\.js/],
  ])('names a config.js that cannot be used, and touches no file: %s', async (line, words) => {
    writeFileSync(path.join(site, 'config.js'), `${read('config.js')}\n${line}\n`);
    await expect((async () => run())()).rejects.toThrow(words);
    expect(changes()).toEqual(['config.js']);
  });
});
