import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { followLink } from '../support/waiting';
import { addFirstPackToCart, orderReference, storeOrder } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { readGlobal, scrollPage, watchShifts } from '../support/reading';
import { type SendAnswer, sendAnswer, startProxy } from '../support/proxy';
import { sites } from '../support/shop';
import {
  articlePath,
  openWithoutApp,
  productPath,
  waitForTakeOver,
  watchFrames,
} from '../support/prerendered';

/* Tests that the app hydrates a prerendered page without visible changes or lost input. */
test.use({ site: sites.prerendered });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const repeated = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

const advert = '/?gad_source=1&gbraid=a&srsltid=b&msclkid=c&_gl=d&utm_source=x';
const addressesWithMore = [advert, `${articlePath}/#end`];
for (const address of ['/', '/products', productPath, articlePath, ...addressesWithMore]) {
  test(`${address} does not change, and nothing is requested twice`, async ({ page }) => {
    const frames = await watchFrames(page);
    const shifts = await watchShifts(page);
    // Store an order. From the first frame on, the home page reserves space for its reminder.
    if (address === '/') await storeOrder(page);
    await page.goto(address);
    await waitForTakeOver(page);
    // Wait for the typeface, because it moves text.
    await page.evaluate(() => document.fonts.ready);
    const moved = await shifts();
    if (address === '/') await expect(page.getByText(orderReference)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    // Compare the positions, because browsers count no layout shift for new nodes.
    const [before, ...after] = await frames();
    expect(before).toMatchObject({ prerendered: true });
    expect(before?.places.length).toBeGreaterThan(5);
    expect(after).toEqual([{ ...before, prerendered: false }]);
    expect((await shifts()) - moved).toBeLessThanOrEqual(0.001);
    // Leave out files without a transfer, because some browsers also list files from their own
    // cache.
    const requests = await page.evaluate(() => {
      const all = performance.getEntriesByType('resource');
      return all.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
    });
    const own = requests.filter((url) => /\/(api|media|assets)\//.test(url));
    expect(own.length).toBeGreaterThan(5);
    expect(repeated(own)).toEqual([]);
  });
}

for (const address of ['/products', '/about']) {
  test(`${address} keeps its scroll position, and no block there fades`, async ({ page }) => {
    const shifts = await watchShifts(page);
    const takeOver = await openWithoutApp(page, address);
    await expect(heading(page)).toBeVisible();
    await scrollPage(page, 500);
    await page.evaluate(() => {
      const faded: string[] = [];
      const look = () => {
        for (const block of document.querySelectorAll('[data-testid=reveal]')) {
          const { top, bottom } = block.getBoundingClientRect();
          const isInView = bottom > 0 && top < 0.9 * window.innerHeight;
          if (isInView && getComputedStyle(block).opacity !== '1') faded.push(block.textContent);
        }
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { faded });
    });
    await takeOver();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    expect(await shifts()).toBeLessThanOrEqual(0.001);
    expect(await readGlobal(page, 'faded')).toEqual([]);
  });
}

test('text typed before hydration stays, with caret and focus', async ({ page }) => {
  const takeOver = await openWithoutApp(page, '/');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.click();
  await page.keyboard.type('pizza bx');
  await page.keyboard.press('ArrowLeft');
  await takeOver();
  await expect(field).toBeFocused();
  // The text that was typed before hydration gets suggestions without another key press.
  await expect(
    page.getByRole('button', { name: /^View all results for “pizza bx”/ }),
  ).toBeVisible();
  await page.keyboard.type('o');
  await expect(field).toHaveValue('pizza box');
  await expect(page.getByRole('option').first()).toContainText('Pizza Box');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=pizza+box');
});

test('the search button opens the search even before the app is loaded', async ({ page }) => {
  const takeOver = await openWithoutApp(page, articlePath);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await takeOver();
  const box = page.getByRole('search', { name: 'Site search' }).getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('pizza');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=pizza');
  await page.goBack();
  await expect(heading(page)).toHaveText('Products');
  await expect(box).toBeHidden();
});

test('a category shows empty cards until its own products are loaded', async ({ page }) => {
  const takeOver = await openWithoutApp(page, '/categories?category=Pizza+Boxes');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('link')).toBeHidden();
  await expect(heading(page)).toBeHidden();
  await takeOver();
  await expect(heading(page)).toHaveText(/Pizza Boxes/);
});

test('a search shows the heading of the list until its results are loaded', async ({ page }) => {
  const takeOver = await openWithoutApp(page, '/products?search=pizza');
  await expect(heading(page)).toHaveText('Products');
  await expect(page.getByRole('article').first().getByRole('link')).toBeHidden();
  await takeOver();
  await expect(heading(page)).toHaveText('Results for “pizza”');
});

test('at another address, the home page shows none of its content', async ({ page }) => {
  const frames = await watchFrames(page);
  const body = readFileSync(path.join(sites.prerendered, 'index.html'), 'utf8');
  await page.route('**/cart', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/cart');
  await waitForTakeOver(page);
  await expect(heading(page)).toHaveText('Shopping Cart');
  expect(await frames()).toMatchObject([{ heading: 'Shopping Cart', prerendered: false }]);
});

test('a page that was saved to disk keeps its content', async ({
  page,
  allowProblem,
}, testInfo) => {
  allowProblem(/Failed to load resource|file:\/\/|preloaded using link preload/);
  await page.goto(productPath);
  await waitForTakeOver(page);
  const name = await heading(page).innerText();
  const file = testInfo.outputPath('saved.html');
  for (const body of [
    readFileSync(
      path.join(sites.prerendered, decodeURIComponent(productPath), 'index.html'),
      'utf8',
    ),
    await page.content(),
  ]) {
    writeFileSync(file, body);
    await page.goto(pathToFileURL(file).href);
    await expect(heading(page)).toHaveText(name);
    await expect(main(page)).toContainText('Rs. ');
  }
});

test('without main.js the page is readable, shows a message, and its links work', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/net::ERR_FAILED|preloaded using link preload but not used/);
  let requests = 0;
  await page.route(/\/main\.\w+\.js$/, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/');
  await expect(page.getByText('The shop is taking a long time to load.')).toBeVisible();
  expect(requests).toBe(2);
  const link = main(page).locator('article a[href^="/product/"]').first();
  const name = await link.innerText();
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await expect(main(page)).toContainText('Rs. ');
});

test('a changed price is shown and sold', async ({ page }) => {
  let now = 0;
  await page.route('**/GetWebProductById*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const [old = '', price] = /"salePrice":(\d+)/.exec(text) ?? [];
    now = Number(price) + 111;
    await route.fulfill({ response, body: text.replace(old, `"salePrice":${now}`) });
  });
  const takeOver = await openWithoutApp(page, productPath);
  await expect(page.locator('button', { hasText: 'Add to cart' })).toHaveAttribute('inert');
  await takeOver();
  await expect.poll(() => now).not.toBe(0);
  await expect(main(page)).toContainText(`Rs. ${now.toLocaleString('en-US')}`);
  await addFirstPackToCart(page);
  const cart = () => page.evaluate(() => sessionStorage.getItem('cart') ?? '');
  await expect.poll(cart).toContain(`"price":${now}`);
});

test.describe('without the back end', () => {
  test.beforeEach(async ({ page, allowProblem }) => {
    allowProblem(/net::ERR_FAILED|Unable to (?:generate|refresh) access token/);
    await page.route('**/api/**', (route) => route.abort());
  });

  test('the home page can be searched', async ({ page }) => {
    await page.goto('/');
    await waitForTakeOver(page);
    const field = main(page).getByRole('combobox', { name: 'Search products' });
    await field.fill('pizza box');
    await expect(page.getByRole('option').first()).toContainText('Pizza Box');
    await field.press('Enter');
    await expect(heading(page)).toHaveText('Results for “pizza box”');
    await expect(page.getByRole('article').first()).toContainText('Pizza Box');
  });

  test('the list can be filtered', async ({ page, isMobile }) => {
    await page.goto('/products');
    await waitForTakeOver(page);
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    await page
      .getByRole('checkbox', { name: /^Food Boxes/ })
      .first()
      .check();
    await expect(page).toHaveURL(/=Food\+Boxes/);
  });

  test('a product can be put into the cart', async ({ page }) => {
    await page.goto(productPath);
    await waitForTakeOver(page);
    await addFirstPackToCart(page);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('only the bar reports that the shop does not answer, with the time of the prices', async ({
    page,
  }) => {
    await page.goto('/products');
    const bar = page.getByRole('banner');
    await expect(bar).toContainText('The shop is not answering. Prices as of ', {
      timeout: 20_000,
    });
    await expect(page.getByText('What you see here may be out of date')).toHaveCount(0);
  });

  test('an article is complete', async ({ page }) => {
    await page.goto(articlePath);
    const text = await main(page).innerText();
    await waitForTakeOver(page);
    expect(await main(page).innerText()).toBe(text);
  });
});

test('no call is made before the page is hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    const early: string[] = [];
    const send = window.fetch;
    window.fetch = (input, init) => {
      const { url } = new Request(input, init);
      if (url.includes('/api/') && document.querySelector('[data-static]')) early.push(url);
      return send(input, init);
    };
    Object.assign(window, { early });
  });
  for (const address of ['/', '/products', productPath, articlePath]) {
    await page.goto(address);
    await waitForTakeOver(page);
    expect(await readGlobal(page, 'early'), address).toEqual([]);
  }
});

test('a page whose HTML ends after its scripts have loaded is hydrated', async ({
  page,
  shop,
  stopAfter,
}) => {
  const sendLate: SendAnswer = ({ status, headers, body }, response) => {
    const end = body.indexOf('<script type="application/json"');
    response.writeHead(status, headers).write(body.subarray(0, end));
    setTimeout(() => response.end(body.subarray(end)), 3000);
  };
  const proxy = stopAfter(
    await startProxy(shop.url, (url) => (url === '/about' ? sendLate : sendAnswer)),
  );
  // Visit another page first, so that the scripts are in the browser's cache.
  await page.goto(`${proxy.url}/products`);
  await waitForTakeOver(page);
  await page.goto(`${proxy.url}/about`, { waitUntil: 'commit' });
  const stood = await heading(page).elementHandle();
  await waitForTakeOver(page);
  expect(await stood.evaluate((element) => element.isConnected)).toBe(true);
});

test('the app replaces a page whose data files fail to load', async ({ page, allowProblem }) => {
  allowProblem(/net::ERR_FAILED|preloaded using link preload but not used/);
  await page.route('**/assets/data/*', (route) => route.abort());
  await page.goto('/products');
  await waitForTakeOver(page);
  await expect(page.getByRole('article').first()).toContainText('Rs. ');
});

test('a longer list is restored after a reload', async ({ page }) => {
  await page.goto('/products');
  await waitForTakeOver(page);
  await page.getByRole('button', { name: /^Show More/ }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
  await page.reload();
  await waitForTakeOver(page);
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('cards keep price and size, by which the list can be sorted and filtered @both', async ({
  page,
  isMobile,
}) => {
  const shifts = await watchShifts(page);
  const takeOver = await openWithoutApp(page, '/products');
  const lines = page.locator('article [data-line]');
  const messages = await lines.allTextContents();
  expect(messages.filter((line) => /^from Rs\. .* each.* cm/.test(line)).length).toBeGreaterThan(9);
  await takeOver();
  expect(await lines.allTextContents()).toEqual(messages);
  // This filter appears when the facts are loaded. Phones load the facts as well, but hide the
  // filter.
  await expect(page.locator('aside').getByText('Capacity')).toBeAttached();
  expect(await lines.allTextContents()).toEqual(messages);
  expect(await shifts()).toBeLessThanOrEqual(0.001);
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption('Price per piece: low to high');
  await expect(lines.first()).not.toHaveText(messages[0] ?? '');
  const prices = (await lines.allTextContents()).map((line) =>
    Number(/Rs\. ([\d.]+)/.exec(line)?.[1]),
  );
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Size: show options' }).click();
  await page.getByRole('checkbox', { name: '10 to 15 cm' }).check();
  const address = '/products?size=10+to+15+cm&sort=price';
  await expect(page).toHaveURL(address);
  if (isMobile) await page.getByRole('button', { name: 'Close filters' }).click();
  // The list and the chips of its filters follow the address.
  const chip = page.getByRole('button', { name: 'Remove Size: 10 to 15 cm' });
  await expect(chip).toBeVisible();
  const first = page.getByRole('article').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await followLink(first.getByRole('link'));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(first.getByRole('heading')).toHaveText(name);
  await expect(chip).toBeVisible();
  // The search also covers words that occur only in specifications.
  await page.goto('/products?search=33+x+25+x+9+cm');
  await expect(first).toContainText('Cupcake Box with Insert – 12 Cavity');
});

test('an address with a hash leads to a heading that loads after the page', async ({ page }) => {
  const filler = '<p>Words.</p>'.repeat(60);
  const aboutUs = `${filler}<h2 id="data">Data</h2>${filler}`;
  await page.route('**/api/ADM/ClientSetting/GetData*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, aboutUs } } });
  });
  await page.goto('/about#data');
  await expect(page.getByRole('heading', { name: 'Data', exact: true })).toBeInViewport();
});
