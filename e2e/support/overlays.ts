import type { Page } from '@playwright/test';

import { openLogin, openSignup, openUserMenu, admin, productPath, shopper } from './accounts';
import { putInCart, putInOrders } from './cart';
import type { Screen } from './screens';

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const toast = (page: Page) => page.locator('.notistack-Snackbar').first();
const summary = (name: RegExp) => (page: Page) => page.getByRole('group', { name });

/** Parts of the screen that lie over a page, and take the focus. */
const over = '[role=dialog], [role=alertdialog]';

const overlays: Screen[] = [
  {
    name: 'the side menu with an area open',
    path: '/about',
    open: async (page) => {
      await press('Open menu')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Food Boxes' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pizza Boxes' }).click();
    },
    seen: (page) => page.getByRole('dialog').locator('a[href*="subcategory="]').first(),
    over,
  },
  {
    name: 'the search of the bar',
    path: '/about',
    open: async (page) => {
      await press(/^Search$/)(page);
      await page.getByRole('search', { name: 'Site search' }).getByRole('combobox').fill('box');
    },
    seen: (page) => page.getByRole('option').first(),
    over: '[role=search]',
  },
  {
    name: 'the filter sheet',
    path: '/products',
    open: press(/^Filters/),
    seen: dialog('Filters'),
    only: 'phone',
    over,
  },
  {
    name: 'an open area of the navigation',
    path: '/about',
    open: (page) =>
      page.getByRole('navigation', { name: 'Shop' }).getByRole('button').first().click(),
    seen: (page) => page.getByRole('link', { name: /^All / }).first(),
    only: 'wide',
    // A screen of 320 px has the side menu instead: then any part does.
    over: 'nav [aria-expanded=true] + *, footer',
  },
  {
    name: 'the login refused',
    mayFail: /UserValidate/,
    path: '/about',
    open: async (page) => {
      const login = await openLogin(page);
      await login.getByLabel('Email').fill('nobody@example.com');
      await login.getByLabel('Password', { exact: true }).fill('not this one');
      await page.keyboard.press('Enter');
    },
    seen: (page) => page.getByRole('dialog').getByRole('alert'),
    over,
  },
  { name: 'the sign-up', path: '/about', open: openSignup, seen: dialog('Sign Up'), over },
  {
    name: 'the account menu',
    path: '/about',
    signedIn: shopper,
    open: (page) => openUserMenu(page, shopper),
    seen: (page) => page.getByRole('menu', { name: 'Account' }),
  },
  {
    name: 'the zoomed picture',
    path: productPath(1),
    open: press(/^Zoom image/),
    seen: (page) => page.getByRole('button', { name: 'Close zoom' }),
    over,
  },
  {
    name: 'the question before orders are cleared',
    path: '/order',
    begin: putInOrders,
    open: press('Clear orders'),
    seen: question,
    over,
  },
  {
    name: 'the question before a review is deleted',
    path: productPath(31, '?tab=reviews'),
    signedIn: admin,
    open: press(/^Delete the review by/),
    seen: question,
    over,
  },
];

/** What a page says of what was pressed. */
const said: Screen[] = [
  {
    name: 'a product without a pack chosen',
    path: productPath(1),
    open: press('Add to cart'),
    seen: toast,
  },
  {
    name: 'a product put into the cart',
    path: productPath(1),
    open: async (page) => {
      await page
        .getByRole('radio', { name: /pack of/i })
        .first()
        .check();
      await press('Add to cart')(page);
    },
    seen: toast,
  },
  {
    name: 'a line taken out of the cart',
    path: '/cart',
    begin: putInCart,
    open: press(/^Remove/),
    seen: (page) => page.getByRole('button', { name: 'Undo' }),
  },
  {
    name: 'packs for a number of pieces',
    path: productPath(1),
    open: async (page) => {
      await press('How many pieces do you need?')(page);
      await page.getByRole('textbox', { name: 'Pieces' }).fill('1,120');
      await page.keyboard.press('Enter');
    },
    seen: (page) => page.getByRole('button', { name: 'Add these to cart' }),
  },
  {
    name: 'the checkout with new prices and its errors',
    path: '/place-order',
    begin: (page) => putInCart(page, { price: 600, total: 1200 }),
    open: async (page) => {
      await page.getByRole('button', { name: 'Accept the changes' }).waitFor();
      await press('PLACE ORDER')(page);
    },
    seen: summary(/^Please check/),
  },
  {
    name: 'an enquiry with its errors',
    path: '/contact',
    open: press('Send Message'),
    seen: summary(/^Please check/),
  },
  {
    name: 'an order again of which nothing is sold',
    path: '/order',
    begin: putInOrders,
    calls: 'priceless',
    open: press('Order again'),
    seen: summary(/^Nothing of this order/),
  },
  {
    name: 'the reminder of an order',
    path: '/about',
    begin: putInOrders,
    seen: (page) => page.getByRole('region', { name: 'Not sent yet' }),
  },
  {
    name: 'a review being written',
    path: productPath(7, '?tab=reviews'),
    signedIn: shopper,
    open: (page) => page.getByRole('link', { name: 'Write a Review' }).click(),
    seen: (page) => page.getByLabel('Your comment'),
  },
  {
    name: 'the page when the connection is gone',
    mayFail: /ERR_INTERNET_DISCONNECTED/,
    path: '/products',
    open: (page) => page.context().setOffline(true),
    seen: (page) => page.getByText(/^You are offline/).first(),
  },
];

export const overlayScreens: readonly Screen[] = [...overlays, ...said];
