import { readFileSync } from 'node:fs';

import Validator from '@adobe/structured-data-validator';
import { JSDOM } from 'jsdom';

import { expect } from './support/fixtures';
import {
  addresses,
  articlePath,
  fileOf,
  productAt,
  productPath,
  rupees,
  test,
  writtenFor,
} from './support/written';

/* What the pages tell crawlers, which run no script. The same for any screen. */
test.skip(({ isMobile }) => !isMobile, 'the same on every screen');

type Data = { '@type': string } & Record<string, unknown>;

/** A page as a crawler gets it. */
async function read(url: string) {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const { document } = new JSDOM(await response.text()).window;
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

/** What keeps data from being a rich result; advice is left out. */
async function schemaErrors(data: Data): Promise<string[]> {
  const issues = await new Validator().validate({ jsonld: { [data['@type']]: [data] } });
  return issues.flatMap(({ severity, issueMessage }) => (severity === 'ERROR' ? issueMessage : []));
}

/** What each kind of page says: its type, the data it holds, and where its picture lies. */
const kinds = [
  ['/', 'website', ['Organization', 'WebSite', 'ItemList'], '/media/banners/'],
  ['/products', 'website', ['BreadcrumbList', 'ItemList'], '/media/'],
  ['/categories', 'website', ['BreadcrumbList'], '/media/'],
  [productPath, 'product', ['BreadcrumbList', 'Product'], '/media/products/'],
  ['/blogs', 'website', ['BreadcrumbList', 'ItemList'], '/media/'],
  [articlePath, 'article', ['BreadcrumbList', 'Article'], '/media/blog/'],
  ['/about', 'website', ['BreadcrumbList'], '/media/'],
  ['/contact', 'website', ['BreadcrumbList'], '/media/'],
  ['/privacy-policy', 'website', ['BreadcrumbList'], '/media/'],
  ['/terms-and-conditions', 'website', ['BreadcrumbList'], '/media/'],
] as const;

for (const [path, type, dataTypes, pictures] of kinds) {
  test(`the head of ${path} says what the page is`, async ({ shop }) => {
    const { title, heading, canonical, description, robots, open, card, data } = await read(
      shop.url + path,
    );
    if (path !== '/') expect(title).toContain(heading);
    expect(title).toMatch(/Dori & Dabba Packaging$/);
    expect(description.length).toBeGreaterThan(30);
    expect(robots).toBe('');
    expect(canonical).toBe(writtenFor + path);
    expect(open('url')).toBe(canonical);
    expect(open('title')).toBe(path === '/' ? title : heading);
    expect(open('description')).toBe(description);
    expect(open('type')).toBe(type);
    expect(card).toBe('summary_large_image');

    const picture = new URL(open('image'));
    expect(picture.origin).toBe(writtenFor);
    expect(picture.pathname).toMatch(new RegExp(`^${pictures}`));
    const answer = await fetch(shop.url + picture.pathname + picture.search);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);

    expect(data.map((block) => block['@type'])).toEqual(dataTypes);
    for (const block of data) expect(await schemaErrors(block)).toEqual([]);
  });
}

test('every page has a title and an address of its own', () => {
  const pages = addresses.map((path) => readFileSync(fileOf(path), 'utf8'));
  const found = (pattern: RegExp) => pages.map((html) => pattern.exec(html)?.[1]);
  expect(pages.length).toBeGreaterThan(160);
  expect(found(/<link rel="canonical" href="(.*?)">/)).toEqual(
    addresses.map((path) => writtenFor + path),
  );
  expect(new Set(found(/<title>(.+?)<\/title>/)).size).toBe(pages.length);
});

test('a product tells what its packs cost and how it is rated', async ({ shop }) => {
  const { productId, productName, productPackRequests } = await productAt(shop.url, productPath);
  const prices = productPackRequests.map((pack) => pack.productPriceDetailRequest.salePrice);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const reviews = (await (await fetch(`${shop.url}/api/review/${productId}`)).json()) as {
    rating: number;
  }[];
  const { description, data } = await read(shop.url + productPath);
  expect(description).toContain(`${rupees(low)} – ${rupees(high)}. `);
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  expect(data[1]).toMatchObject({
    name: productName,
    offers: { lowPrice: low, highPrice: high, offerCount: prices.length, priceCurrency: 'PKR' },
    aggregateRating: {
      reviewCount: reviews.length,
      ratingValue: Number((sum / reviews.length).toFixed(1)),
    },
  });
});

test('the plain page tells of no shop', async ({ shop }) => {
  for (const path of ['/cart', '/no/such/page']) {
    const { title, canonical, data } = await read(shop.url + path);
    expect([title, canonical, data]).toEqual(['Shop', '', []]);
  }
});
