import type { Page } from '@playwright/test';

import { shopper } from './accounts';
import { keepProducts, orderReference, putInCart, putInOrders, rememberDetails } from './cart';
import { card, heading, text, type Screen } from './screen';

/* What a shopper gathers and orders. */
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });

export const tradeScreens: Screen[] = [
  { name: 'an empty cart', path: '/cart', seen: text(/your cart is empty/i) },
  {
    name: 'a cart',
    core: 'quick',
    path: '/cart',
    begin: putInCart,
    seen: (page) => page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }),
  },
  {
    name: 'the checkout of nothing',
    path: '/place-order',
    seen: heading(),
  },
  {
    name: 'the checkout',
    path: '/place-order',
    begin: putInCart,
    seen: (page) => page.getByRole('button', { name: 'PLACE ORDER' }),
  },
  {
    name: 'the confirmation of an order',
    path: `/place-order?order=${orderReference}`,
    begin: putInOrders,
    seen: (page) => page.getByRole('button', { name: /^Send to / }),
  },
  {
    name: 'the confirmation of an order that was sent',
    core: 'quick',
    path: `/place-order?order=${orderReference}`,
    begin: (page) => putInOrders(page, { state: 'sent', stateAt: '2026-11-22T09:00:00.000Z' }),
    seen: heading(/is sent/),
  },
  {
    name: 'a pro-forma',
    core: 'quick',
    path: '/pro-forma',
    begin: putInCart,
    seen: (page) => page.getByRole('article', { name: 'Pro-forma invoice' }),
  },
  { name: 'a pro-forma of nothing', path: '/pro-forma', seen: heading() },
  {
    name: 'the profile',
    core: 'quick',
    path: '/profile',
    signedIn: shopper,
    seen: (page) => page.getByRole('form', { name: 'Profile' }),
  },
  { name: 'the profile of nobody', path: '/profile', seen: text('You are not logged in.') },
  {
    name: 'orders',
    core: 'quick',
    path: '/order',
    begin: putInOrders,
    seen: (page) => page.getByRole('button', { name: 'Order again' }),
  },
  { name: 'no orders', path: '/order', seen: heading() },
  { name: 'saved', path: '/saved', begin: keepProducts, seen: card },
  { name: 'nothing saved', path: '/saved', seen: text(/^Nothing saved yet\./) },
  {
    name: 'nothing saved, but some seen',
    path: '/saved',
    begin: (page) => keepProducts(page, 'recentProducts'),
    seen: (page) => page.getByRole('button', { name: 'Share recently viewed' }),
  },
  {
    name: 'an unreadable shared list',
    path: '/saved#products=nonsense',
    seen: (page) => page.getByRole('link', { name: 'Open my own list' }),
  },
  {
    name: 'a list shared by link',
    path: `/saved#products=${btoa('["1","2","no-such-product"]')}`,
    seen: button('Save all to my list'),
  },
  {
    name: 'a comparison',
    path: '/compare',
    begin: (page) => keepProducts(page, 'comparedProducts'),
    seen: (page) => page.getByRole('rowheader', { name: /^Dimensions/ }),
  },
  { name: 'a comparison of nothing', path: '/compare', seen: heading() },
  {
    name: 'a comparison shared by link',
    path: `/compare#products=${btoa('["1","2","no-such-product"]')}`,
    seen: button('Keep as my comparison'),
  },
  {
    name: 'a cart shared by link',
    path: `/cart#lines=${btoa('[["1","1",2],["no-such-product","1",1]]')}`,
    begin: putInCart,
    seen: button('Replace my cart'),
  },
  {
    name: 'the checkout with remembered details',
    path: '/place-order',
    begin: async (page) => {
      await putInCart(page);
      await rememberDetails(page);
    },
    seen: button('Use these details'),
  },
  { name: 'an empty quick order', path: '/quick-order', seen: heading() },
  {
    name: 'a quick order from a spreadsheet',
    path: '/quick-order',
    open: async (page) => {
      await page.getByText('Paste a list').click();
      const rows = [
        'Kraft Pizza Box – 7 inch\tPack of 25\t2',
        'kraft burgr box\t\t1',
        'nothing of ours',
      ];
      await page.getByLabel('Your list').fill(rows.join('\n'));
      await page.getByRole('button', { name: 'Fill in the rows' }).click();
    },
    seen: (page) => page.getByText(/^3 rows filled in/),
  },
];
