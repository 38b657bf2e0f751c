import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { readConfigOfFolder, inlineScriptHash, addPolicy } from '@shop/site/hostFiles';
import { createApp } from '@shop/server/createApp';
import { createMemoryStore } from '@shop/server/testing/memoryStore';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import { demoOptions, demoRows } from '@shop/server/testing/testApp';
import { factsMetaTag } from '@/features/catalog/facts/factsApi';
import { retryPolicy } from '@/shared/api/retryPolicy';
import { getSchemaErrors } from '@/testing/schemaErrors';
import { pages } from '@/app/pages';
import { prerenderSite, writePlainSite } from './prerenderSite';

/* Tests the prerenderer with a shop of a few products, which runs in this process. */

const origin = 'https://shop.example.com';
const productIds = [1, 2, 3, 4, 5];
const keepFewProducts = <Row extends { productId: number }>(rows: Row[]) =>
  rows.filter(({ productId }) => productIds.includes(productId));
const rows = { ...demoRows, productWebLinks: keepFewProducts(demoRows.productWebLinks) };
const app = createApp(createMemoryStore(rows), demoOptions);

/** Returns another status or body for the answer to a call, or `undefined` to leave it as it is. */
type Fault = (call: URL, body: string) => { status?: number; body?: string } | undefined;
const createFault =
  (path: string, answer: (body: string, query: string) => ReturnType<Fault>): Fault =>
  ({ pathname, search }, body) =>
    pathname === path ? answer(body, search) : undefined;
const callPaths = {
  company: '/api/ADM/Client/GetByLoginClient',
  products: '/api/WAP/ProductWebLink/GetAll',
  product: '/api/ISPM/Product/GetWebProductById',
  settings: '/api/ADM/ClientSetting/GetData',
  blogs: '/api/WAP/Blog/GetAll',
  reviews: '/api/review/2',
};

const tempFolder = createTempFolder();
const siteFolder = tempFolder.getPath('site');
const firstRunFolder = tempFolder.getPath('written');
const copyOptions = { recursive: true, preserveTimestamps: true };
const read = (name: string) => tempFolder.read(`site/${name}`);
const write = (name: string, text: string) => tempFolder.write(`site/${name}`, text);
const createTemplate = (config?: ReturnType<typeof readConfigOfFolder>) =>
  addPolicy(readFileSync('public/index.html', 'utf8'), config);

function runPrerenderer(fault: Fault = () => undefined, options = {}) {
  globalThis.fetch = async (input, init) => {
    const callUrl = new URL(input instanceof Request ? input.url : input);
    const answer = await app.request(callUrl.pathname + callUrl.search, { headers: init?.headers });
    const body = await answer.text();
    const { status = answer.status, body: answerBody = body } = fault(callUrl, body) ?? {};
    return new Response(answerBody, { status, headers: { 'Content-Type': 'application/json' } });
  };
  return prerenderSite({
    api: 'http://back.end',
    site: origin,
    out: siteFolder,
    template: createTemplate(readConfigOfFolder(siteFolder)),
    force: false,
    ...options,
  });
}

/** Returns the modification time and content of each file in a folder, by path. */
const getFileStates = (folder: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => [name, path.join(folder, name)] as const)
      .filter(([, file]) => statSync(file).isFile())
      .map(([name, file]) => [name, `${statSync(file).mtimeMs} ${readFileSync(file, 'base64')}`]),
  );

/**
 * Returns files that are new, deleted or changed since the first run. Compressed variants and data
 * files are left out, because other tests cover them.
 */
function findChangedFiles(): string[] {
  const [before, after] = [getFileStates(firstRunFolder), getFileStates(siteFolder)];
  const names = Object.keys({ ...before, ...after });
  const isIgnored = (name: string) =>
    /^(?:assets\/)?(?:facts|words|data\/\w+)\.|\.(?:br|gz)$/.test(name);
  return names.filter((name) => before[name] !== after[name] && !isIgnored(name)).sort();
}

let firstReport: Awaited<ReturnType<typeof runPrerenderer>>;

beforeAll(async () => {
  Object.assign(retryPolicy, { baseDelay: 1 });
  const build = {
    base: '/',
    loader: 'assets/loader.1.js',
    entry: ['assets/main.1.js'],
    css: ['assets/main.1.css'],
    font: 'assets/figtree.1.woff2',
    chunks: Object.fromEntries(pages.map(({ file }) => [file, []])),
  };
  write('assets/build.json', JSON.stringify(build));
  write('assets/main.1.css', 'body{margin:0}');
  for (const name of ['config.js', 'brand'])
    cpSync(path.join('public', name), path.join(siteFolder, name), { recursive: true });
  write('product/note.txt', 'not a page');
  await writePlainSite({ out: siteFolder, template: createTemplate() });
  firstReport = await runPrerenderer();
  cpSync(siteFolder, firstRunFolder, copyOptions);
});
afterEach(() => {
  rmSync(siteFolder, { recursive: true });
  cpSync(firstRunFolder, siteFolder, copyOptions);
});

type StructuredData = { '@type': string } & Record<string, unknown>;

const getItems = (data?: StructuredData) => data?.itemListElement as Record<string, unknown>[];

const getSitemapPaths = () =>
  [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
const toPageFile = (address: string) =>
  path.join(decodeURIComponent(address).slice(1), 'index.html');
const getFirstPath = (prefix: string) =>
  getSitemapPaths().find((pathname) => pathname.startsWith(prefix)) ?? '';

test('the first run writes every page', () => {
  const noProblems = { removed: [], missing: [], notes: [], untouched: [] };
  expect(firstReport).toEqual({ written: 16, unchanged: 0, ...noProblems });
});

/** Reads the parts of a page that a crawler uses. */
function readHead(file: string) {
  const { document } = new JSDOM(read(file)).window;
  const getContent = (selector: string) =>
    document.querySelector(selector)?.getAttribute('content') ?? '';
  return {
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    tagline: document.querySelector('h1 + p')?.textContent ?? '',
    rating: document.querySelector('[data-rating]')?.textContent ?? '',
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    description: getContent('meta[name=description]'),
    robots: getContent('meta[name=robots]'),
    getOpenGraph: (name: string) => getContent(`meta[property="og:${name}"]`),
    card: getContent('meta[name="twitter:card"]'),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as StructuredData,
    ),
  };
}

describe('content for crawlers', () => {
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
  ])('describes the page in the head of %s…', async (prefix, type, dataTypes, picturePrefix) => {
    const address = getFirstPath(prefix);
    const page = readHead(toPageFile(address));
    const { title, heading, canonical, description, getOpenGraph, data } = page;
    expect(title).toContain(prefix === '/' ? 'Packaging' : heading);
    expect(title).toMatch(/Dori & Dabba Packaging$/);
    expect(description.length).toBeGreaterThan(30);
    expect(page.robots).toBe('');
    expect(canonical).toBe(origin + address);
    expect(getOpenGraph('url')).toBe(canonical);
    expect(getOpenGraph('title')).toBe(prefix === '/' ? title : heading);
    expect(getOpenGraph('description')).toBe(description);
    expect(getOpenGraph('type')).toBe(type);
    expect(page.card).toBe('summary_large_image');
    const picture = new URL(getOpenGraph('image'));
    expect(picture.href).toMatch(origin + picturePrefix);
    expect(existsSync(picture.pathname.replace('/media', 'server/seed/images'))).toBe(true);
    expect(data.map((block) => block['@type'])).toEqual(dataTypes);
    const trail = data.find((block) => block['@type'] === 'BreadcrumbList');
    const lastItem = { '@type': 'ListItem', name: heading, item: canonical };
    if (trail) expect(getItems(trail)[0]).toMatchObject({ position: 1, item: `${origin}/` });
    if (trail) expect(getItems(trail).at(-1)).toMatchObject(lastItem);
    for (const block of data) expect(await getSchemaErrors(block)).toEqual([]);
  });

  it('contains the search, and lists of all products and posts', () => {
    const [, webSite, list] = readHead('index.html').data;
    expect(webSite).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/products?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
    for (const [block, prefix] of [
      [list, '/product/'],
      [readHead('products/index.html').data[1], '/product/'],
      [readHead('blogs/index.html').data[1], '/blogs/'],
    ] as const) {
      const pagePaths = getSitemapPaths().filter((pathname) => pathname.startsWith(prefix));
      const expectedItems = pagePaths.map((page) => [
        origin + page,
        readHead(toPageFile(page)).heading,
      ]);
      const items = getItems(block);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items.map(({ url, name }) => [url, name]).sort()).toEqual(expectedItems.sort());
    }
  });

  it('describes the company, products and posts completely', () => {
    const [company] = demoRows.company;
    expect(readHead('index.html').data[0]).toMatchObject({
      name: company?.clientName,
      url: `${origin}/`,
      email: company?.email,
      telephone: company?.cellNo.replace(/\D/g, ''),
      address: company?.locationAddress,
    });

    const [product] = demoRows.products;
    const belongsToProduct = ({ productId }: { productId: number }) =>
      productId === product?.productId;
    const prices = demoRows.productPacks
      .filter(belongsToProduct)
      .map(({ salePrice }) => salePrice ?? NaN);
    const ratings = demoRows.reviews.filter(belongsToProduct).map(({ rating }) => rating);
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    const page = readHead(toPageFile(getFirstPath('/product/')));
    expect(page.data[1]).toMatchObject({
      name: product?.productName,
      image: expect.arrayContaining([
        page.getOpenGraph('image').replace('?w=1280', ''),
      ]) as string[],
      description: expect.stringMatching(/^[^<>]{100}/) as string,
      offers: {
        priceCurrency: 'PKR',
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: prices.length,
      },
      aggregateRating: { reviewCount: ratings.length, ratingValue: Number(average.toFixed(1)) },
    });
    for (const address of getSitemapPaths().filter((pathname) =>
      pathname.startsWith('/product/'),
    )) {
      const { data, rating } = readHead(toPageFile(address));
      const { ratingValue = 0, reviewCount } = (data[1]?.aggregateRating ?? {}) as Partial<
        Record<string, number>
      >;
      const value = ratingValue.toFixed(1);
      const ratingPattern = new RegExp(`^★+☆* \\(${value} / 5\\) ${reviewCount} reviews?$`);
      expect(rating).toMatch(reviewCount ? ratingPattern : /^$/);
    }

    const [post] = demoRows.blogs;
    const { heading, getOpenGraph, data } = readHead(toPageFile(getFirstPath('/blogs/')));
    expect(data[1]).toMatchObject({
      headline: heading,
      image: getOpenGraph('image').replace('?w=1280', ''),
      datePublished: post?.dateFrom,
      author: { '@type': 'Person', name: post?.authorName },
    });
  });
});

describe('no page contains', () => {
  const getHash = (text: string) =>
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const getPageFiles = () => [...getSitemapPaths().map(toPageFile), '404.html', 'cart/index.html'];
  /** Searches all pages. Returns each hit with the name of its file. */
  const findInPages = (search: (html: string) => readonly string[]) =>
    getPageFiles().flatMap((file) => search(read(file)).map((match) => `${match} in ${file}`));

  it('a script that the policy does not allow', () => {
    const disallowedScripts = findInPages((html) =>
      [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
        .filter(([, attributes = '', text = '']) => {
          if (/^ type="application\/(?:ld\+)?json"/.test(attributes)) return !JSON.parse(text);
          if (attributes.startsWith(' data-path="')) return getHash(text) !== inlineScriptHash;
          return !/^ async src="\/assets\/loader\.\w+\.js"/.test(attributes) || text !== '';
        })
        .map(([script]) => script.slice(0, 200)),
    );
    const handlerPattern = /<[^>]*\son\w+=[^>]*>|(?:href|src)="javascript:/g;
    expect([
      ...disallowedScripts,
      ...findInPages((html) => html.match(handlerPattern) ?? []),
    ]).toEqual([]);
  });

  it('anything except preloads before its policy', () => {
    const patternBeforePolicy =
      /^<!doctype html>\s*<html[^>]*>\s*<head>\s*(?:<meta (?:charset|name)=[^>]*>\s*){3}(?:<link rel="preload" as="image" [^>]*>)*<link rel="preload" as="script" href="\/config\.js">\s*/;
    const policy = addPolicy('<!--policy-->', readConfigOfFolder(siteFolder));
    const allFiles = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
    const files = allFiles.filter((name) => name.endsWith('.html'));
    expect(files).toEqual(expect.arrayContaining(getPageFiles()));
    const startsWithPolicy = (html: string) =>
      patternBeforePolicy.test(html) && html.replace(patternBeforePolicy, '').startsWith(policy);
    expect(files.filter((name) => !startsWithPolicy(read(name)))).toEqual([]);
  });

  it('a token, a password, a secret, a review text or a reviewer’s name', () => {
    const { webClient, productIdSecret } = readConfigOfFolder(siteFolder);
    // Each token of the back end is a JSON web token and starts with this encoded text.
    const tokenStart = Buffer.from('{"alg":"').toString('base64url').slice(0, 10);
    const secrets = [webClient?.loginPassword, productIdSecret, tokenStart, 'Bearer'];
    const reviews = keepFewProducts(demoRows.reviews);
    const authorIds = new Set(reviews.map(({ userId }) => userId));
    const reviewers = demoRows.users.filter(({ userId }) => authorIds.has(userId));
    // Compare only letters and digits, because HTML and JSON escape other characters.
    const keepLetters = (text: string) => text.replace(/&#?\w+;|\\u\w{4}|[^\p{L}\p{N}]/gu, '');
    const secretTexts = [
      ...secrets.map(String),
      ...reviewers.map(({ appUserName }) => appUserName),
      ...reviews.map(({ comment }) => comment),
    ].map(keepLetters);
    expect(Math.min(...secretTexts.map(({ length }) => length))).toBeGreaterThan(3);
    const matches = findInPages((html) => {
      const text = keepLetters(html);
      return secretTexts.filter((secretText) => text.includes(secretText));
    });
    expect(matches).toEqual([]);
  });

  it('anything from config.js or the data, if it is a plain page', () => {
    const configValues = [...read('config.js').matchAll(/^ +\w+:\s+'([^#].{3,})',$/gm)].map(
      ([, value = '']) => value,
    );
    expect(configValues).toContain('Dori & Dabba Packaging');
    const plainPages = ['404', 'cart/index', 'place-order/index', 'order/index', 'profile/index'];
    for (const name of plainPages.map((page) => `${page}.html`)) {
      const html = read(name).replaceAll('&amp;', '&');
      expect([name, configValues.filter((value) => html.includes(value))]).toEqual([name, []]);
      expect(html).not.toMatch(/dori|dabba/i);
      expect(html).toContain('Quick order');
      const { title, canonical, robots, data } = readHead(name);
      const expectedRobots = name === '404.html' ? '' : 'noindex';
      expect([title, canonical, robots, data]).toEqual(['Shop', '', expectedRobots, []]);
    }
  });
});

test.each([
  ['404', ''],
  ['cart/index', 'Shopping Cart'],
  ['order/index', 'My Orders'],
])('the plain page %s shows a skeleton below the heading "%s"', (name, heading) => {
  expect(readHead(`${name}.html`).heading).toBe(heading);
  expect(read(`${name}.html`)).toContain('aria-label="Loading the page"');
});

test('a site without prerendered content has no shop data and no sitemap', async () => {
  for (const file of ['index.html', '404.html']) {
    expect(read(file)).toContain(factsMetaTag);
    expect(existsSync(path.join(siteFolder, `${file}.br`))).toBe(true);
  }
  await writePlainSite({ out: siteFolder, template: createTemplate() });
  expect(read('404.html')).not.toContain(factsMetaTag);
  expect(read('robots.txt')).toMatch(/^Disallow: \/pro-forma$/m);
  expect(read('robots.txt')).not.toContain('Sitemap');
  const manifest = { name: 'Shop', start_url: '/', theme_color: '#FBF8F3' };
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject(manifest);
});

describe('another run', () => {
  it('rewrites only the pages whose data have changed', async () => {
    const name = 'Renamed "Box" </script> & ڈبہ';
    const report = await runPrerenderer(({ pathname, search }, body) =>
      pathname === callPaths.product && search === '?Id=1'
        ? { body: body.replace(/"productName":"[^"]*"/, `"productName":${JSON.stringify(name)}`) }
        : undefined,
    );
    expect(report).toMatchObject({ written: 1, unchanged: 15 });
    const [file = '', ...otherFiles] = findChangedFiles();
    expect(otherFiles).toEqual([]);
    expect(file).toMatch(/^product\/.*index\.html$/);
    expect(readHead(file).heading).toBe(name);
  });

  const createOutage = () => ({ status: 503, body: '{}' });
  const htmlAnswer = { body: '<!doctype html><p>Checking your browser</p>' };
  const refusedAnswer = { ...htmlAnswer, status: 403 };
  const failConnection = () => {
    throw new TypeError('no connection');
  };
  it.each<[string, Fault, RegExp]>([
    ['the products fail', createFault(callPaths.products, createOutage), /503/],
    ['a product fails', ({ search }) => (search === '?Id=2' ? createOutage() : undefined), /503/],
    ['reviews fail', createFault(callPaths.reviews, createOutage), /503/],
    [
      'the back end does not answer',
      failConnection,
      /^The back end at \S+ did not return .*no answer/,
    ],
    [
      'a CDN answers a product with HTML',
      (call) => (call.search === '?Id=2' ? htmlAnswer : undefined),
      /no answer/,
    ],
    [
      'a CDN refuses a product',
      ({ search }) => (search === '?Id=2' ? refusedAnswer : undefined),
      /403/,
    ],
  ])('changes no file if %s', async (_title, fault, messagePattern) => {
    await expect(runPrerenderer(fault)).rejects.toThrow(messagePattern);
    expect(findChangedFiles()).toEqual([]);
  });

  it('retries a list if a CDN answers the first attempt with HTML', async () => {
    let attemptCount = 0;
    const failOnce = createFault(callPaths.products, () =>
      (attemptCount += 1) === 1 ? htmlAnswer : {},
    );
    expect(await runPrerenderer(failOnce)).toMatchObject({
      written: 0,
      unchanged: 16,
      untouched: [],
    });
    expect(attemptCount).toBe(2);
  });

  it.each([404, 503])('does not change pages that need a list answered with %i', async (status) => {
    const fault = createFault(callPaths.settings, () => ({ status, body: '{}' }));
    const report = await runPrerenderer(fault, { site: 'https://other.example.com' });
    const affectedPaths = ['/contact', '/about', '/privacy-policy', '/terms-and-conditions'];
    expect(report).toMatchObject({ written: 12, removed: [], missing: [] });
    const reason = expect.stringContaining(`(${status})`) as string;
    expect(report.untouched).toEqual(affectedPaths.map((address) => ({ path: address, reason })));
    const files = affectedPaths.map(toPageFile);
    expect(findChangedFiles().filter((file) => files.includes(file))).toEqual([]);
    expect(getSitemapPaths()).toEqual(expect.arrayContaining(affectedPaths));
  });

  it('writes a shop’s own look into every page, or reports why not', async () => {
    cpSync('server/seed/brands/second', path.join(siteFolder, 'brand'), { recursive: true });
    const ownConfig = `${read('config.js')}\n${read('brand/config.js')}`;
    write('config.js', ownConfig);
    const { notes } = await runPrerenderer();
    expect(notes).toEqual([]);
    for (const page of [toPageFile(getFirstPath('/product/')), '404.html', 'cart/index.html'].map(
      read,
    )) {
      expect(page).toMatch(/:root{[^}]*--mui-palette-background-default:#EFF3FA;/);
      expect(page).toContain('--mui-shape-borderRadius:3px;');
      expect(page).not.toContain('as="font"');
    }
    expect(read('about/index.html')).toMatch(
      /<img class="[^"]+" width="188" height="44" alt="Dori &amp; Dabba" src="\/brand\/logo.svg"/,
    );
    expect(read('icons/icon.svg')).toBe(read('brand/icon.svg'));
    expect(readHead('about/index.html').getOpenGraph('image')).toMatch(/\/icons\/preview\.png$/);
  });

  it('keeps the default where a value of the look cannot be used, and says so', async () => {
    const look = { radius: 99, primary: '#FFFFFF', icon: 'no.svg' };
    const change = `window.storefrontConfig.brand.look = ${JSON.stringify(look)};`;
    write('config.js', `${read('config.js')}\n${change}`);
    write('icons/icon.svg', '<svg/>');
    const { notes } = await runPrerenderer();
    expect(notes).toEqual([
      expect.stringContaining('brand.look.radius must be'),
      expect.stringContaining('brand.look.primary #FFFFFF is refused'),
      'brand.look.icon no.svg cannot be used: it cannot be read',
    ]);
    expect(read('about/index.html')).toContain('--mui-palette-primary-main:#1F5A43;');
    expect(read('about/index.html')).toContain('--mui-shape-borderRadius:12px;');
    expect(read('icons/icon.svg')).toBe('<svg/>');
  });

  it('uses heading, tagline, locale and currency of config.js', async () => {
    const brandSettings =
      "heading: 'Tins & jars', tagline: 'By the dozen.', locale: 'ur', currency: 'EUR'";
    write(
      'config.js',
      `${read('config.js')}\nObject.assign(window.storefrontConfig.brand, { ${brandSettings} });\n`,
    );
    await runPrerenderer();
    const { heading, tagline, getOpenGraph } = readHead('index.html');
    expect([heading, tagline, getOpenGraph('locale')]).toEqual([
      'Tins & jars',
      'By the dozen.',
      'ur',
    ]);
    const expectedOffers = { offers: { priceCurrency: 'EUR' } };
    expect(readHead(toPageFile(getFirstPath('/product/'))).data[1]).toMatchObject(expectedOffers);
  });

  it('replaces files atomically, and removes unfinished files of other runs', async () => {
    const files = Object.keys(getFileStates(siteFolder));
    const getLinkPath = (name: string) => tempFolder.getPath(`old/${encodeURIComponent(name)}`);
    mkdirSync(tempFolder.getPath('old'));
    for (const name of files) linkSync(path.join(siteFolder, name), getLinkPath(name));
    for (const folder of ['', 'blogs/1/']) write(`${folder}a.99.part`, '<!doc');
    const renameCompany = createFault(callPaths.company, (body) => ({
      body: body.replace('Dori', 'Renamed'),
    }));
    await runPrerenderer(renameCompany, { site: 'https://other.example.com' });
    const changedFiles = findChangedFiles();
    const summaryFiles = ['manifest.webmanifest', 'robots.txt', 'sitemap.xml'];
    expect(changedFiles).toEqual(
      expect.arrayContaining([...summaryFiles, ...getSitemapPaths().map(toPageFile)]),
    );
    expect(files).toEqual(expect.arrayContaining(changedFiles));
    for (const name of files)
      expect(readFileSync(getLinkPath(name))).toEqual(
        readFileSync(path.join(firstRunFolder, name)),
      );
    rmSync(tempFolder.getPath('old'), { recursive: true });
  });

  it.each([
    ['lists no product', callPaths.products, '{"data":[]}', 'The back end lists no products.'],
    [
      'lacks the data of five of eight pages',
      callPaths.product,
      '{"data":null}',
      '5 of 8 pages of products and articles would be deleted.',
    ],
  ])('stops if the back end %s, except with --force', async (_title, path, body, reason) => {
    const fault = createFault(path, () => ({ body }));
    const message = `${reason} No file was changed. If that is intended, add --force.`;
    await expect(runPrerenderer(fault)).rejects.toThrow(new Error(message));
    expect(findChangedFiles()).toEqual([]);
    expect((await runPrerenderer(fault, { force: true })).removed).toHaveLength(5);
  });

  it('writes and keeps pages whose ids contain a slash', async () => {
    const insertNestedId = (body: string) => ({
      body: body.replace('"blogId":1,', '"blogId":"a/b/c",'),
    });
    const fault = createFault(callPaths.blogs, insertNestedId);
    await runPrerenderer(fault);
    expect(getSitemapPaths()).toContain('/blogs/a%2Fb%2Fc');
    expect(readHead('blogs/a/b/c/index.html').canonical).toBe(`${origin}/blogs/a%2Fb%2Fc`);
    expect(await runPrerenderer(fault)).toMatchObject({ written: 0, unchanged: 16, removed: [] });
  });

  it('removes and reports products that are missing or unreadable', async () => {
    const badAnswers: Record<string, ReturnType<Fault>> = {
      '?Id=1': { status: 404, body: '{"message":"Not found"}' },
      '?Id=2': { body: '{"data":{"productId":' },
      '?Id=3': { body: '{"data":null}' },
    };
    const report = await runPrerenderer(
      createFault(callPaths.product, (_body, query) => badAnswers[query]),
    );
    // Three more pages are written, because their lists no longer show the prices of these
    // products.
    expect(report).toMatchObject({ written: 3, unchanged: 10 });
    const missingPaths = report.missing.map((page) => page.path);
    expect(missingPaths).toHaveLength(3);
    expect(report.removed.sort()).toEqual(missingPaths.map(toPageFile).sort());
    expect(report.missing.every(({ reason }) => reason !== '')).toBe(true);
    const goneFiles = [...missingPaths.map(toPageFile), 'sitemap.xml'];
    expect(findChangedFiles()).toEqual(expect.arrayContaining(goneFiles));
    expect(findChangedFiles()).toHaveLength(goneFiles.length + 3);
    for (const address of missingPaths) expect(getSitemapPaths()).not.toContain(address);
    const { facts = '', words = '' } = JSON.parse(read('facts.json')) as Record<string, string>;
    for (const dataFile of [facts, words])
      expect((JSON.parse(read(dataFile)) as string[][]).map(([id]) => id)).toEqual(['4', '5']);
  });

  it('refuses and reports ids whose file would be shared or outside the folder', async () => {
    const idsOutsideFolder = ['../../config', '..%2Fx', '..'];
    const unusualIds = ['.htaccess', 'Tips', 'tips', '\ud800', 'nul'];
    const report = await runPrerenderer(({ pathname }, body) => {
      // Insert a NUL character into this id, which a database could not store.
      if (pathname === callPaths.products)
        return { body: body.replace(/"productId":"?1\b"?/g, '"productId":"1\\u0000"') };
      if (pathname !== callPaths.blogs) return undefined;
      const { data } = JSON.parse(body) as { data: object[] };
      const posts = data.map((row, index) => ({ ...row, blogId: idsOutsideFolder[index] }));
      const extraPosts = unusualIds.map((blogId) => ({ ...posts[0], blogId }));
      return { body: JSON.stringify({ data: [...posts, ...extraPosts, ...data] }) };
    });
    const reportedIds = [...idsOutsideFolder, '.htaccess', 'tips', '\ufffd', 'nul'];
    expect(report.missing.map((page) => page.path)).toEqual([
      ...reportedIds.map((id) => `/blogs/${encodeURIComponent(id)}`),
      expect.stringMatching(/^\/product\//),
    ]);
    expect(readdirSync(tempFolder.folder).sort()).toEqual(['site', 'written']);
    const keptNames = ['1', '2', '3', 'Tips', 'index.html', 'index.html.br', 'index.html.gz'];
    expect(readdirSync(path.join(siteFolder, 'blogs')).sort()).toEqual(keptNames);
  });

  it('reports an invalid config.js and changes no file', async () => {
    write('config.js', `${read('config.js')}\nwindow.storefrontConfig.productIdSecret = '';\n`);
    await expect(runPrerenderer()).rejects.toThrow('productIdSecret must not be empty');
    expect(findChangedFiles()).toEqual(['config.js']);
  });
});
