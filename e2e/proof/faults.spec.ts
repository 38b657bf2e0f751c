import { lineFaults, startBadLine } from '../support/badLine';
import { putInCart } from '../support/cart';
import { enquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';

/* What Jest's fault matrix (`src/app/faults/`) cannot have: real connections that break, in a real browser. */

test.skip(({ isMobile }) => !isMobile, 'the same on every screen');

const list = '/api/WAP/ProductWebLink/GetAll';
const broken = /ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION_(?:RESET|CLOSED)/;

for (const name of ['a connection dropped', 'a body cut half-way'] as const) {
  test(`the list of products and ${name}`, async ({ page, shop, stopAfter, allowProblem }) => {
    allowProblem(broken);
    const line = stopAfter(await startBadLine(shop.url));
    await putInCart(page);
    line.break(list, lineFaults[name]);
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === list) asked += 1;
    });
    await page.goto(`${line.url}/products`);
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: 'Retry' }).first();
    await expect(retry).toBeVisible({ timeout: 30_000 });
    await expect(main).toContainText('Failed to fetch products');
    // As it may pass by itself, three times more.
    expect(asked).toBe(4);
    line.mend();
    await retry.click();
    await expect(main.locator('a[href^="/product/"]').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await page.close();
  });
}

for (const name of ['5 MB of rows', 'a slow trickle'] as const) {
  test(`the list of products and ${name}`, async ({ page, shop, stopAfter }) => {
    const line = stopAfter(await startBadLine(shop.url));
    line.break(list, lineFaults[name]);
    await page.goto(`${line.url}/products`);
    const product = page.getByRole('main').locator('a[href^="/product/"]').first();
    await expect(product).toBeVisible({ timeout: 30_000 });
    await page.close();
  });
}

test('an enquiry and a connection dropped', async ({ page, shop, stopAfter, allowProblem }) => {
  allowProblem(broken);
  const line = stopAfter(await startBadLine(shop.url));
  await page.goto(`${line.url}/contact`);
  for (const [name, words] of Object.entries(enquiry))
    await page.getByRole('textbox', { name, exact: true }).fill(words);
  const call = '/api/WAP/ContactInbox/Save';
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === call) asked += 1;
  });
  line.break(call, lineFaults['a connection dropped']);
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(/^Failed to send/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(enquiry.Message);
  // It may have arrived: a second one is the shopper's to send.
  expect(asked).toBe(1);
  line.mend();
  await button.click();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await page.close();
});
