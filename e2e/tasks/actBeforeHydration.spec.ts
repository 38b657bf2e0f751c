import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { getWeighedPages, weighPage } from '@shop/bench/pageWeight';
import { logOut, shopper, startSignedIn } from '../support/accounts';
import { followLink, loadDeferredParts } from '../support/waiting';
import { addFirstPackToCart, orderReference, storeOrder } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { holdRequests, readGlobal, scrollPage, watchShifts } from '../support/reading';
import { type SendAnswer, sendAnswer, startProxy } from '../support/proxy';
import { sites } from '../support/shop';
import {
  articlePath,
  changeResponse,
  openWithoutApp,
  productPath,
  waitForTakeOver,
  watchFrames,
} from '../support/prerendered';

/* Tests that the app hydrates a prerendered page without visible changes or lost input. */
test.use({ site: sites.prerendered });

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getMain = (page: Page) => page.getByRole('main');
const findRepetitions = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const advertAddress = '/?gad_source=1&gbraid=a&srsltid=b&msclkid=c&_gl=d&utm_source=x';
const addressesWithQueryOrHash = [advertAddress, `${articlePath}/#end`];
for (const address of ['/', '/products', productPath, articlePath, ...addressesWithQueryOrHash]) {
  test(`${address} hydrates without a change, and requests nothing twice`, async ({ page }) => {
    const getFrames = await watchFrames(page);
    const getLayoutShift = await watchShifts(page);
    // The shop empties the list of requests after a call with a password.
    await page.addInitScript(() => {
      performance.clearResourceTimings = () => undefined;
    });
    // Store an unsent order. The home page must reserve space for its reminder from the first frame
    // on.
    if (address === '/') await storeOrder(page);
    await page.goto(address);
    await waitForTakeOver(page);
    // Wait for the typeface, because text moves when it is applied.
    await page.evaluate(() => document.fonts.ready);
    const shiftBefore = await getLayoutShift();
    if (address === '/') await expect(page.getByText(orderReference)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    // Compare the positions, because browsers count no layout shift for new nodes.
    const [prerenderedFrame, ...appFrames] = await getFrames();
    expect(prerenderedFrame).toMatchObject({ prerendered: true });
    expect(prerenderedFrame?.positions.length).toBeGreaterThan(5);
    expect(appFrames).toEqual([{ ...prerenderedFrame, prerendered: false }]);
    expect((await getLayoutShift()) - shiftBefore).toBeLessThanOrEqual(0.001);
    // Leave out files that were not transferred, because some browsers also list files from their
    // cache.
    const requestUrls = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource');
      return entries.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
    });
    const shopRequestUrls = requestUrls.filter((url) => /\/(api|media|assets)\//.test(url));
    expect(shopRequestUrls.length).toBeGreaterThan(5);
    expect(findRepetitions(shopRequestUrls)).toEqual([]);
  });
}

test('a page loads no file twice while it starts', async ({ browser, shop }) => {
  for (const address of Object.values(getWeighedPages(productPath))) {
    const weight = await weighPage(browser, shop.url + address);
    expect(weight.scriptSizes.length).toBeGreaterThan(2);
    expect(weight.repeatedRequests).toEqual([]);
  }
});

for (const address of ['/products', '/about']) {
  test(`${address} keeps its scroll position, and no visible block fades`, async ({ page }) => {
    const getLayoutShift = await watchShifts(page);
    const letAppTakeOver = await openWithoutApp(page, address);
    await expect(getHeading(page)).toBeVisible();
    await scrollPage(page, 500);
    await page.evaluate(() => {
      const fadedTexts: string[] = [];
      const checkBlocks = () => {
        for (const block of document.querySelectorAll('[data-testid=reveal]')) {
          const { top, bottom } = block.getBoundingClientRect();
          const isInView = bottom > 0 && top < 0.9 * window.innerHeight;
          if (isInView && getComputedStyle(block).opacity !== '1')
            fadedTexts.push(block.textContent);
        }
        requestAnimationFrame(checkBlocks);
      };
      checkBlocks();
      Object.assign(window, { fadedTexts });
    });
    await letAppTakeOver();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    expect(await getLayoutShift()).toBeLessThanOrEqual(0.001);
    expect(await readGlobal(page, 'fadedTexts')).toEqual([]);
  });
}

test('text typed before hydration stays, with caret and focus', async ({ page }) => {
  const letAppTakeOver = await openWithoutApp(page, '/');
  const searchField = page.getByRole('combobox', { name: 'Search products' });
  await searchField.click();
  await page.keyboard.type('pizza bx');
  await page.keyboard.press('ArrowLeft');
  await letAppTakeOver();
  await expect(searchField).toBeFocused();
  // The text that was typed before hydration gets suggestions without another key press.
  await expect(
    page.getByRole('button', { name: /^View all results for “pizza bx”/ }),
  ).toBeVisible();
  await page.keyboard.type('o');
  await expect(searchField).toHaveValue('pizza box');
  await expect(page.getByRole('option').first()).toContainText('Pizza Box');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=pizza+box');
});

test('after a logout, Back restores no field of the contact form', async ({ page, shop }) => {
  const fieldNames = ['Name', 'Company', 'Mobile', 'Email', 'Address', 'Message'];
  const getField = (name: string) => page.getByLabel(name, { exact: true });
  await startSignedIn(page, shop, shopper);
  await page.goto('/contact');
  await expect(getField('Name')).toHaveValue(shopper.name);
  for (const name of ['Company', 'Address', 'Message']) await getField(name).fill('typed');
  await page.goto('/about');
  await logOut(page, shopper);
  // Without the back/forward cache, the browser loads the page again and restores its fields.
  const { release } = await holdRequests(page, /\/main\.\w+\.js$/);
  await page.goBack({ waitUntil: 'domcontentloaded' });
  for (const name of fieldNames) await expect(getField(name)).toHaveValue('');
  release();
  await waitForTakeOver(page);
  for (const name of fieldNames) await expect(getField(name)).toHaveValue('');
  await expect(getField('Name')).toHaveAttribute('autocomplete', 'name');
});

test('the search button opens the search even before the app is loaded', async ({ page }) => {
  const letAppTakeOver = await openWithoutApp(page, articlePath);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await letAppTakeOver();
  const searchBox = page.getByRole('search', { name: 'Site search' }).getByRole('combobox');
  await expect(searchBox).toBeFocused();
  await searchBox.fill('pizza');
  await searchBox.press('Enter');
  await expect(page).toHaveURL('/products?search=pizza');
  await page.goBack();
  await expect(getHeading(page)).toHaveText('Products');
  await expect(searchBox).toBeHidden();
});

test('a category shows empty cards until its own products are loaded', async ({ page }) => {
  const letAppTakeOver = await openWithoutApp(page, '/categories?category=Pizza+Boxes');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('link')).toBeHidden();
  await expect(getHeading(page)).toBeHidden();
  await letAppTakeOver();
  await expect(getHeading(page)).toHaveText(/Pizza Boxes/);
});

test('a search shows the heading of the list until its results are loaded', async ({ page }) => {
  const letAppTakeOver = await openWithoutApp(page, '/products?search=pizza');
  await expect(getHeading(page)).toHaveText('Products');
  await expect(page.getByRole('article').first().getByRole('link')).toBeHidden();
  await letAppTakeOver();
  await expect(getHeading(page)).toHaveText('Results for “pizza”');
});

test('at another address, the HTML of the home page shows none of its content', async ({
  page,
}) => {
  const getFrames = await watchFrames(page);
  const homeHtml = readFileSync(path.join(sites.prerendered, 'index.html'), 'utf8');
  await page.route('**/cart', (route) =>
    route.fulfill({ contentType: 'text/html', body: homeHtml }),
  );
  await page.goto('/cart');
  await waitForTakeOver(page);
  await expect(getHeading(page)).toHaveText('Shopping Cart');
  expect(await getFrames()).toMatchObject([{ heading: 'Shopping Cart', prerendered: false }]);
});

test('a page that was saved to disk keeps its content', async ({
  page,
  allowProblem,
}, testInfo) => {
  allowProblem(/Failed to load resource|file:\/\/|preloaded using link preload/);
  await page.goto(productPath);
  await waitForTakeOver(page);
  const name = await getHeading(page).innerText();
  const savedFile = testInfo.outputPath('saved.html');
  for (const html of [
    readFileSync(
      path.join(sites.prerendered, decodeURIComponent(productPath), 'index.html'),
      'utf8',
    ),
    await page.content(),
  ]) {
    writeFileSync(savedFile, html);
    await page.goto(pathToFileURL(savedFile).href);
    await expect(getHeading(page)).toHaveText(name);
    await expect(getMain(page)).toContainText('Rs. ');
  }
});

test('without main.js the page is readable, shows a message, and its links work', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/net::ERR_FAILED|preloaded using link preload but not used/);
  let requestCount = 0;
  await page.route(/\/main\.\w+\.js$/, (route) => {
    requestCount += 1;
    return route.abort();
  });
  await page.goto('/');
  await expect(page.getByText('The shop is taking a long time to load.')).toBeVisible();
  expect(requestCount).toBe(2);
  const link = getMain(page).locator('article a[href^="/product/"]').first();
  const name = await link.innerText();
  await link.click();
  await expect(getHeading(page)).toHaveText(name);
  await expect(getMain(page)).toContainText('Rs. ');
});

test('a price that has changed since prerendering is shown and charged', async ({ page }) => {
  let newPrice = 0;
  await page.route('**/GetWebProductById*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const [oldText = '', oldPrice] = /"salePrice":(\d+)/.exec(text) ?? [];
    newPrice = Number(oldPrice) + 111;
    await route.fulfill({ response, body: text.replace(oldText, `"salePrice":${newPrice}`) });
  });
  const letAppTakeOver = await openWithoutApp(page, productPath);
  await expect(page.locator('button', { hasText: 'Add to cart' })).toHaveAttribute('inert');
  await letAppTakeOver();
  await expect.poll(() => newPrice).not.toBe(0);
  await expect(getMain(page)).toContainText(`Rs. ${newPrice.toLocaleString('en-US')}`);
  await addFirstPackToCart(page);
  const getStoredCart = () => page.evaluate(() => sessionStorage.getItem('cart') ?? '');
  await expect.poll(getStoredCart).toContain(`"price":${newPrice}`);
});

test.describe('without the back end', () => {
  test.beforeEach(async ({ page, allowProblem }) => {
    allowProblem(/net::ERR_FAILED|Unable to (?:generate|refresh) access token/);
    await page.route('**/api/**', (route) => route.abort());
  });

  test('the home page can be searched', async ({ page }) => {
    await page.goto('/');
    await waitForTakeOver(page);
    const searchField = getMain(page).getByRole('combobox', { name: 'Search products' });
    await searchField.fill('pizza box');
    await expect(page.getByRole('option').first()).toContainText('Pizza Box');
    await searchField.press('Enter');
    await expect(getHeading(page)).toHaveText('Results for “pizza box”');
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

  test('only the top bar says that the shop does not answer, and how old prices are', async ({
    page,
  }) => {
    await page.goto('/products');
    const topBar = page.getByRole('banner');
    await expect(topBar).toContainText('The shop is not answering. Prices as of ', {
      timeout: 20_000,
    });
    await expect(page.getByText('What you see here may be out of date')).toHaveCount(0);
  });

  test('an article is complete', async ({ page }) => {
    await page.goto(articlePath);
    const text = await getMain(page).innerText();
    await waitForTakeOver(page);
    expect(await getMain(page).innerText()).toBe(text);
  });
});

test.describe('at a width of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const newAddress = '7 New Road, Multan';
  const endCalls = ['/api/ADM/ClientLocation/GetHeadOffice', '/api/WAP/SocialMediaPost/GetAll'];
  const menuCalls = ['Area', 'Category', 'SubCategory'].map(
    (name) => `/api/ISPM/Product${name}/GetWeb${name}`,
  );

  /**
   * Changes answers that the page was prerendered from.
   * @returns a list to which the path of each later call is added
   */
  async function changeAnswers(page: Page): Promise<string[]> {
    await changeResponse(page, '**/GetHeadOffice', (text) =>
      text.replace(/"locationAddress":"[^"]+"/, `"locationAddress":"${newAddress}"`),
    );
    await page.route('**/Banner/GetAll', (route) => route.fulfill({ json: { data: [] } }));
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    return calls;
  }

  async function scrollToNewAddress(page: Page): Promise<void> {
    await loadDeferredParts(page);
    await scrollPage(page, 1e6);
    await expect(page.getByRole('contentinfo')).toContainText(newAddress);
  }

  test('each answer that a prerendered page uses is requested once', async ({ page }) => {
    const calls = await changeAnswers(page);
    await page.goto(articlePath);
    await waitForTakeOver(page);
    await scrollToNewAddress(page);
    await expect(page.getByRole('region', { name: 'Offers' })).toHaveCount(0);
    const pageCalls = ['/api/ADM/Client/GetByLoginClient', '/api/WAP/Blog/GetAll'];
    const expectedCalls = [...pageCalls, ...endCalls, '/api/WAP/SocialMediaLink/GetAll'];
    await expect.poll(() => calls).toEqual(expect.arrayContaining(expectedCalls));
    await page.waitForLoadState('networkidle');
    expect(findRepetitions(calls)).toEqual([]);
  });

  test('each prerendered answer that a later page uses is requested once', async ({ page }) => {
    const calls = await changeAnswers(page);
    await page.goto(articlePath);
    await waitForTakeOver(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => calls).toEqual(expect.arrayContaining(menuCalls));
    await followLink(page.getByRole('dialog').getByRole('link', { name: 'About' }));
    await scrollToNewAddress(page);
    await expect.poll(() => calls).toEqual(expect.arrayContaining(endCalls));
    await page.waitForLoadState('networkidle');
    expect(findRepetitions(calls)).toEqual([]);
  });
});

test('no API call is made before the page is hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    const earlyCallUrls: string[] = [];
    const originalFetch = window.fetch;
    window.fetch = (input, init) => {
      const { url } = new Request(input, init);
      if (url.includes('/api/') && document.querySelector('[data-static]')) earlyCallUrls.push(url);
      return originalFetch(input, init);
    };
    Object.assign(window, { earlyCallUrls });
  });
  for (const address of ['/', '/products', productPath, articlePath]) {
    await page.goto(address);
    await waitForTakeOver(page);
    expect(await readGlobal(page, 'earlyCallUrls'), address).toEqual([]);
  }
});

test('a page is hydrated even if its HTML ends after its scripts have loaded', async ({
  page,
  shop,
  stopAfter,
}) => {
  const sendAnswerSlowly: SendAnswer = ({ status, headers, body }, response) => {
    const splitIndex = body.indexOf('<script type="application/json"');
    response.writeHead(status, headers).write(body.subarray(0, splitIndex));
    setTimeout(() => response.end(body.subarray(splitIndex)), 3000);
  };
  const proxy = stopAfter(
    await startProxy(shop.url, (url) => (url === '/about' ? sendAnswerSlowly : sendAnswer)),
  );
  // Visit another page first, so that the scripts are in the browser's cache.
  await page.goto(`${proxy.url}/products`);
  await waitForTakeOver(page);
  await page.goto(`${proxy.url}/about`, { waitUntil: 'commit' });
  const originalHeading = await getHeading(page).elementHandle();
  await waitForTakeOver(page);
  expect(await originalHeading.evaluate((element) => element.isConnected)).toBe(true);
});

test('the app replaces a page whose data files fail to load', async ({ page, allowProblem }) => {
  allowProblem(/net::ERR_FAILED|preloaded using link preload but not used/);
  await page.route('**/assets/data/*', (route) => route.abort());
  await page.goto('/products');
  await waitForTakeOver(page);
  await expect(page.getByRole('article').first()).toContainText('Rs. ');
});

test('a page whose data files fail to load requests each list once', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/net::ERR_FAILED|preloaded using link preload but not used/);
  await page.route('**/assets/data/*', (route) => route.abort());
  const apiPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) apiPaths.push(pathname);
  });
  await page.goto('/products');
  await waitForTakeOver(page);
  await expect(page.getByRole('article').first()).toContainText('Rs. ');
  await page.waitForLoadState('networkidle');
  expect(apiPaths).toContain('/api/WAP/ProductWebLink/GetAll');
  expect(findRepetitions(apiPaths)).toEqual([]);
});

test('a list extended by Show More is restored after a reload', async ({ page }) => {
  await page.goto('/products');
  await waitForTakeOver(page);
  await page.getByRole('button', { name: /^Show More/ }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
  await page.reload();
  await waitForTakeOver(page);
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('cards keep prices and sizes, which can be used to sort and filter @both', async ({
  page,
  isMobile,
}) => {
  const getLayoutShift = await watchShifts(page);
  const letAppTakeOver = await openWithoutApp(page, '/products');
  const priceLines = page.locator('article [data-line]');
  const lineTexts = await priceLines.allTextContents();
  expect(lineTexts.filter((line) => /^from Rs\. .* each.* cm/.test(line)).length).toBeGreaterThan(
    9,
  );
  await letAppTakeOver();
  expect(await priceLines.allTextContents()).toEqual(lineTexts);
  // This filter appears when the product facts (prices, sizes) are loaded. Phones load the facts,
  // too, but hide the filter.
  await expect(page.locator('aside').getByText('Capacity')).toBeAttached();
  expect(await priceLines.allTextContents()).toEqual(lineTexts);
  expect(await getLayoutShift()).toBeLessThanOrEqual(0.001);
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption('Price per piece: low to high');
  await expect(priceLines.first()).not.toHaveText(lineTexts[0] ?? '');
  const prices = (await priceLines.allTextContents()).map((line) =>
    Number(/Rs\. ([\d.]+)/.exec(line)?.[1]),
  );
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Size: show options' }).click();
  await page.getByRole('checkbox', { name: '10 to 15 cm' }).check();
  const address = '/products?size=10+to+15+cm&sort=price';
  await expect(page).toHaveURL(address);
  if (isMobile) await page.getByRole('button', { name: 'Close filters' }).click();
  // The address determines the products in the list, and the chips that show its filters.
  const filterChip = page.getByRole('button', { name: 'Remove Size: 10 to 15 cm' });
  await expect(filterChip).toBeVisible();
  const firstProduct = page.getByRole('article').first();
  const name = (await firstProduct.getByRole('heading').textContent()) ?? '';
  await followLink(firstProduct.getByRole('link'));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(firstProduct.getByRole('heading')).toHaveText(name);
  await expect(filterChip).toBeVisible();
  // The search also covers words that occur only in specifications.
  await page.goto('/products?search=33+x+25+x+9+cm');
  await expect(firstProduct).toContainText('Cupcake Box with Insert – 12 Cavity');
});

test('an address with a hash leads to a heading that loads after the page', async ({ page }) => {
  const fillerText = '<p>Words.</p>'.repeat(60);
  const aboutUs = `${fillerText}<h2 id="data">Data</h2>${fillerText}`;
  await page.route('**/api/ADM/ClientSetting/GetData*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, aboutUs } } });
  });
  await page.goto('/about#data');
  await expect(page.getByRole('heading', { name: 'Data', exact: true })).toBeInViewport();
});
