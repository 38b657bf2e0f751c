import {
  createProductPath,
  getAccountButton,
  startSignedIn,
  getLoginButton,
  openUserMenu,
  shopper,
} from '../support/accounts';
import { waitForStillness } from '../support/waiting';
import { addToCart, checkoutValues, fillInForm, getFirstPack } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { holdRequests, watchShifts } from '../support/reading';

/* Tests that need two real tabs of the same browser. */

test('all tabs share one cart, which is kept when they are closed', async ({ page, context }) => {
  const otherTab = await context.newPage();
  const cartLines = page.getByRole('list', { name: 'Products in the cart' }).locator('> li');
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await addToCart(otherTab);
  await expect(cartLines).toHaveCount(1);
  const quantityField = page.getByRole('textbox', { name: /^Quantity of / });
  await quantityField.fill('4');
  await quantityField.blur();
  await expect(otherTab.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();

  const laterTab = await context.newPage();
  for (const tab of [page, otherTab]) await tab.close();
  await laterTab.goto('/');
  await expect(laterTab.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
});

test('an order placed in two tabs at the same time is sent once', async ({ page, context }) => {
  const heldRequests = await holdRequests(context, '**/api/WAP/ContactInbox/Save');
  const getLayoutShift = await watchShifts(page);
  const otherTab = await context.newPage();
  const tabs = [page, otherTab];
  await addToCart(page);
  for (const tab of tabs) {
    await tab.goto('/place-order');
    await fillInForm(tab, checkoutValues);
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'PLACE ORDER' }).click()));
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { name: 'Sending your order' })).toBeVisible();
    // Make another request and wait for it. If both clicks had sent the order, they would have done
    // so before this request.
    await tab.evaluate(() => fetch('/config.js'));
  }
  const shiftBefore = await getLayoutShift();
  heldRequests.release();
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible();
  await waitForStillness(page);
  expect((await getLayoutShift()) - shiftBefore).toBeLessThanOrEqual(0.001);
  expect(new URL(otherTab.url()).search).toBe(new URL(page.url()).search);
  expect(heldRequests.requestCount).toBe(1);
});

test('a duplicated tab asks before it orders its Buy now item again', async ({ page, context }) => {
  await page.goto(createProductPath(1));
  await getFirstPack(page).check();
  await page.getByRole('button', { name: 'Buy now' }).first().click();
  await fillInForm(page, checkoutValues);
  const newTabPromise = context.waitForEvent('page');
  // The new tab gets a copy of the session storage, as a duplicated tab does.
  await page.evaluate(() => void window.open('/place-order'));
  const otherTab = await newTabPromise;
  await expect(otherTab.getByLabel('City')).toHaveValue(checkoutValues.City);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible();

  await otherTab.getByRole('button', { name: 'PLACE ORDER' }).click();
  const notice = otherTab.getByRole('group', { name: /^You placed the same order/ });
  await expect(notice).toBeFocused();
  await otherTab.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible();
});

test('a logout also signs out a tab that the page has opened', async ({ page, context, shop }) => {
  await startSignedIn(page, shop, shopper);
  await page.goto('/');
  await expect(getAccountButton(page, shopper)).toBeVisible();
  const newTabPromise = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/'));
  const otherTab = await newTabPromise;
  await expect(getAccountButton(otherTab, shopper)).toBeVisible();
  await openUserMenu(page, shopper);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(getLoginButton(otherTab)).toBeVisible();
});
