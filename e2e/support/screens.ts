import type { Locator, Page } from '@playwright/test';

import { createProductPath, shopper, type Account } from './accounts';
import {
  checkoutValues,
  fillInForm,
  storeProductList,
  orderReference,
  storeCart,
  storeOrder,
  storeDeliveryDetails,
} from './cart';

/**
 * What happens to the API calls of a page: they get no answer (`held`), fail, or return empty
 * lists. `priceless` removes all packs of a product, and so its prices.
 */
export type CallOutcome = 'held' | 'failed' | 'empty' | 'priceless';

/** A page of the shop in one of its states. */
export interface Screen {
  name: string;
  path: string;
  /** Returns an element that is visible once the page is in this state. */
  getVisibleElement: (page: Page) => Locator;
  callOutcome?: CallOutcome;
  /** Prepares the browser's storage before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  signedInAs?: Account;
  /** Brings the opened page into this state. */
  open?: (page: Page) => Promise<unknown>;
  /** The only kind of device on which this state exists. If undefined, it exists on both kinds. */
  onlyOn?: 'phone' | 'wide';
  /** Selector of the overlay that is open. Checks are limited to this overlay. */
  overlaySelector?: string;
  /** Matches reports of the failed requests that are expected in this state. */
  expectedFailures?: RegExp;
}

type Role = Parameters<Page['getByRole']>[0];
export const byRole = (role: Role, name?: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first();
export const byText = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getFirstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

export const createScreen = (
  name: string,
  path: string,
  getVisibleElement: Screen['getVisibleElement'],
  options: Partial<Screen> = {},
): Screen => ({ name, path, getVisibleElement, ...options });

const createFragment = (fragmentKey: string, value: unknown) =>
  `#${fragmentKey}=${btoa(JSON.stringify(value))}`;
const unsentOrderPath = `/place-order?order=${orderReference}`;
const filteredListPath = '/products?areas=Food+Boxes&areas=Sleeves+%26+Labels&sort=name';

/*
 * Pages on which shoppers look around, with one screen for each layout. If the empty or failed
 * states of several pages differ only in text, only one of these pages is included. Overlays are in
 * `overlays.ts`.
 */
const browsingScreens = [
  createScreen('the home page', '/', getFirstCard),
  createScreen('the list of products', '/products', getFirstCard),
  createScreen(
    'a filtered list of products',
    filteredListPath,
    byRole('button', 'Remove Food Boxes'),
  ),
  createScreen(
    'a search that finds only some words',
    '/products?search=tissue+box+gold',
    getFirstCard,
  ),
  createScreen(
    'a search that finds nothing',
    '/products?search=qqqqqq',
    byText(/^No products match/),
  ),
  createScreen('the list of categories', '/categories', getFirstCard),
  createScreen('a product', createProductPath(1), byRole('radio', /pack of/i)),
  createScreen(
    'a product with reviews open',
    createProductPath(31, '?tab=reviews'),
    byRole('list', 'Reviews'),
  ),
  createScreen(
    'a product without a price',
    createProductPath(1),
    byText(/is available on request\.$/),
    {
      callOutcome: 'priceless',
    },
  ),
  createScreen('an unknown product', '/product/nonsense', byText('Product not found')),
  createScreen('the list of articles', '/blogs', getFirstCard),
  createScreen('an article', '/blogs/1', getHeading),
  createScreen('the contact page', '/contact', byRole('button', 'Send Message')),
  createScreen('the page about the company', '/about', getHeading),
  createScreen('the privacy policy', '/privacy-policy', getHeading),
  createScreen('an unknown address', '/nowhere', getHeading),
];

/** Pages on which shoppers collect products and order them. */
const orderingScreens = [
  createScreen('an empty cart', '/cart', byText(/your cart is empty/i)),
  createScreen('a cart', '/cart', byRole('link', 'PROCEED TO CHECKOUT'), { prepare: storeCart }),
  createScreen(
    'a cart shared by link',
    `/cart${createFragment('lines', [
      ['1', '1', 2],
      ['no-such-product', '1', 1],
    ])}`,
    byRole('button', 'Replace my cart'),
    { prepare: storeCart },
  ),
  createScreen('an empty checkout', '/place-order', getHeading),
  createScreen(
    'the checkout with remembered details',
    '/place-order',
    byRole('button', 'PLACE ORDER'),
    {
      prepare: async (page) => {
        await storeCart(page);
        await storeDeliveryDetails(page);
      },
    },
  ),
  createScreen(
    'the checkout with questions',
    '/place-order',
    byRole('group', 'Please check 2 fields'),
    {
      prepare: storeCart,
      open: async (page) => {
        await fillInForm(page, { ...checkoutValues, Phone: '12', City: `${checkoutValues.City}e` });
        await page.getByRole('button', { name: 'PLACE ORDER' }).click();
      },
    },
  ),
  createScreen('an order that was not sent', unsentOrderPath, byRole('button', /^Send to /), {
    prepare: storeOrder,
  }),
  createScreen('an order that was sent', unsentOrderPath, byRole('heading', 'Order sent'), {
    prepare: (page) => storeOrder(page, { state: 'sent', stateAt: '2026-11-22T09:00:00.000Z' }),
  }),
  createScreen('a pro-forma', '/pro-forma', byRole('article', 'Pro-forma invoice'), {
    prepare: storeCart,
  }),
  createScreen('the profile', '/profile', byRole('form', 'Profile'), { signedInAs: shopper }),
  createScreen('the profile without a user', '/profile', byText('You are not logged in.')),
  createScreen('the list of orders', '/order', byRole('button', 'Order again'), {
    prepare: storeOrder,
  }),
  createScreen(
    'the list of orders with an unreadable order',
    '/order',
    byText(/^The products of this order cannot be read/),
    { prepare: (page) => storeOrder(page, { lines: [{ price: 1 }] }) },
  ),
  createScreen(
    'the list of orders with orders of another account',
    '/order',
    byText(/^Orders of another account are on this device/),
    { prepare: (page) => storeOrder(page, { owner: 'another' }) },
  ),
  createScreen('an empty list of orders', '/order', getHeading),
  createScreen('the list of saved products', '/saved', getFirstCard, { prepare: storeProductList }),
  createScreen(
    'a list with only viewed products',
    '/saved',
    byRole('button', 'Share recently viewed products'),
    {
      prepare: (page) => storeProductList(page, 'recentProducts'),
    },
  ),
  createScreen(
    'an unreadable shared list',
    '/saved#products=nonsense',
    byRole('link', 'Open my own list'),
  ),
  createScreen(
    'a list shared by link',
    `/saved${createFragment('products', ['1', '2', 'no-such-product'])}`,
    byRole('button', 'Save all to my list'),
  ),
  createScreen('a comparison', '/compare', byRole('rowheader', /^Dimensions/), {
    prepare: (page) => storeProductList(page, 'comparedProducts'),
  }),
  createScreen('an empty comparison', '/compare', getHeading),
  createScreen('a quick order from a spreadsheet', '/quick-order', byText(/^3 rows filled in/), {
    open: async (page) => {
      await page.getByText('Paste a list').click();
      const rows = ['Kraft Pizza Box – 7 inch\tPack of 25\t2', 'kraft burgr box\t\t1', 'not ours'];
      await page.getByLabel('Your list').fill(rows.join('\n'));
      await page.getByRole('button', { name: 'Match my list' }).click();
    },
  }),
];

const createCallScreens = (
  callOutcome: CallOutcome,
  paths: readonly string[],
  options: Partial<Screen> = {},
) =>
  paths.map((path) => {
    const isProduct = path.startsWith('/product/');
    const name = `${isProduct ? '/product' : path} with its API calls ${callOutcome}`;
    return createScreen(name, path, byRole('main'), { callOutcome, ...options });
  });

const callScreens = [
  ...createCallScreens('held', [
    '/',
    '/products',
    '/categories',
    createProductPath(1),
    '/blogs',
    '/about',
  ]),
  ...createCallScreens('held', ['/place-order'], { prepare: storeCart }),
  ...createCallScreens('failed', ['/', createProductPath(1), '/blogs/1', '/contact'], {
    expectedFailures: /status of 400|response 400/,
    getVisibleElement: byText(/Failed|could not/),
  }),
  ...createCallScreens('empty', ['/', '/products', '/about'], { getVisibleElement: getHeading }),
  ...createCallScreens('empty', ['/saved'], {
    prepare: storeProductList,
    getVisibleElement: getHeading,
  }),
];

export const pageScreens: readonly Screen[] = [
  ...browsingScreens,
  ...orderingScreens,
  ...callScreens,
];
