import type { Page } from '@playwright/test';

import { productPath } from '../support/accounts';
import { addToCart, orderReference, putInOrders } from '../support/cart';
import { expect, test } from '../support/fixtures';

/* What two tabs of one browser do, which only real ones can. */

/** Has a tab hear nothing of the others, as while its own edit is under way; call before its first `goto`. */
async function deafen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
}

test('all tabs have one cart, which outlives them, and an edit in one that has not heard of the others loses nothing', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const lines = page.getByRole('list', { name: 'Items in the cart' }).locator('> li');
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await addToCart(other);
  await expect(lines).toHaveCount(1);
  const quantity = page.getByRole('textbox', { name: /^Quantity of / });
  await quantity.fill('4');
  await quantity.blur();
  await expect(other.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();

  const deaf = await Promise.all([context.newPage(), context.newPage()]);
  for (const [at, tab] of deaf.entries()) {
    await deafen(tab);
    await tab.goto(productPath(at + 2));
    await tab
      .getByRole('radio', { name: /^Pack of / })
      .first()
      .check();
  }
  for (const tab of deaf) await tab.getByRole('button', { name: 'Add to cart' }).click();
  await expect(lines).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();

  const later = await context.newPage();
  for (const tab of [page, other, ...deaf]) await tab.close();
  await later.goto('/');
  await expect(later.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
});

test('an order sent from two tabs at once is sent once', async ({ page, context }) => {
  let sent = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/api/WAP/ContactInbox/Save', async (route) => {
    sent += 1;
    await answered;
    await route.continue();
  });
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await putInOrders(tab);
    await tab.goto(`/place-order?order=${orderReference}`);
  }
  const [first, second] = tabs.map((tab) => tab.getByRole('button', { name: /^Send to / }));
  await first?.click();
  await expect.poll(() => sent).toBe(1);
  await second?.click();
  // Whatever the second press asks for has been asked for by then.
  await other.evaluate(() => fetch('/config.js'));
  answer();
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1, name: 'Your order is sent' })).toBeVisible();
  expect(sent).toBe(1);
});
