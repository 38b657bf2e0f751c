import type { Locator, Page } from '@playwright/test';

import { watchInbox } from '../support/accounts';
import { followLink } from '../support/waiting';
import { addToCart, checkoutValues, fillInForm, storeCart } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { pressByKeyboard, focusByTab, fillByKeyboard } from '../support/keyboard';
import { holdRequests } from '../support/reading';

test(
  'packs can be bought by keyboard, and their order can be repeated',
  { tag: ['@postgres', '@both'] },
  async ({ page, shop }) => {
    await page.goto('/');
    await followLink(page.getByRole('main').locator('a[href^="/product/"]').first());
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('main').getByText('Please select a pack')).toBeVisible();
    // The failed attempt has moved the focus to the packs.
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByLabel('How many do you need?')).toBeFocused();
    await page.keyboard.insertText('1,120');
    const packMixText = '1,150 pcs = 2 × Pack of 500 + 1 × Pack of 100 + 1 × Pack of 50';
    await expect(page.getByRole('status').filter({ hasText: packMixText })).toBeVisible();
    await pressByKeyboard(page, /^Add to cart/);
    await followLink(page.getByRole('link', { name: 'Cart, 4 items' }));
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expect(page.getByText(/Qty: 2 × Rs\. [\d,]+/)).toBeVisible();

    await focusByTab(page, /^PROCEED TO CHECKOUT/, 'a');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'PLACE ORDER' }).waitFor();
    await pressByKeyboard(page, /^PLACE ORDER/);
    await expect(page.getByRole('group', { name: 'Please check 5 fields' })).toBeFocused();
    // A link in the summary of errors leads to the field with the error.
    const { 'Full name': customerName, ...otherFields } = checkoutValues;
    await pressByKeyboard(page, /^Full name/);
    await expect(page.getByLabel('Full name', { exact: true })).toBeFocused();
    await page.keyboard.insertText(customerName);
    await fillByKeyboard(page, otherFields);
    await pressByKeyboard(page, /^Save my details/, 'Space');
    const getSentMessages = await watchInbox(shop);
    await pressByKeyboard(page, /^PLACE ORDER/);
    await expect(page.getByRole('heading', { level: 1, name: 'Order sent' })).toBeFocused();
    await expect(page).toHaveTitle(/^Order DD-\d{8}-\w{4} – /);
    const reference = new URL(page.url()).searchParams.get('order') ?? 'none';
    await expect(page.getByText(/^Sent to .+ on \d+ \w+ \d{4}, \d\d:\d\d\.$/)).toBeVisible();
    expect(await getSentMessages()).toEqual([expect.stringContaining(`Order ${reference}\n`)]);
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    const whatsAppLink = page.getByRole('link', { name: /^Chat on WhatsApp/ });
    await expect(whatsAppLink).toHaveAttribute(
      'href',
      new RegExp(`about%20Order%20${reference}\\.$`),
    );

    await page.goto('/order');
    const orderCard = page.getByRole('region', { name: `Order ${reference}` });
    await expect(orderCard.getByText('Sent', { exact: true })).toBeVisible();
    await orderCard.getByRole('button', { name: 'Order again' }).click();
    await followLink(page.getByRole('link', { name: 'View cart' }));
    await followLink(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    await expect(page.getByLabel('City')).toHaveValue(checkoutValues.City);
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
    // The shop asks about a repeated order. A second press creates a new order.
    await expect(page.getByRole('group', { name: /^You placed the same order/ })).toBeFocused();
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
    await expect(page).toHaveTitle(/^Order DD-/);
    expect(page.url()).not.toContain(reference);
  },
);

test('six clicks from the home page put 500 pieces into the cart', async ({ page }) => {
  let clickCount = 0;
  const clickAndCount = (locator: Locator) => {
    clickCount += 1;
    return locator.click();
  };
  await page.goto('/');
  await clickAndCount(page.getByRole('combobox', { name: 'Search products' }));
  await page.keyboard.type('pizza box 10');
  await clickAndCount(page.getByRole('option', { name: /^Kraft Pizza Box/ }).first());
  await clickAndCount(page.getByLabel('How many do you need?'));
  await page.keyboard.type('500');
  await clickAndCount(page.getByRole('button', { name: /^Add to cart/ }));
  await followLink(page.getByRole('link', { name: /^Cart, [1-9]/ }));
  await expect(
    page
      .getByRole('main')
      .getByText(/500 pcs/)
      .first(),
  ).toBeVisible();
  expect(clickCount).toBeLessThanOrEqual(6);
});

test('a double click on Buy now creates one history entry', async ({ page }) => {
  await page.goto('/products');
  await followLink(page.getByRole('main').locator('a[href^="/product/"]').first());
  await page.getByRole('radio', { name: /^Pack of 100 / }).check();
  const historyLengthBefore = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Buy now' }).dblclick();
  await page.getByRole('button', { name: 'PLACE ORDER' }).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(historyLengthBefore + 1);
});

const waysToLeave: [string, (page: Page) => Promise<unknown>][] = [
  ['by a link', (page) => page.getByRole('link', { name: 'Edit cart' }).click()],
  ['by Back', (page) => page.goBack()],
];
for (const [way, leave] of waysToLeave)
  test(`leaving ${way} cancels an order that waits for prices`, async ({ page }) => {
    const heldRequests = await holdRequests(page, '**/api/ISPM/Product/GetWebProductById*');
    await storeCart(page);
    await page.goto('/cart');
    await followLink(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    await fillInForm(page, checkoutValues);
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
    await expect(page.getByText('Checking prices…')).toBeVisible();
    await leave(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Shopping Cart');
    await page.getByRole('textbox', { name: /^Quantity of / }).fill('20');
    heldRequests.release();
    // The offer of cheaper packs needs the same answer. It appears after an order would be saved.
    await expect(page.getByRole('button', { name: / instead: save / })).toBeVisible();
    await expect(heading).toHaveText('Shopping Cart');
    expect(await page.evaluate(() => localStorage.getItem('placedOrders'))).toBeNull();
  });

test('after a reload during sending, the page says that the order may have arrived', async ({
  page,
}) => {
  const heldRequests = await holdRequests(page.context(), '**/api/WAP/ContactInbox/Save');
  await storeCart(page);
  await page.goto('/place-order');
  await fillInForm(page, checkoutValues);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect.poll(() => heldRequests.requestCount).toBe(1);
  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your order may have reached us');
  heldRequests.release();
  await page.getByRole('button', { name: /^Send again to / }).click();
  await expect(heading).toHaveText('Order sent');
});

test('the chosen pack and option are stored in the address and restored', async ({ page }) => {
  await page.goto('/products');
  await followLink(page.getByRole('main').locator('a[href^="/product/"]').first());
  const packRadio = page.getByRole('radio', { name: /^Pack of 100 / });
  const logoRadio = page.getByRole('radio', { name: 'One-colour logo' });
  await packRadio.check();
  await logoRadio.scrollIntoViewIfNeeded();
  const stateBefore = await page.evaluate(() => [history.length, scrollY]);
  await logoRadio.check();
  await expect(page).toHaveURL(/\?pack=\d+&option\.\d+=\d+$/);
  await expect(logoRadio).toBeFocused();
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual(stateBefore);
  await page.reload();
  await expect(packRadio).toBeChecked();
  await expect(logoRadio).toBeChecked();
  // Go back at once, to test that the history entry is already updated.
  await page.getByRole('radio', { name: 'Plain' }).check();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Plain' })).toBeChecked();
  await expect(packRadio).toBeChecked();
});

test('a full storage is reported, and a reload shows no older cart', async ({ page }) => {
  await addToCart(page);
  await expect.poll(() => page.evaluate('sessionStorage.cart')).toContain('name');
  await page.evaluate(() => {
    let keyNumber = 0;
    for (const storage of [sessionStorage, localStorage]) {
      for (let size = 2 ** 20; size >= 1; size /= 2) {
        try {
          for (;;) storage.setItem(`filler${String((keyNumber += 1))}`, 'x'.repeat(size));
        } catch {
          // The storage is full for values of this size, but smaller values may still fit.
        }
      }
    }
  });
  await addToCart(page, 2);
  await expect(page.getByText(/can’t store your cart/)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('the page of a pro-forma prints only the invoice', async ({ page }) => {
  await storeCart(page);
  await page.goto('/pro-forma');
  const invoice = page.getByRole('article', { name: 'Pro-forma invoice' });
  await expect(invoice).toContainText('Rs. 13.60 each');
  await page.emulateMedia({ media: 'print' });
  await expect(invoice).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByLabel('Name (optional)')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
