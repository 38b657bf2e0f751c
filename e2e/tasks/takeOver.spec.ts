import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page, Route } from '@playwright/test';

import { follow } from '../support/arrival';
import { buyFirstPack, orderReference, putInOrders } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { noted, scrollPage, watchShifts } from '../support/reading';
import { sites } from '../support/shop';
import {
  articlePath,
  change,
  openWithoutApp,
  productPath,
  takenOver,
  watchFrames,
} from '../support/prerendered';

/* The app takes the place of a prerendered page, and nobody sees or loses anything. */
test.use({ site: sites.prerendered });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const repeated = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

const withMore = ['/?utm_source=x', `${articlePath}/#end`];
for (const address of ['/', '/products', productPath, articlePath, ...withMore]) {
  test(`${address} stays as it is, and nothing is asked for twice`, async ({ page }) => {
    const frames = await watchFrames(page);
    const shifts = await watchShifts(page);
    // The reminder of an order has its own place on the home page from the first frame on.
    if (address === '/') await putInOrders(page);
    await page.goto(address);
    await takenOver(page);
    // The typeface moves words as it comes.
    await page.evaluate(() => document.fonts.ready);
    const moved = await shifts();
    if (address === '/') await expect(page.getByText(orderReference)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    // Its nodes are new, so that browsers count no layout shift there: each thing stands in its place.
    const [before, ...after] = await frames();
    expect(before).toMatchObject({ prerendered: true });
    expect(before?.places.length).toBeGreaterThan(5);
    expect(after).toEqual([{ ...before, prerendered: false }]);
    expect((await shifts()) - moved).toBeLessThanOrEqual(0.001);
    // Not what a browser takes from its own memory, of which some tell, too.
    const asked = await page.evaluate(() => {
      const all = performance.getEntriesByType('resource');
      return all.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
    });
    const own = asked.filter((url) => /\/(api|media|assets)\//.test(url));
    expect(own.length).toBeGreaterThan(5);
    expect(repeated(own)).toEqual([]);
  });
}

for (const address of ['/products', '/about']) {
  test(`${address} stays where the reader has scrolled to, and nothing there fades`, async ({
    page,
  }) => {
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
    expect(await noted(page, 'faded')).toEqual([]);
  });
}

for (const isOld of [false, true]) {
  const which = isOld ? 'an old page is drawn anew' : 'the page stays';
  test(`what is typed meanwhile stays, with the caret and the focus, where ${which}`, async ({
    page,
  }) => {
    const age = (html: string) => html.replace(/(?<=data-drawn-from=")[^"]*/, 'other');
    if (isOld) await change(page, '/', age);
    const takeOver = await openWithoutApp(page, '/');
    const field = page.getByRole('combobox', { name: 'Search products' });
    await field.click();
    await page.keyboard.type('pizza bx');
    await page.keyboard.press('ArrowLeft');
    await takeOver();
    await expect(field).toBeFocused();
    // What was typed is answered, without another letter.
    await expect(
      page.getByRole('button', { name: /^View all results for “pizza bx”/ }),
    ).toBeVisible();
    await page.keyboard.type('o');
    await expect(field).toHaveValue('pizza box');
    await expect(page.getByRole('option').first()).toContainText('Pizza Box');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products?search=pizza+box');
  });
}

test('the search button leads to a search box before the app has come', async ({ page }) => {
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

test('a category never shows what was written without its question', async ({ page }) => {
  const frames = await watchFrames(page);
  const takeOver = await openWithoutApp(page, '/categories?category=Pizza+Boxes');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(main(page)).toBeHidden();
  await takeOver();
  await expect(heading(page)).toHaveText(/Pizza Boxes/);
  expect((await frames()).filter(({ prerendered }) => prerendered)).toEqual([]);
});

test('the home page, as the answer to another address, shows nothing of home', async ({ page }) => {
  const frames = await watchFrames(page);
  const body = readFileSync(path.join(sites.prerendered, 'index.html'), 'utf8');
  await page.route('**/cart', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/cart');
  await takenOver(page);
  await expect(heading(page)).toHaveText('Shopping Cart');
  expect(await frames()).toMatchObject([{ heading: 'Shopping Cart', prerendered: false }]);
});

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
}) => {
  let [old, now] = [0, 0];
  const change = async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    const price = /"salePrice":(\d+)/.exec(text);
    old = Number(price?.[1]);
    now = old + 111;
    await route.fulfill({ response, body: text.replace(price?.[0] ?? '', `"salePrice":${now}`) });
  };
  await page.route('**/GetWebProductById*', change);
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      const text = document.querySelector('main')?.innerText ?? '';
      if (seen.at(-1) !== text) seen.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { textsSeen: seen });
  });
  const takeOver = await openWithoutApp(page, productPath);
  await expect.poll(() => old).toBeGreaterThan(0);
  const pricesIn = (text: string) =>
    [old, now].filter((price) => text.includes(`Rs. ${price.toLocaleString('en-US')}\n`));
  expect(pricesIn(await main(page).innerText())).toEqual([old]);
  await expect(page.locator('button', { hasText: 'Add to cart' })).toHaveAttribute('inert');
  await expect(page.locator('button', { hasText: 'Buy now' })).toHaveAttribute('inert');
  await takeOver();
  const shown = (await noted<string[]>(page, 'textsSeen')).map(pricesIn).filter(String);
  const changes = shown.map(String).filter((prices, at, all) => prices !== all[at - 1]);
  expect(changes).toEqual([String(old), String(now)]);
  await buyFirstPack(page);
  const cart = () => page.evaluate(() => sessionStorage.getItem('cart') ?? '');
  await expect.poll(cart).toContain(`"price":${now}`);
  expect(await cart()).not.toContain(String(old));
});

test('cards keep price and size, by which the list is sorted and filtered @both', async ({
  page,
  isMobile,
}) => {
  const shifts = await watchShifts(page);
  const takeOver = await openWithoutApp(page, '/products');
  const lines = page.locator('article [data-line]');
  const said = await lines.allTextContents();
  expect(said.filter((line) => /^from Rs\. .* each.* cm/.test(line)).length).toBeGreaterThan(9);
  await takeOver();
  expect(await lines.allTextContents()).toEqual(said);
  // On phones, too, where it stands unseen: the facts have come.
  await expect(page.locator('aside').getByText('Capacity')).toBeAttached();
  expect(await lines.allTextContents()).toEqual(said);
  expect(await shifts()).toBeLessThanOrEqual(0.001);
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption('Price per piece: low to high');
  await expect(lines.first()).not.toHaveText(said[0] ?? '');
  const prices = (await lines.allTextContents()).map((line) =>
    Number(/Rs\. ([\d.]+)/.exec(line)?.[1]),
  );
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Size: show what is in it' }).click();
  await page.getByRole('checkbox', { name: '10 to 15 cm' }).check();
  const address = '/products?size=10+to+15+cm&sort=price';
  await expect(page).toHaveURL(address);
  if (isMobile) await page.getByRole('button', { name: 'Close filters' }).click();
  // The list follows the address, together with its chips.
  const chip = page.getByRole('button', { name: 'Remove Size: 10 to 15 cm' });
  await expect(chip).toBeVisible();
  const first = page.getByRole('article').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await follow(first.getByRole('link'));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(first.getByRole('heading')).toHaveText(name);
  await expect(chip).toBeVisible();
  // And so do the words of their specifications.
  await page.goto('/products?search=33+x+25+x+9+cm');
  await expect(first).toContainText('Cupcake Box with Insert – 12 Cavity');
});

test('an address with a hash leads to the place in a text that came after the page', async ({
  page,
}) => {
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
