import type { Page } from '@playwright/test';

import { productPath } from './accounts';
import { keepProducts, putInCart } from './cart';
import { card, heading, text, type CallFate, type Screen } from './screen';
import { tradeScreens } from './tradeScreens';

/* The pages in their states. What opens over one stands in `overlays.ts`. */
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
  { name: 'a blog', path: '/blogs/1', seen: heading() },
  { name: 'an unknown blog', path: '/blogs/999', seen: heading() },
  {
    name: 'contact',
    path: '/contact',
    seen: (page) => page.getByRole('button', { name: 'Send Message' }),
  },
  { name: 'about', path: '/about', seen: heading() },
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
