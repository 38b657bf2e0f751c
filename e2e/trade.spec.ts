import type { Page } from '@playwright/test';

import { follow } from './support/arrival';
import { delivery } from './support/delivery';
import { expect, test } from './support/fixtures';

const burgerBox = 'Kraft Burger Box – Regular';

async function addToCart(page: Page, name = burgerBox, pack = /^Pack of 50 /): Promise<void> {
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  await follow(page.getByRole('main').getByRole('link', { name }).first());
  await page.getByRole('radio', { name: pack }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
}

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(delivery))
    await page.getByLabel(label, { exact: true }).fill(text);
}

/** Call 17 from now on names other prices; `null`: none. */
async function changePrices(page: Page, price: (before: number) => number | null): Promise<void> {
  await page.route('**/api/ISPM/Product/GetWebProductById?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as {
      data: {
        productPackRequests: { productPriceDetailRequest: { salePrice: number | null } }[];
      };
    };
    for (const { productPriceDetailRequest: detail } of body.data.productPackRequests)
      detail.salePrice = price(detail.salePrice ?? 0);
    await route.fulfill({ response, json: body });
  });
}

const changed = (page: Page) => page.getByRole('group', { name: /^The shop has changed since/ });

test('an order is sent to the supplier in one tap, once, and the next one is quicker', async ({
  page,
}) => {
  await addToCart(page);
  await follow(page.getByRole('link', { name: 'View cart' }));
  await follow(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByRole('group', { name: 'Please check 5 fields' })).toBeFocused();
  await fillIn(page);
  await page.getByRole('checkbox', { name: /^Remember these details/ }).check();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  const send = page.getByRole('button', { name: /^Send to / });
  await expect(send).toBeVisible();
  await expect(page.getByRole('link', { name: /^Send on WhatsApp/ })).toBeVisible();

  // The line breaks: the order stays what it was, unsent.
  const inbox = '**/api/WAP/ContactInbox/Save';
  await page.route(inbox, (route) => route.fulfill({ json: { error: 'The inbox is full' } }));
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Not sent yet. The inbox is full');
  await page.unroute(inbox);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('ContactInbox')) sent.push(request.postData() ?? '');
  });
  await send.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is sent' })).toBeFocused();
  await expect(page.getByText(/^Sent to .+ on \w+ \d+, \d{4}, \d\d:\d\d\.$/)).toBeVisible();
  expect(sent).toHaveLength(1);
  const reference = new URL(page.url()).searchParams.get('order') ?? 'none';
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
});

test('a changed price is shown and accepted before the order, and told when ordering again', async ({
  page,
}) => {
  await addToCart(page);
  await changePrices(page, (before) => before + 40);
  await follow(page.getByRole('link', { name: 'View cart' }));
  await follow(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  await expect(changed(page)).toContainText('Rs. 680 → Rs. 720');
  await fillIn(page);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(changed(page)).toBeFocused();
  await page.getByRole('button', { name: 'Accept the changes' }).click();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByRole('region', { name: /^Order DD-/ })).toContainText('Qty: 1 × Rs. 720');

  await page.unroute('**/api/ISPM/Product/GetWebProductById?*');
  await changePrices(page, () => null);
  await follow(page.getByRole('link', { name: 'My Orders' }).first());
  await page.getByRole('button', { name: 'Order again' }).click();
  const gone = page.getByRole('group', { name: 'Nothing of this order is sold any more' });
  await expect(gone).toContainText('No longer available');
});

test('all tabs have one cart, which outlives them', async ({ page, context }) => {
  await addToCart(page);
  const second = await context.newPage();
  await second.goto('/cart');
  const quantity = second.getByRole('textbox', { name: /^Quantity of Kraft Burger Box/ });
  await expect(quantity).toHaveValue('1');
  await addToCart(page, 'Kraft Burger Box – Large');
  await expect(second.getByRole('list', { name: 'Items in the cart' }).locator('> li')).toHaveCount(
    2,
  );
  await quantity.first().fill('4');
  await quantity.first().blur();
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
  await page.close();
  await second.close();
  const later = await context.newPage();
  await later.goto('/');
  await expect(later.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
});

test('a pro-forma of the cart is paper alone when printed', async ({ page }) => {
  await addToCart(page);
  await follow(page.getByRole('link', { name: 'View cart' }));
  await follow(page.getByRole('link', { name: 'Pro-forma to print' }));
  await page.getByLabel('Company (optional)').fill('Sweet Box Bakery');
  const paper = page.getByRole('article', { name: 'Pro-forma invoice' });
  await expect(paper).toContainText('This is not a tax invoice.');
  await expect(paper.getByRole('region', { name: 'For' })).toContainText('Sweet Box Bakery');
  await expect(paper.getByRole('row', { name: /^Total/ })).toContainText('Rs. 680');
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByLabel('Company (optional)')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
