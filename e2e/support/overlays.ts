import type { Page } from '@playwright/test';

import {
  admin,
  logIn,
  logOut,
  openLogin,
  openSignup,
  openUserMenu,
  createProductPath,
  shopper,
} from './accounts';
import { addFirstPackToCart, storeCart, storeOrder } from './cart';
import { byRole, createScreen, byText, type Screen } from './screens';

const createButtonClick = (name: string | RegExp) => (page: Page) =>
  byRole('button', name)(page).click();
const getToast = (page: Page) => page.locator('.notistack-Snackbar').first();
const getFirstSubCategoryLink = (page: Page) =>
  page.getByRole('dialog').locator('a[href*="subcategory="]').first();

/** Selector of dialogs, which take the focus when they open. */
const overlaySelector = '[role=dialog], [role=alertdialog]';
// Selector of the open area of the navigation. On a screen of 320 px, the side menu replaces the
// navigation, so the footer is checked instead.
const openAreaSelector = 'nav [aria-expanded=true] + *, footer';
const createReviewsPath = (id: number) => createProductPath(id, '?tab=reviews');

const openOverlayScreens: Screen[] = [
  createScreen('the side menu with an area open', '/about', getFirstSubCategoryLink, {
    open: async (page) => {
      await createButtonClick('Open menu')(page);
      for (const name of ['Food Boxes', 'Pizza Boxes'])
        await page.getByRole('dialog').getByRole('button', { name }).click();
    },
    overlaySelector,
  }),
  createScreen('the search in the top bar', '/about', byRole('option'), {
    open: async (page) => {
      await createButtonClick(/^Search$/)(page);
      await page.getByRole('search', { name: 'Site search' }).getByRole('combobox').fill('box');
    },
    overlaySelector: '[role=search]',
  }),
  createScreen('the filter sheet', '/products', byRole('dialog', 'Filters'), {
    open: createButtonClick(/^Filters/),
    onlyOn: 'phone',
    overlaySelector,
  }),
  createScreen('an open area of the navigation', '/about', byRole('link', /^All /), {
    open: (page) => byRole('navigation', 'Shop')(page).getByRole('button').first().click(),
    onlyOn: 'wide',
    overlaySelector: openAreaSelector,
  }),
  createScreen('a refused login', '/about', (page) => byRole('dialog')(page).getByRole('alert'), {
    expectedFailures: /UserValidate/,
    open: async (page) => {
      await openLogin(page);
      await logIn(page, { email: 'nobody@example.com', password: 'not this one' });
    },
    overlaySelector,
  }),
  createScreen('the sign-up', '/about', byRole('dialog', 'Sign Up'), {
    open: openSignup,
    overlaySelector,
  }),
  createScreen('the account menu', '/about', byRole('menu', 'Account'), {
    signedInAs: shopper,
    open: (page) => openUserMenu(page, shopper),
  }),
  createScreen('the zoomed picture', createProductPath(1), byRole('button', 'Close zoom'), {
    open: createButtonClick(/^Zoom image/),
    overlaySelector,
  }),
  createScreen('the confirmation before orders are cleared', '/order', byRole('alertdialog'), {
    prepare: storeOrder,
    open: createButtonClick('Clear orders'),
    overlaySelector,
  }),
  createScreen('the confirmation before data are removed', '/about', byRole('alertdialog'), {
    signedInAs: shopper,
    open: async (page) => {
      await logOut(page, shopper);
      await createButtonClick('Remove my data')(page);
    },
    overlaySelector,
  }),
  createScreen(
    'the confirmation before a review is deleted',
    createReviewsPath(31),
    byRole('alertdialog'),
    {
      signedInAs: admin,
      open: createButtonClick(/^Delete the review by/),
      overlaySelector,
    },
  ),
];

/** Screens with a message that appears after an action of the shopper. */
const messageScreens: Screen[] = [
  createScreen('a product without a pack chosen', createProductPath(1), getToast, {
    open: createButtonClick('Add to cart'),
  }),
  createScreen('a product put into the cart', createProductPath(1), getToast, {
    open: addFirstPackToCart,
  }),
  createScreen('a user who has logged out', '/about', getToast, {
    signedInAs: shopper,
    open: (page) => logOut(page, shopper),
  }),
  createScreen('a line taken out of the cart', '/cart', byRole('button', 'Undo'), {
    prepare: storeCart,
    open: createButtonClick(/^Remove/),
  }),
  createScreen(
    'packs for a number of pieces',
    createProductPath(1),
    byRole('radio', /^2 × Pack of 500/),
    {
      open: async (page) => {
        await page.getByLabel('How many do you need?').fill('1,120');
      },
    },
  ),
  createScreen(
    'the checkout with new prices and errors',
    '/place-order',
    byRole('group', /^Please/),
    {
      prepare: (page) => storeCart(page, { price: 600, total: 1200 }),
      open: async (page) => {
        await byRole('button', 'Accept the changes')(page).waitFor();
        await createButtonClick('PLACE ORDER')(page);
      },
    },
  ),
  createScreen('an enquiry with errors', '/contact', byRole('group', /^Please check/), {
    open: createButtonClick('Send Message'),
  }),
  createScreen('the reminder of an order', '/about', byRole('region', 'Not sent yet'), {
    prepare: storeOrder,
  }),
  createScreen(
    'a review being written',
    createReviewsPath(7),
    (page) => page.getByLabel('Your comment'),
    {
      signedInAs: shopper,
      open: (page) => byRole('link', 'Write a Review')(page).click(),
    },
  ),
  createScreen('a page without a connection', '/products', byText(/^You are offline/), {
    expectedFailures: /ERR_INTERNET_DISCONNECTED|ChunkLoadError/,
    open: (page) => page.context().setOffline(true),
  }),
];

export const overlayScreens: readonly Screen[] = [...openOverlayScreens, ...messageScreens];
