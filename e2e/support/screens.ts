import type { Locator, Page } from '@playwright/test';

import { productPath, type Account } from './accounts';
import { keepProducts, putInCart } from './cart';
import { tradeScreens } from './tradeScreens';

/** A page of the shop in one of its states. What opens over a page stands in `overlays.ts`. */
export interface Screen {
  name: string;
  path: string;
  /** What the page's calls come to, where they are not simply answered. */
  calls?: CallFate;
  /** What this browser keeps; called before the page is opened. */
  begin?: (page: Page) => Promise<unknown>;
  signedIn?: Account;
  /** Leads from the page as it opens to the state that is meant. */
  open?: (page: Page) => Promise<unknown>;
  /** What tells that it is there. */
  seen: (page: Page) => Locator;
  /** Drawn on these screens alone. */
  only?: 'phone' | 'wide';
  /** What lies over the page: the one part to look at. */
  over?: string;
  /** Answers of the shop that the state is about. */
  mayFail?: RegExp;
  /** Looked at by `npm test` too: `quick` leaves out what takes longest. */
  core?: 'quick' | 'whole';
}
export type CallFate = 'held' | 'failed' | 'empty' | 'priceless';

const heading = (name?: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const card = (page: Page) => page.getByRole('main').getByRole('article').first();
const loading = (page: Page) => page.getByRole('main').getByRole('status').first();

const pages: Screen[] = [
  { name: 'home', core: 'quick', path: '/', seen: card },
  { name: 'products', path: '/products', seen: card },
  { name: 'products searched', core: 'quick', path: '/products?search=box', seen: card },
  {
    name: 'products filtered',
    path: '/products?areas=Food+Boxes&areas=Sleeves+%26+Labels&sort=name',
    seen: (page) => page.getByRole('button', { name: 'Remove Food Boxes' }),
  },
  {
    name: 'a search that finds some words only',
    path: '/products?search=tissue+box+gold',
    seen: card,
  },
  {
    name: 'a search that finds nothing',
    path: '/products?search=qqqqqq',
    seen: text('No product matches your search.'),
  },
  { name: 'categories', path: '/categories', seen: card },
  {
    name: 'an unknown category',
    path: '/categories?category=Nope',
    seen: text('No products found in this category.'),
  },
  {
    name: 'a product',
    path: productPath(1),
    seen: (page) => page.getByRole('radio', { name: /pack of/i }).first(),
  },
  {
    name: 'a product with reviews open',
    core: 'whole',
    path: productPath(31, '?tab=reviews'),
    seen: (page) => page.getByRole('list', { name: 'Reviews' }),
  },
  {
    name: 'a product without a price',
    path: productPath(1),
    calls: 'priceless',
    seen: text('The price of this product is given on request.'),
  },
  { name: 'an unknown product', path: '/product/nonsense', seen: text('Product not found') },
  { name: 'blogs', path: '/blogs', seen: card },
  { name: 'a blog', core: 'quick', path: '/blogs/1', seen: heading() },
  { name: 'an unknown blog', path: '/blogs/999', seen: heading() },
  {
    name: 'contact',
    path: '/contact',
    seen: (page) => page.getByRole('button', { name: 'Send Message' }),
  },
  { name: 'about', core: 'quick', path: '/about', seen: heading() },
  { name: 'privacy', path: '/privacy-policy', seen: heading() },
  { name: 'terms', path: '/terms-and-conditions', seen: heading() },
  { name: 'an unknown address', path: '/nowhere', seen: heading() },
];

/** Where a page's first calls are made, and what it says of each of their fates. */
const called: [name: string, path: string, begin?: Screen['begin']][] = [
  ['home', '/'],
  ['products', '/products'],
  ['categories', '/categories'],
  ['a product', productPath(1)],
  ['blogs', '/blogs'],
  ['a blog', '/blogs/1'],
  ['contact', '/contact'],
  ['about', '/about'],
  ['the checkout', '/place-order', putInCart],
  ['saved', '/saved', keepProducts],
];
const withFate = (calls: CallFate, mark: string, seen: Screen['seen']): Screen[] =>
  called.map(([name, path, begin]) => ({
    name: `${name} ${mark}`,
    path,
    calls,
    ...(calls === 'failed' && { mayFail: /status of 400|response 400/ }),
    ...(path === '/products' && calls === 'held' && { core: 'quick' }),
    ...(begin && { begin }),
    seen: path === '/place-order' || path === '/contact' ? heading() : seen,
  }));

export const pageScreens: Screen[] = [
  ...pages,
  ...tradeScreens,
  ...withFate('held', 'still loading', (page) => loading(page).or(heading()(page)).first()),
  ...withFate('failed', 'failed', (page) =>
    page
      .getByRole('main')
      .getByText(/Failed|could not/)
      .first(),
  ),
  ...withFate('empty', 'with nothing to show', heading()),
];
