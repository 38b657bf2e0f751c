import type { Page } from '@playwright/test';

import { follow } from './support/arrival';
import { delivery } from './support/delivery';
import { expect, test } from './support/fixtures';

/** Opens a product of the demo catalogue by its whole name. */
async function openProduct(page: Page, name: string): Promise<void> {
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  await follow(page.getByRole('main').getByRole('link', { name }).first());
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

const price = String.raw`Rs\. [\d,.]+`;

test('pieces are counted on the page, in the cart and in the order that is sent', async ({
  page,
}) => {
  await openProduct(page, 'Satin Ribbon 25 mm – Single Colour');
  await expect(page.getByText('Best value')).toHaveCount(1);
  await expect(page.getByText(/^Save \d+ %$/).first()).toBeVisible();
  await page.getByRole('radio', { name: /^Pack of 6 / }).check();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await expect(page.getByText('Total for 18 rolls')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await follow(page.getByRole('link', { name: 'Cart, 3 items' }));
  await expect(page.getByText(new RegExp(`^3 × 6 = 18 rolls · ${price} each$`))).toBeVisible();
  await expect(page.getByText(new RegExp(`^Qty: 3 × ${price}$`))).toBeVisible();

  await follow(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  for (const [label, value] of Object.entries(delivery)) {
    await page.getByLabel(label, { exact: false }).first().fill(value);
  }
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  const whatsApp = page.getByRole('link', { name: /WhatsApp/ }).first();
  await expect(whatsApp).toHaveAttribute('href', /text=/);
  const href = (await whatsApp.getAttribute('href')) ?? '';
  const text = new URL(href).searchParams.get('text') ?? '';
  expect(text).toMatch(new RegExp(`Qty: 3 × ${price} = ${price}\n +3 × 6 = 18 rolls\n`));
});

test('a number of pieces becomes packs in the cart, by keyboard', async ({ page, axe }) => {
  await openProduct(page, 'Kraft Burger Box – Regular');
  const question = page.getByRole('button', { name: 'How many pieces do you need?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Pieces' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quantity must be a whole number from 1 to 1,000,000')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1,120');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '= 1,150 pcs' })).toContainText(
    '2 × Pack of 500 + 1 × Pack of 100 + 1 × Pack of 50 = 1,150 pcs',
  );
  await axe();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add these to cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Item added to cart!')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
});

test('sizes stand side by side and lead to one another', async ({ page }) => {
  await openProduct(page, 'Kraft Pizza Box – 10 inch');
  const sizes = page.getByRole('region', { name: 'Sizes' });
  // They come once the shopper is near.
  const nearby = page.getByRole('link', { name: 'Terms of delivery and returns' });
  await nearby.scrollIntoViewIfNeeded();
  await expect(sizes.getByRole('rowheader')).toHaveText(['7 inch', '10 inch', '13 inch']);
  await expect(sizes.getByText(new RegExp(`^from ${price} each$`))).toHaveCount(3);
  await expect(sizes.getByText(/^[\d.]+ × [\d.]+ × [\d.]+ cm$/)).toHaveCount(3);
  await expect(sizes.getByText('10 inch')).toHaveAttribute('aria-current', 'true');
  await sizes.getByRole('link', { name: '13 inch' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Kraft Pizza Box – 13 inch' }),
  ).toBeFocused();
  await nearby.scrollIntoViewIfNeeded();
  await expect(sizes.getByText('13 inch')).toHaveAttribute('aria-current', 'true');
});
