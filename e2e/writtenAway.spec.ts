import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expect } from './support/fixtures';
import { openWithoutApp, sinceHeading, takenOver, watchFrames } from './support/takeOver';
import { articlePath, fileOf, productAt, productPath, rupees, test } from './support/written';

/* Content that is not this address's, not up to date, or all that ever comes. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

const others = [
  ['/products?search=pizza+box', /pizza box/],
  ['/products?category=Pizza+Boxes', /Pizza Boxes|Products/],
  ['/categories?category=Pizza+Boxes', /Pizza Boxes/],
] as const;
for (const [address, title] of others) {
  test(`${address} never shows what was written without its question`, async ({ page }) => {
    const frames = await watchFrames(page);
    const release = await openWithoutApp(page, address);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(main(page)).toHaveText('', { useInnerText: true });
    release();
    await takenOver(page);
    await expect(heading(page)).toHaveText(title);
    expect((await frames()).filter(({ written }) => written)).toEqual([]);
  });
}

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

const same = ['/?utm_source=x', '/products/', `${productPath}?pack=1`, `${articlePath}/#end`];
for (const address of same) {
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

for (const script of ['early', 'main'] as const) {
  test(`without ${script}.js the page can be read, says so, and leads on`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/net::ERR_FAILED|preloaded using link preload but not used/);
    let lost = 0;
    await page.route(new RegExp(`/${script}\\.\\w+\\.js$`), (route) => {
      lost += 1;
      return route.abort();
    });
    await page.goto('/');
    await expect(page.getByText('The shop is taking long to load.')).toBeVisible({
      timeout: 15_000,
    });
    expect(lost).toBe(2);
    await expect(heading(page)).toBeVisible();
    const link = main(page).locator('article a[href^="/product/"]').first();
    const name = await link.innerText();
    await link.click();
    await expect(heading(page)).toHaveText(name);
    await expect(main(page)).toContainText('Rs. ');
  });
}

test('with the back end down the content stays, says so, and gives way once it answers', async ({
  page,
  allowProblem,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same on every screen, and long: it waits for the retries');
  allowProblem(/api|Unable to generate access token|Failed to load resource/);
  const frames = await watchFrames(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The shop is taking long to load.')).toBeVisible({
    timeout: 15_000,
  });
  await expect(main(page).locator('article a[href^="/product/"]').first()).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByText('The shop is taking long to load.')).toBeHidden({ timeout: 20_000 });
  await takenOver(page);
  await expect(page.getByRole('status', { name: 'Loading the shop' })).toBeHidden();
  await expect(main(page)).not.toContainText('Failed');
  const seen = sinceHeading(await frames());
  expect(seen.map(({ written }) => written)).toEqual([true, false]);
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
  const frames = await watchFrames(page);
  const release = await openWithoutApp(page, productPath);
  const button = main(page).getByRole('button', { name: 'Add to cart' });
  await expect(main(page)).toContainText(rupees(before));
  await expect(main(page).getByText('Add to cart')).toHaveAttribute('inert');
  await expect(page.getByText('Buy now')).toHaveAttribute('inert');
  release();
  await takenOver(page);
  expect(
    await page.evaluate(() => (window as unknown as { pricesSeen: string[] }).pricesSeen),
  ).toEqual([`${rupees(before)}\n`, `${rupees(after)}\n`]);
  expect(sinceHeading(await frames()).map((frame) => frame.heading)).toEqual([
    product.productName,
    product.productName,
  ]);

  await page
    .getByRole('radio', { name: /pack of/i })
    .first()
    .check();
  await button.click();
  const cart = () => page.evaluate(() => sessionStorage.getItem('cart') ?? '');
  await expect.poll(cart).toContain(`"price":${String(after)}`);
  expect(await cart()).not.toContain(String(before));
});
