import type { Page } from '@playwright/test';

import { productPath } from './accounts';

/** What a shopper fills into the checkout, by the label of the field, in its order. */
export const delivery = {
  'Full name': 'Sana Iqbal',
  Email: 'sana@example.com',
  Phone: '0300 1234567',
  Address: '12 Chambeli Lane, Gulberg',
  City: 'Lahore',
};

/** What a shopper fills into an enquiry, by the label of the field. */
export const enquiry = {
  Name: 'Ayesha Khan',
  Company: 'Sweet Box',
  Mobile: '03001234567',
  Email: 'ayesha@example.com',
  Address: '1 Mall Road, Lahore',
  Message: 'Two hundred cake boxes, please.',
};

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
  optionLabels: [] as string[],
};

/** Has this tab begin with lines in the cart; call before its first `goto`. */
export async function putInCart(page: Page, ...lines: Partial<typeof line>[]): Promise<void> {
  const stored = (lines.length > 0 ? lines : [{}]).map((more) => ({ ...line, ...more }));
  await page.addInitScript((cart) => {
    // Frames of others have no storage, nor has the blank page that a tab begins with.
    if (window === top && origin !== 'null' && sessionStorage.getItem('cart') === null)
      sessionStorage.setItem('cart', cart);
  }, JSON.stringify(stored));
}

/** Has this browser keep a value; call before its first `goto`. */
async function keep(page: Page, key: string, value: object): Promise<void> {
  await page.addInitScript(
    ([name, stored]) => {
      if (window === top && origin !== 'null' && localStorage.getItem(name) === null)
        localStorage.setItem(name, stored);
    },
    [key, JSON.stringify({ version: 1, ...value })] as const,
  );
}

const details = {
  fullName: 'Ayesha Khan',
  phone: '03211234567',
  email: 'ayesha@example.com',
  address: 'House 1, Street 2',
  city: 'Lahore',
};

export const orderReference = 'DD-261122-ABCD';

/** An order that was placed and not sent. */
export const placedOrder = {
  reference: orderReference,
  placedAt: '2026-11-22T08:00:00.000Z',
  state: 'notSent',
  source: 'cart',
  lines: [line],
  delivery: { ...details, remark: '' },
};

export const putInOrders = (page: Page, more: object = {}): Promise<void> =>
  keep(page, 'placedOrders', { orders: [{ ...placedOrder, ...more }] });

export const keepProducts = (
  page: Page,
  list: 'savedProducts' | 'comparedProducts' | 'recentProducts' = 'savedProducts',
  ids = ['1', '2', '31'],
): Promise<void> => keep(page, list, { ids });

/** The details of an earlier order, kept by a guest. */
export const rememberDetails = (page: Page): Promise<void> =>
  keep(page, 'deliveryDetails', { owner: '', details });

/** The first pack of the product that is open. */
export const firstPack = (page: Page) => page.getByRole('radio', { name: /^Pack of /i }).first();

/** Puts one of the first pack of the product that is open into the cart. */
export async function buyFirstPack(page: Page): Promise<void> {
  await firstPack(page).check();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
}

export async function addToCart(page: Page, productId = 1): Promise<void> {
  await page.goto(productPath(productId));
  await buyFirstPack(page);
}

/** Fills in the form that is open, by the labels of its fields. */
export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  const inputs = page.locator('main').locator('input, textarea');
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).and(inputs).fill(text);
}

/** Fills in the checkout that is open, and places the order. @returns its reference */
export async function placeOrder(page: Page): Promise<string> {
  await fillIn(page, delivery);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await page.waitForURL(/\?order=DD-/);
  return new URL(page.url()).searchParams.get('order') ?? 'none';
}
