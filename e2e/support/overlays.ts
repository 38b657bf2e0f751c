import type { Page } from '@playwright/test';

import { openLogin, openSignup, openUserMenu, admin, productPath, shopper } from './accounts';
import { putInCart, putInOrders } from './cart';
import type { Screen } from './screen';

/*
 * What opens over a page, and what a form says.
 */
const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const modal = '[role=dialog], [role=alertdialog]';
const toast = (page: Page) => page.locator('.notistack-Snackbar').first();
const pack = (page: Page) => page.getByRole('radio', { name: /pack of/i }).first();

const overlays: Screen[] = [
  {
    name: 'the side menu',
    path: '/about',
    open: press('Open menu'),
    seen: dialog('Menu'),
    over: modal,
  },
  {
    name: 'the side menu with an area open',
    path: '/about',
    open: async (page) => {
      await press('Open menu')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Food Boxes' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pizza Boxes' }).click();
    },
    seen: (page) => page.getByRole('dialog').locator('a[href*="subcategory="]').first(),
    over: modal,
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
    core: 'quick',
    path: '/products',
    open: press(/^Filters/),
    seen: dialog('Filters'),
    only: 'phone',
    over: modal,
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
  { name: 'the login', path: '/about', open: openLogin, seen: dialog('Login'), over: modal },
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
    over: modal,
  },
  {
    name: 'the sign-up',
    core: 'quick',
    path: '/about',
    open: openSignup,
    seen: dialog('Sign Up'),
    over: modal,
  },
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
    over: modal,
  },
  {
    name: 'the question before orders are cleared',
    path: '/order',
    begin: putInOrders,
    open: press('Clear orders'),
    seen: (page) => page.getByRole('alertdialog'),
    over: modal,
  },
  {
    name: 'the question before a review is deleted',
    path: productPath(31, '?tab=reviews'),
    signedIn: admin,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Delete the review by/ })
        .first()
        .click();
    },
    seen: (page) => page.getByRole('alertdialog'),
    over: modal,
  },
];

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
      await pack(page).check();
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
    name: 'the checkout with its errors',
    core: 'whole',
    path: '/place-order',
    begin: (page) => putInCart(page, { price: 600, total: 1200 }),
    open: async (page) => {
      await page.getByRole('button', { name: 'Accept the changes' }).waitFor();
      await press('PLACE ORDER')(page);
    },
    seen: (page) => page.getByRole('group', { name: /^Please check/ }),
  },
  {
    name: 'an enquiry with its errors',
    core: 'quick',
    path: '/contact',
    open: press('Send Message'),
    seen: (page) => page.getByRole('group', { name: /^Please check/ }),
  },
  {
    name: 'an order again of which nothing is sold',
    path: '/order',
    begin: putInOrders,
    calls: 'priceless',
    open: press('Order again'),
    seen: (page) => page.getByRole('group', { name: /^Nothing of this order/ }),
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

export const overlayScreens = [...overlays, ...said];
