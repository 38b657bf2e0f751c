import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';

/** Opens a product from the home page and puts it into the cart, as it comes. */
async function addToCart(page: Page, nth: number) {
  await page.getByRole('main').locator('a[href^="/product/"]').nth(nth).click();
  await page
    .getByRole('radio', { name: /pack of/i })
    .first()
    .check();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

test('buy now ends with a page loaded elsewhere, and a trailing slash is the checkout too', async ({
  page,
}) => {
  await page.goto('/');
  await addToCart(page, 1);
  await page.getByRole('button', { name: 'Buy now' }).first().click();
  const single = page.getByText(/Buying this item only/);
  await expect(single).toBeVisible();
  await expect.poll(() => stored(page, 'buyNowItem')).not.toBeNull();
  await page.goto('/place-order/');
  await expect(single).toBeVisible();

  await page.goto('/about');
  await expect.poll(() => stored(page, 'buyNowItem')).toBeNull();
  await page.goto('/place-order');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'PLACE ORDER' })).toBeVisible();
  await expect(single).toBeHidden();
});

test('a full storage is told of, and a reload shows no older cart', async ({ page }) => {
  await page.goto('/');
  await addToCart(page, 0);
  await expect.poll(() => stored(page, 'cart')).toContain('name');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.evaluate(() => {
    let name = 0;
    for (const storage of [sessionStorage, localStorage]) {
      for (let size = 2 ** 20; size >= 1; size /= 2) {
        try {
          for (;;) storage.setItem(`filler${String((name += 1))}`, 'x'.repeat(size));
        } catch {
          // Full for this size; smaller ones may still fit.
        }
      }
    }
  });

  await addToCart(page, 1);
  await expect(page.getByText(/can’t store your cart/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
