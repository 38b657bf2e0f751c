import {
  getAvatar,
  startSignedIn,
  getLoginButton,
  openUserMenu,
  shopper,
} from '../support/accounts';
import { waitForStillness } from '../support/waiting';
import { addToCart, delivery, fillInForm } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { holdRequests, watchShifts } from '../support/reading';

/* Tests that need two real tabs of the same browser. */

test('all tabs share one cart, which survives them', async ({ page, context }) => {
  const other = await context.newPage();
  const lines = page.getByRole('list', { name: 'Products in the cart' }).locator('> li');
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await addToCart(other);
  await expect(lines).toHaveCount(1);
  const quantity = page.getByRole('textbox', { name: /^Quantity of / });
  await quantity.fill('4');
  await quantity.blur();
  await expect(other.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();

  const later = await context.newPage();
  for (const tab of [page, other]) await tab.close();
  await later.goto('/');
  await expect(later.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
});

test('an order placed in two tabs at the same time is sent once', async ({ page, context }) => {
  const sent = await holdRequests(context, '**/api/WAP/ContactInbox/Save');
  const shifts = await watchShifts(page);
  const other = await context.newPage();
  await addToCart(page);
  for (const tab of [page, other]) {
    await tab.goto('/place-order');
    await fillInForm(tab, delivery);
  }
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect.poll(() => sent.requests).toBe(1);
  await other.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(other.getByRole('heading', { name: 'Sending your order' })).toBeVisible();
  // Make one more request. Any request of the second click has been sent before it.
  await other.evaluate(() => fetch('/config.js'));
  const moved = await shifts();
  sent.release();
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible();
  await waitForStillness(page);
  expect((await shifts()) - moved).toBeLessThanOrEqual(0.001);
  expect(new URL(other.url()).search).toBe(new URL(page.url()).search);
  expect(sent.requests).toBe(1);
});

test('a logout also signs out a tab that the page has opened', async ({ page, context, shop }) => {
  await startSignedIn(page, shop, shopper);
  await page.goto('/');
  await expect(getAvatar(page, shopper)).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/'));
  const other = await opened;
  await expect(getAvatar(other, shopper)).toBeVisible();
  await openUserMenu(page, shopper);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(getLoginButton(other)).toBeVisible();
});
