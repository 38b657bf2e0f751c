import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expect } from '../support/fixtures';
import { openWithoutApp, sinceHeading, takenOver, watchFrames } from '../support/takeOver';
import { articlePath, fileOf, productAt, productPath, rupees, test } from '../support/written';

/* Content that is not this address's, not up to date, or all that ever comes. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('a category never shows what was written without its question', async ({ page }) => {
  const frames = await watchFrames(page);
  const release = await openWithoutApp(page, '/categories?category=Pizza+Boxes');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(main(page)).toHaveText('', { useInnerText: true });
  release();
  await takenOver(page);
  await expect(heading(page)).toHaveText(/Pizza Boxes/);
  expect((await frames()).filter(({ written }) => written)).toEqual([]);
});

test('the home page, as the answer to another address, shows nothing of home', async ({ page }) => {
  const frames = await watchFrames(page);
  await page.route('**/cart', (route) =>
    route.fulfill({ contentType: 'text/html', body: readFileSync(fileOf('/'), 'utf8') }),
  );
  await page.goto('/cart');
  await takenOver(page);
  await expect(heading(page)).toHaveText('Shopping Cart');
  const seen = await frames();
  expect(seen.filter(({ written }) => written)).toEqual([]);
  expect(seen.map((frame) => frame.heading).filter(Boolean)).toEqual(['Shopping Cart']);
});

for (const address of ['/?utm_source=x', `${articlePath}/#end`]) {
  test(`${address} is the page that was written`, async ({ page }) => {
    const frames = await watchFrames(page);
    const release = await openWithoutApp(page, address);
    await expect(heading(page)).toBeVisible();
    const title = await heading(page).innerText();
    release();
    await takenOver(page);
    expect(sinceHeading(await frames())).toEqual([
      { heading: title, written: true },
      { heading: title, written: false },
    ]);
  });
}

test('without main.js the page can be read, says so, and leads on', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/net::ERR_FAILED|preloaded using link preload but not used/);
  let asked = 0;
  await page.route(/\/main\.\w+\.js$/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/');
  await expect(page.getByText('The shop is taking long to load.')).toBeVisible();
  expect(asked).toBe(2);
  const link = main(page).locator('article a[href^="/product/"]').first();
  const name = await link.innerText();
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await expect(main(page)).toContainText('Rs. ');
});

test('a price that has changed gives way at once, and nothing is sold at the old one', async ({
  page,
  shop,
}) => {
  const product = await productAt(shop.url, productPath);
  const pack = product.productPackRequests[0]?.productPriceDetailRequest;
  const [before, after] = [pack?.salePrice ?? 0, (pack?.salePrice ?? 0) + 111];
  await page.route('**/GetWebProductById*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: typeof product };
    const [first] = body.data.productPackRequests;
    if (first) first.productPriceDetailRequest.salePrice = after;
    await route.fulfill({ response, json: body });
  });
  await page.addInitScript(
    (prices) => {
      const seen: string[] = [];
      const look = () => {
        const text = document.querySelector('main')?.innerText ?? '';
        const now = prices.filter((price) => text.includes(price)).join(' and ') || 'none';
        if (seen.at(-1) !== now && (now !== 'none' || seen.length > 0)) seen.push(now);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { pricesSeen: seen });
    },
    [before, after].map((price) => `${rupees(price)}\n`),
  );
  const release = await openWithoutApp(page, productPath);
  await expect(main(page)).toContainText(rupees(before));
  await expect(main(page).getByText('Add to cart')).toHaveAttribute('inert');
  await expect(page.getByText('Buy now')).toHaveAttribute('inert');
  release();
  await takenOver(page);
  expect(
    await page.evaluate(() => (window as unknown as { pricesSeen: string[] }).pricesSeen),
  ).toEqual([`${rupees(before)}\n`, `${rupees(after)}\n`]);
  await page
    .getByRole('radio', { name: /pack of/i })
    .first()
    .check();
  await main(page).getByRole('button', { name: 'Add to cart' }).click();
  const cart = () => page.evaluate(() => sessionStorage.getItem('cart') ?? '');
  await expect.poll(cart).toContain(`"price":${String(after)}`);
  expect(await cart()).not.toContain(String(before));
});
