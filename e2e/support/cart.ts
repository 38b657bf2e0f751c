import type { Page } from '@playwright/test';

import { productPath } from './accounts';
import { delivery as typed } from './delivery';

const line = {
  productId: '1',
  name: 'Kraft box',
  image: '',
  category: 'Food Boxes',
  subCategory: '',
  packId: '1',
  packDescription: 'Pack of 50',
  price: 680,
  quantity: 2,
  total: 1360,
  selectedOptions: {},
  optionLabels: [],
};

/** Has this tab begin with a line in the cart; call before its first `goto`. */
export async function putInCart(page: Page, more: Partial<typeof line> = {}): Promise<void> {
  await page.addInitScript(
    (stored) => {
      // Frames of others have no storage.
      if (window === top && sessionStorage.getItem('cart') === null)
        sessionStorage.setItem('cart', stored);
    },
    JSON.stringify([{ ...line, ...more }]),
  );
}

const delivery = {
  fullName: 'Ayesha Khan',
  phone: '03211234567',
  email: 'ayesha@example.com',
  address: 'House 1, Street 2',
  city: 'Lahore',
  remark: '',
};

/** Has this browser keep a value; call before its first `goto`. */
async function keep(page: Page, key: string, value: object): Promise<void> {
  await page.addInitScript(
    ([name, stored]) => {
      if (window === top) localStorage.setItem(name, stored);
    },
    [key, JSON.stringify({ version: 1, ...value })] as const,
  );
}

export const orderReference = 'DD-261122-ABCD';

/** An order that was placed and not sent. */
export async function putInOrders(page: Page, more: object = {}): Promise<void> {
  const order = {
    reference: orderReference,
    placedAt: '2026-11-22T08:00:00.000Z',
    state: 'notSent',
    source: 'cart',
    lines: [line],
    delivery,
    ...more,
  };
  await keep(page, 'placedOrders', { orders: [order] });
}

export const keepProducts = (
  page: Page,
  list: 'savedProducts' | 'comparedProducts' | 'recentProducts' = 'savedProducts',
): Promise<void> => keep(page, list, { ids: ['1', '2', '31'] });

/** The details of an earlier order, kept by a guest. */
export async function rememberDetails(page: Page): Promise<void> {
  const { remark: _remark, ...details } = delivery;
  await keep(page, 'deliveryDetails', { owner: '', details });
}

/** Opens a product and puts one of its first pack into the cart. */
export async function addToCart(page: Page, productId = 1): Promise<void> {
  await page.goto(productPath(productId));
  await page
    .getByRole('radio', { name: /^Pack of / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
}

/** Fills in the checkout that is open. */
export async function fillInDelivery(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(text);
}
