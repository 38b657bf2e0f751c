import type { Page } from '@playwright/test';

import { follow } from '../support/arrival';
import { addToCart, fillInDelivery, putInCart } from '../support/cart';
import { delivery } from '../support/delivery';
import { expect, test } from '../support/fixtures';
import { watchShifts } from '../support/reading';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);
const buyNowNotice = (page: Page) => page.getByText(/Buying this item only/);

test(
  'a product is found, bought and sent to the supplier once, and ordered again',
  { tag: '@postgres' },
  async ({ page }) => {
    await page.goto('/');
    await follow(page.getByRole('main').locator('a[href^="/product/"]').first());
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const add = page.getByRole('button', { name: 'Add to cart' });
    await add.click();
    await expect(page.getByRole('main').getByText('Please select a pack')).toBeVisible();
    await page
      .getByRole('radio', { name: /pack of/i })
      .first()
      .check();
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await add.click();
    await follow(page.getByRole('link', { name: 'View cart' }));
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expect(page.getByText(/Qty: 3 × Rs\. [\d,]+/)).toBeVisible();

    await follow(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
    await expect(page.getByRole('group', { name: 'Please check 5 fields' })).toBeFocused();
    await fillInDelivery(page);
    await page.getByRole('checkbox', { name: /^Remember these details/ }).check();
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
    await expect(page).toHaveTitle(/^Order DD-\d{8}-\w{4} – /);
    const reference = new URL(page.url()).searchParams.get('order') ?? 'none';
    const whatsApp = page.getByRole('link', { name: /^Send on WhatsApp/ });
    await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/92\d{10}\?text=/);
    const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
    for (const part of [reference, name, delivery['Full name']]) expect(text).toContain(part);

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('ContactInbox')) sent.push(request.postData() ?? '');
    });
    await page.getByRole('button', { name: /^Send to / }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Your order is sent' })).toBeFocused();
    await expect(page.getByText(/^Sent to .+ on \w+ \d+, \d{4}, \d\d:\d\d\.$/)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(`Order ${reference}\\n`);

    await page.goto('/order');
    const card = page.getByRole('region', { name: `Order ${reference}` });
    await expect(card.getByText(/^Sent to /)).toBeVisible();
    await card.getByRole('button', { name: 'Order again' }).click();
    await follow(page.getByRole('link', { name: 'View cart' }));
    await follow(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    await page.getByRole('button', { name: 'Use these details' }).click();
    await expect(page.getByLabel('City')).toHaveValue(delivery.City);
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
    await expect(page).toHaveTitle(/^Order DD-/);
  },
);

test('what is chosen stays in the address, and an order not sent is not forgotten', async ({
  page,
  axe,
}) => {
  const shifts = await watchShifts(page);
  await page.goto('/products');
  await follow(page.getByRole('main').locator('a[href^="/product/"]').first());
  const product = new URL(page.url()).pathname;
  const pack = page.getByRole('radio', { name: /^Pack of 100 / });
  const logo = page.getByRole('radio', { name: 'One-colour logo' });
  await pack.check();
  await logo.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => [history.length, scrollY]);
  await logo.check();
  await expect(page).toHaveURL(/\?pack=\d+&option\.\d+=\d+$/);
  await expect(logo).toBeFocused();
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual(before);
  await page.reload();
  await expect(pack).toBeChecked();
  await expect(logo).toBeChecked();
  // Straight away: whatever the page still has to do, the entry knows.
  await page.getByRole('radio', { name: 'Plain' }).check();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Plain' })).toBeChecked();
  await expect(pack).toBeChecked();

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await follow(page.getByRole('link', { name: 'Cart, 1 item' }));
  await follow(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  await fillInDelivery(page);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page).toHaveTitle(/^Order DD-/);
  const reference = new URL(page.url()).searchParams.get('order') ?? 'none';
  const reminder = page.getByRole('region', { name: 'Not sent yet' });
  await expect(reminder).toBeHidden();
  // Through the shop, after a reload, and in a tab of its own.
  await follow(page.getByRole('link', { name: 'Cart, 1 item' }));
  await expect(reminder).toContainText(`Order ${reference} is not sent yet`);
  await page.reload();
  await expect(reminder).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBeLessThan(0.001);
  await axe();
  const tab = await page.context().newPage();
  await tab.goto(product);
  const inTab = tab.getByRole('region', { name: 'Not sent yet' });
  await inTab.getByRole('button', { name: 'Dismiss this reminder' }).click();
  await expect(inTab).toBeHidden();
  await expect(reminder).toBeHidden();
});

test('buy now leaves the cart alone, survives a reload and ends with the page', async ({
  page,
}) => {
  await addToCart(page);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/place-order$/);
  await page.reload();
  await expect(buyNowNotice(page)).toBeVisible();
  expect(await stored(page, 'buyNowItem')).not.toBeNull();
  await page.goBack();
  await expect.poll(() => stored(page, 'buyNowItem')).toBeNull();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(buyNowNotice(page)).toBeVisible();
  await page.goto('/place-order/');
  await expect(buyNowNotice(page)).toBeVisible();
  await page.goto('/about');
  await expect.poll(() => stored(page, 'buyNowItem')).toBeNull();
});

test('a full storage is told of, and a reload shows no older cart', async ({ page }) => {
  await addToCart(page);
  await expect.poll(() => stored(page, 'cart')).toContain('name');
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
  await addToCart(page, 2);
  await expect(page.getByText(/can’t store your cart/)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a pro-forma of the cart is paper alone when printed', async ({ page }) => {
  await putInCart(page);
  await page.goto('/cart');
  await follow(page.getByRole('link', { name: 'Pro-forma to print' }));
  await page.getByLabel('Company (optional)').fill('Sweet Box Bakery');
  const paper = page.getByRole('article', { name: 'Pro-forma invoice' });
  await expect(paper.getByRole('region', { name: 'For' })).toContainText('Sweet Box Bakery');
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByLabel('Company (optional)')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
