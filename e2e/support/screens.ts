import type { Locator, Page } from '@playwright/test';

import { productPath, shopper, type Account } from './accounts';
import { keepProducts, orderReference, putInCart, putInOrders, rememberDetails } from './cart';

/** How the calls of a page are answered if they are not answered normally. */
export type CallFate = 'held' | 'failed' | 'empty' | 'priceless';

/** A page of the shop in one of its states. */
export interface Screen {
  name: string;
  path: string;
  /** Locates an element that is visible in this state. */
  seen: (page: Page) => Locator;
  calls?: CallFate;
  /** Prepares the browser's storage before the page is opened. */
  begin?: (page: Page) => Promise<unknown>;
  signedIn?: Account;
  /** Brings the opened page into the state. */
  open?: (page: Page) => Promise<unknown>;
  /** The only kind of screen on which this state exists. */
  only?: 'phone' | 'wide';
  /** Selector of an overlay, to which checks are limited. */
  over?: string;
  /** Failed requests that belong to this state. */
  mayFail?: RegExp;
}

type Role = Parameters<Page['getByRole']>[0];
export const at = (role: Role, name?: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first();
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page) => page.getByRole('main').getByRole('article').first();

export const screen = (
  name: string,
  path: string,
  seen: Screen['seen'],
  more: Partial<Screen> = {},
): Screen => ({ name, path, seen, ...more });

const linked = (part: string, value: unknown) => `#${part}=${btoa(JSON.stringify(value))}`;
const unsent = `/place-order?order=${orderReference}`;
const filtered = '/products?areas=Food+Boxes&areas=Sleeves+%26+Labels&sort=name';

/*
 * One screen per layout. Pages whose empty or failed states differ only in text appear once.
 * Overlays are in `overlays.ts`.
 */
const pages = [
  screen('the home page', '/', card),
  screen('the list of products', '/products', card),
  screen('a filtered list of products', filtered, at('button', 'Remove Food Boxes')),
  screen('a search that finds only some words', '/products?search=tissue+box+gold', card),
  screen('a search that finds nothing', '/products?search=qqqqqq', text(/^No products match/)),
  screen('the list of categories', '/categories', card),
  screen('a product', productPath(1), at('radio', /pack of/i)),
  screen('a product with reviews open', productPath(31, '?tab=reviews'), at('list', 'Reviews')),
  screen('a product without a price', productPath(1), text(/is available on request\.$/), {
    calls: 'priceless',
  }),
  screen('an unknown product', '/product/nonsense', text('Product not found')),
  screen('the list of articles', '/blogs', card),
  screen('an article', '/blogs/1', heading),
  screen('the contact page', '/contact', at('button', 'Send Message')),
  screen('the page about the company', '/about', heading),
  screen('the privacy policy', '/privacy-policy', heading),
  screen('an unknown address', '/nowhere', heading),
];

/** Pages for collecting products and ordering. */
const trade = [
  screen('an empty cart', '/cart', text(/your cart is empty/i)),
  screen('a cart', '/cart', at('link', 'PROCEED TO CHECKOUT'), { begin: putInCart }),
  screen(
    'a cart shared by link',
    `/cart${linked('lines', [
      ['1', '1', 2],
      ['no-such-product', '1', 1],
    ])}`,
    at('button', 'Replace my cart'),
    { begin: putInCart },
  ),
  screen('an empty checkout', '/place-order', heading),
  screen('the checkout with remembered details', '/place-order', at('button', 'PLACE ORDER'), {
    begin: async (page) => {
      await putInCart(page);
      await rememberDetails(page);
    },
  }),
  screen('an order that was not sent', unsent, at('button', /^Send to /), { begin: putInOrders }),
  screen('an order that was sent', unsent, at('heading', 'Order sent'), {
    begin: (page) => putInOrders(page, { state: 'sent', stateAt: '2026-11-22T09:00:00.000Z' }),
  }),
  screen('a pro-forma', '/pro-forma', at('article', 'Pro-forma invoice'), { begin: putInCart }),
  screen('the profile', '/profile', at('form', 'Profile'), { signedIn: shopper }),
  screen('the profile without a user', '/profile', text('You are not logged in.')),
  screen('the list of orders', '/order', at('button', 'Order again'), { begin: putInOrders }),
  screen('an empty list of orders', '/order', heading),
  screen('the list of saved products', '/saved', card, { begin: keepProducts }),
  screen('a list with only viewed products', '/saved', at('button', 'Share recently viewed'), {
    begin: (page) => keepProducts(page, 'recentProducts'),
  }),
  screen('an unreadable shared list', '/saved#products=nonsense', at('link', 'Open my own list')),
  screen(
    'a list shared by link',
    `/saved${linked('products', ['1', '2', 'no-such-product'])}`,
    at('button', 'Save all to my list'),
  ),
  screen('a comparison', '/compare', at('rowheader', /^Dimensions/), {
    begin: (page) => keepProducts(page, 'comparedProducts'),
  }),
  screen('an empty comparison', '/compare', heading),
  screen('a quick order from a spreadsheet', '/quick-order', text(/^3 rows filled in/), {
    open: async (page) => {
      await page.getByText('Paste a list').click();
      const rows = ['Kraft Pizza Box – 7 inch\tPack of 25\t2', 'kraft burgr box\t\t1', 'not ours'];
      await page.getByLabel('Your list').fill(rows.join('\n'));
      await page.getByRole('button', { name: 'Match my list' }).click();
    },
  }),
];

const fated = (calls: CallFate, paths: readonly string[], more: Partial<Screen> = {}) =>
  paths.map((path) => {
    const isProduct = path.startsWith('/product/');
    const name = `${isProduct ? '/product' : path} with its calls ${calls}`;
    return screen(name, path, at('main'), { calls, ...more });
  });

const fates = [
  ...fated('held', ['/', '/products', '/categories', productPath(1), '/blogs', '/about']),
  ...fated('held', ['/place-order'], { begin: putInCart }),
  ...fated('failed', ['/', productPath(1), '/blogs/1', '/contact'], {
    mayFail: /status of 400|response 400/,
    seen: text(/Failed|could not/),
  }),
  ...fated('empty', ['/', '/products', '/about'], { seen: heading }),
  ...fated('empty', ['/saved'], { begin: keepProducts, seen: heading }),
];

export const pageScreens: readonly Screen[] = [...pages, ...trade, ...fates];
