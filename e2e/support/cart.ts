import type { Page } from '@playwright/test';

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

export const orderReference = 'DD-261122-ABCD';

/** Has this browser begin with an order that was placed and not sent; call before its first `goto`. */
export async function putInOrders(page: Page, more: object = {}): Promise<void> {
  const delivery = {
    fullName: 'Ayesha Khan',
    phone: '03211234567',
    email: 'ayesha@example.com',
    address: 'House 1, Street 2',
    city: 'Lahore',
    remark: '',
  };
  const order = {
    reference: orderReference,
    placedAt: '2026-11-22T08:00:00.000Z',
    state: 'notSent',
    source: 'cart',
    lines: [line],
    delivery,
    ...more,
  };
  await page.addInitScript(
    (stored) => {
      if (window === top) localStorage.setItem('placedOrders', stored);
    },
    JSON.stringify({ version: 1, orders: [order] }),
  );
}

/** Has this browser begin with saved products; call before its first `goto`. */
export async function keepProducts(page: Page): Promise<void> {
  await page.addInitScript(
    (stored) => {
      if (window === top) localStorage.setItem('savedProducts', stored);
    },
    JSON.stringify({ version: 1, ids: ['1', '2', '31'] }),
  );
}
