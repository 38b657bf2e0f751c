import { startSignedIn, createProductPath, shopper } from '../support/accounts';
import { followLink, loadDeferredParts } from '../support/waiting';
import { addFirstPackToCart, getFirstPack, orderReference, storeOrder } from '../support/cart';
import { expect, test } from '../support/fixtures';
import {
  expectLoadedPictures,
  getCachedAddresses,
  getListedPictureAddresses,
  offlineMessagePattern,
  turnOnDataSaver,
  waitForWorker,
} from '../support/worker';

test.use({ serviceWorkers: 'allow' });

test('visited pages work offline, with pictures and the date of their prices', async ({
  page,
  context,
  allowProblem,
}) => {
  test.slow();
  allowProblem(offlineMessagePattern);
  await storeOrder(page);
  const productPath = createProductPath(1);
  // Abort the first request for the script that registers the service worker. The app must request
  // it again.
  await page.route(/\/assets\/offline\.\w+\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await waitForWorker(page);
  await page.goto('/products');
  await expectLoadedPictures(page);
  await page.goto(productPath);
  await expectLoadedPictures(page);
  await addFirstPackToCart(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const priceTexts = await page.getByRole('main').getByText(/^Rs/).allTextContents();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await context.setOffline(true);
  await page.goto(productPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('banner')).toContainText(/Prices as of \d{1,2} \w+, \d\d:\d\d\./);
  await expectLoadedPictures(page);
  await getFirstPack(page).check();
  expect(await page.getByRole('main').getByText(/^Rs/).allTextContents()).toEqual(priceTexts);
  await page.goto('/products');
  await expect(page.getByText('151 products', { exact: true })).toBeVisible();
  await expectLoadedPictures(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Food Boxes' })).toBeVisible();
  await menu.getByRole('link', { name: 'MY ORDERS' }).click();
  await expect(page.getByText(orderReference)).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('button', { name: /increase/i }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.goto(createProductPath(40));
  // Firefox does not tell the page that it is offline here, so the shop tries again three times.
  await expect(page.getByRole('main')).toContainText('Failed to fetch product', {
    timeout: 30_000,
  });
});

test('no personal data are cached, and a menu button deletes the cached data', async ({
  page,
  shop,
}) => {
  const avatarPath = '/media/products/hat-box.webp';
  const { token } = await startSignedIn(page, shop, shopper, (login) => ({
    ...login,
    userImageURL: avatarPath,
  }));
  await page.goto(createProductPath(1, '?tab=reviews'));
  await waitForWorker(page);
  await page.reload();
  const reviews = page.getByRole('region', { name: 'Customer reviews' });
  await expect(reviews.getByRole('listitem').first()).toBeVisible();
  const avatar = page.getByRole('banner').locator(`img[src="${avatarPath}"]`);
  await expect(avatar).toHaveJSProperty('naturalWidth', 800);
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).not.toHaveValue('');
  const accessToken = await page.evaluate(() => sessionStorage.getItem('accessToken') ?? '');
  const cachedEntries = await page.evaluate(async () => {
    const entries: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const headers = JSON.stringify([...request.headers, ...(answer?.headers ?? [])]);
        entries.push({ url: request.url, text: `${(await answer?.text()) ?? ''} ${headers}` });
      }
    }
    return entries;
  });
  expect(cachedEntries.length).toBeGreaterThan(60);
  const cachedPaths = cachedEntries.map(({ url }) => new URL(url).pathname);
  const apiPaths = cachedPaths.filter((path) => path.startsWith('/api/'));
  expect(apiPaths.filter((path) => /review|user|login(?!client)/i.test(path))).toEqual([]);
  expect(cachedPaths).not.toContain(avatarPath);
  const secrets = [token, accessToken, shopper.email, shopper.password, 'Bearer'];
  expect(secrets.every(Boolean)).toBe(true);
  for (const { url, text } of cachedEntries.filter((entry) => !entry.url.endsWith('.js')))
    expect(secrets.filter((secret) => `${url} ${text}`.includes(secret))).toEqual([]);

  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const picturePath = `${avatarPath}?w=160`;
  await page.evaluate((src) => Object.assign(new Image(), { src }).decode(), picturePath);
  const areasPath = '/api/ISPM/ProductArea/GetWebArea';
  await expect.poll(() => getCachedAddresses(page, 'answers')).toContain(areasPath);
  await expect.poll(() => getListedPictureAddresses(page)).toContain(picturePath);
  await menu.getByRole('button', { name: 'Delete data saved for offline use' }).click();
  await expect(page.getByText('The data saved for offline use was deleted.')).toBeVisible();
  // Look only at pictures of products, because the footer may load its own pictures later.
  const getProductAddresses = (urls: string[]) =>
    urls.filter((address) => address.includes('/products/'));
  await expect
    .poll(async () => getProductAddresses(await getCachedAddresses(page, 'pictures')))
    .toEqual([]);
  await expect
    .poll(async () => getProductAddresses(await getListedPictureAddresses(page)))
    .toEqual([]);
  expect(await getCachedAddresses(page, 'answers')).not.toContain(areasPath);
});

test('with data saving, no service worker runs, but API answers are stored', async ({ page }) => {
  await turnOnDataSaver(page);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await loadDeferredParts(page);
  await expect
    .poll(async () => (await getCachedAddresses(page, 'answers')).length)
    .toBeGreaterThan(3);
  // Wait longer than the delay after which the worker would be registered.
  await page.clock.runFor(20_000);
  await followLink(page.getByRole('article').first().getByRole('link').first());
  await expect(getFirstPack(page)).toBeVisible();
  // Check this last, because the script that would register the worker also loads late.
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
