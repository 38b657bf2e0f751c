import type { Page } from '@playwright/test';

import { createProductPath } from './accounts';

/** Texts to type into the checkout. The keys are the labels of the fields, in their order. */
export const checkoutValues = {
  'Full name': 'Sana Iqbal',
  Email: 'sana@example.com',
  Phone: '0300 1234567',
  Address: '12 Chambeli Lane, Gulberg',
  City: 'Lahore',
};

/** Texts to type into the enquiry form. The keys are the labels of the fields. */
export const enquiryValues = {
  Name: 'Ayesha Khan',
  Company: 'Sweet Box',
  Mobile: '03001234567',
  Email: 'ayesha@example.com',
  Address: '1 Mall Road, Lahore',
  Message: 'Two hundred cake boxes, please.',
};

const cartLine = {
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

/**
 * Stores a cart in the browser. Each argument after `page` creates one cart line, and contains only
 * the values that differ from `cartLine`. By default, the cart contains only `cartLine`. Must be
 * called before the first `goto`.
 */
export async function storeCart(
  page: Page,
  ...lineChanges: Partial<typeof cartLine>[]
): Promise<void> {
  const storedLines = (lineChanges.length > 0 ? lineChanges : [{}]).map((changes) => ({
    ...cartLine,
    ...changes,
  }));
  await page.addInitScript((cart) => {
    // Skip frames and the initial blank page, because they may have no storage.
    if (window === top && origin !== 'null' && sessionStorage.getItem('cart') === null)
      sessionStorage.setItem('cart', cart);
  }, JSON.stringify(storedLines));
}

/**
 * Stores a value in `localStorage` before the first page is loaded. Must be called before the first
 * `goto`.
 */
async function storeValue(page: Page, key: string, value: object): Promise<void> {
  await page.addInitScript(
    ([name, storedText]) => {
      if (window === top && origin !== 'null' && localStorage.getItem(name) === null)
        localStorage.setItem(name, storedText);
    },
    [key, JSON.stringify({ version: 1, ...value })] as const,
  );
}

const deliveryDetails = {
  fullName: 'Ayesha Khan',
  phone: '03211234567',
  email: 'ayesha@example.com',
  address: 'House 1, Street 2',
  city: 'Lahore',
};

export const orderReference = 'DD-261122-ABCD';

/** An order that the shopper has placed, but that has not been sent to the shop. */
const placedOrder = {
  reference: orderReference,
  placedAt: '2026-11-22T08:00:00.000Z',
  state: 'notSent',
  source: 'cart',
  lines: [cartLine],
  delivery: { ...deliveryDetails, remark: '' },
};

export const storeOrder = (page: Page, changes: object = {}): Promise<void> =>
  storeValue(page, 'placedOrders', { orders: [{ ...placedOrder, ...changes }] });

export const storeProductList = (
  page: Page,
  listName: 'savedProducts' | 'comparedProducts' | 'recentProducts' = 'savedProducts',
  ids = ['1', '2', '31'],
): Promise<void> => storeValue(page, listName, { ids });

/** Stores the delivery details of an earlier order that was placed without an account. */
export const storeDeliveryDetails = (page: Page): Promise<void> =>
  storeValue(page, 'deliveryDetails', { owner: '', details: deliveryDetails });

export const getFirstPack = (page: Page) => page.getByRole('radio', { name: /^Pack of /i }).first();

export async function addFirstPackToCart(page: Page): Promise<void> {
  await getFirstPack(page).check();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
}

export async function addToCart(page: Page, productId = 1): Promise<void> {
  await page.goto(createProductPath(productId));
  await addFirstPackToCart(page);
}

/** Fills in the open form. The keys of `fields` are the labels of the form's fields. */
export async function fillInForm(page: Page, fields: Record<string, string>): Promise<void> {
  const inputs = page.locator('main').locator('input, textarea');
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).and(inputs).fill(text);
}

/**
 * Fills in the open checkout and places the order.
 * @returns the reference of the order
 */
export async function placeOrder(page: Page): Promise<string> {
  await fillInForm(page, checkoutValues);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await page.waitForURL(/\?order=DD-/);
  return new URL(page.url()).searchParams.get('order') ?? 'none';
}
