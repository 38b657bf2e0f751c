import type { Page } from '@playwright/test';

import {
  admin,
  logIn,
  openLogin,
  openSignup,
  openUserMenu,
  productPath,
  shopper,
} from './accounts';
import { buyFirstPack, putInCart, putInOrders } from './cart';
import { at, screen, text, type Screen } from './screens';

const press = (name: string | RegExp) => (page: Page) => at('button', name)(page).click();
const toast = (page: Page) => page.locator('.notistack-Snackbar').first();
const subCategory = (page: Page) =>
  page.getByRole('dialog').locator('a[href*="subcategory="]').first();

/** Overlays that take the focus. */
const over = '[role=dialog], [role=alertdialog]';
// A screen of 320 px has the side menu instead of the navigation, so the footer is checked there.
const area = 'nav [aria-expanded=true] + *, footer';
const reviews = (id: number) => productPath(id, '?tab=reviews');

const overlays: Screen[] = [
  screen('the side menu with an area open', '/about', subCategory, {
    open: async (page) => {
      await press('Open menu')(page);
      for (const name of ['Food Boxes', 'Pizza Boxes'])
        await page.getByRole('dialog').getByRole('button', { name }).click();
    },
    over,
  }),
  screen('the search of the bar', '/about', at('option'), {
    open: async (page) => {
      await press(/^Search$/)(page);
      await page.getByRole('search', { name: 'Site search' }).getByRole('combobox').fill('box');
    },
    over: '[role=search]',
  }),
  screen('the filter sheet', '/products', at('dialog', 'Filters'), {
    open: press(/^Filters/),
    only: 'phone',
    over,
  }),
  screen('an open area of the navigation', '/about', at('link', /^All /), {
    open: (page) => at('navigation', 'Shop')(page).getByRole('button').first().click(),
    only: 'wide',
    over: area,
  }),
  screen('a refused login', '/about', (page) => at('dialog')(page).getByRole('alert'), {
    mayFail: /UserValidate/,
    open: async (page) => {
      await openLogin(page);
      await logIn(page, { email: 'nobody@example.com', password: 'not this one' });
    },
    over,
  }),
  screen('the sign-up', '/about', at('dialog', 'Sign Up'), { open: openSignup, over }),
  screen('the account menu', '/about', at('menu', 'Account'), {
    signedIn: shopper,
    open: (page) => openUserMenu(page, shopper),
  }),
  screen('the zoomed picture', productPath(1), at('button', 'Close zoom'), {
    open: press(/^Zoom image/),
    over,
  }),
  screen('the confirmation before orders are cleared', '/order', at('alertdialog'), {
    begin: putInOrders,
    open: press('Clear orders'),
    over,
  }),
  screen('the confirmation before a review is deleted', reviews(31), at('alertdialog'), {
    signedIn: admin,
    open: press(/^Delete the review by/),
    over,
  }),
];

/** Messages that follow an action. */
const messages: Screen[] = [
  screen('a product without a pack chosen', productPath(1), toast, { open: press('Add to cart') }),
  screen('a product put into the cart', productPath(1), toast, { open: buyFirstPack }),
  screen('a line taken out of the cart', '/cart', at('button', 'Undo'), {
    begin: putInCart,
    open: press(/^Remove/),
  }),
  screen('packs for a number of pieces', productPath(1), at('radio', /^2 × Pack of 500/), {
    open: async (page) => {
      await page.getByLabel('How many do you need?').fill('1,120');
    },
  }),
  screen('the checkout with new prices and errors', '/place-order', at('group', /^Please/), {
    begin: (page) => putInCart(page, { price: 600, total: 1200 }),
    open: async (page) => {
      await at('button', 'Accept the changes')(page).waitFor();
      await press('PLACE ORDER')(page);
    },
  }),
  screen('an enquiry with errors', '/contact', at('group', /^Please check/), {
    open: press('Send Message'),
  }),
  screen('the reminder of an order', '/about', at('region', 'Not sent yet'), {
    begin: putInOrders,
  }),
  screen('a review being written', reviews(7), (page) => page.getByLabel('Your comment'), {
    signedIn: shopper,
    open: (page) => at('link', 'Write a Review')(page).click(),
  }),
  screen('a page without a connection', '/products', text(/^You are offline/), {
    mayFail: /ERR_INTERNET_DISCONNECTED|ChunkLoadError/,
    open: (page) => page.context().setOffline(true),
  }),
];

export const overlayScreens: readonly Screen[] = [...overlays, ...messages];
