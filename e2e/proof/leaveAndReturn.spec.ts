import type { Page } from '@playwright/test';

import { reportSkippedTests } from '@shop/programs/programs';
import { startServer } from '@shop/programs/hosts';
import {
  admin,
  createProductPath,
  getAccountButton,
  logIn,
  logOut,
  openLogin,
  shopper,
  startSignedIn,
} from '../support/accounts';
import { checkoutValues, fillInForm, storeCart } from '../support/cart';
import { hasWholeBrowser, wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { holdRequests, scrollPage, showMostProducts } from '../support/reading';
import { waitForTakeOver } from '../support/prerendered';

// Omit the flag by which Playwright disables the back/forward cache, because these tests need this
// cache.
const ignoreDefaultArgs = ['--disable-back-forward-cache'];
test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs } });
test.skip(!hasWholeBrowser, 'no complete browser is installed');
const remedy = 'install Chrome or Chromium (the browser from npm lacks this feature)';

/** Returns whether this browser has the back/forward cache. */
async function hasBackForwardCache(page: Page, otherSiteUrl: string): Promise<boolean> {
  await page.goto(`${otherSiteUrl}first`);
  await page.evaluate((otherUrl) => {
    document.body.dataset.left = 'yes';
    location.href = otherUrl;
  }, otherSiteUrl);
  await page.waitForURL(otherSiteUrl, { waitUntil: 'commit' });
  await page.waitForURL(`${otherSiteUrl}first`, { waitUntil: 'commit' });
  return page.evaluate(() => document.body.dataset.left === 'yes');
}

/**
 * Starts another site whose page goes back at once. Skips the test if the browser has no back/forward
 * cache.
 */
async function startOtherSite(
  page: Page,
  stopAfter: <T extends { stop: () => Promise<void> }>(resource: T) => T,
) {
  const otherSite = { url: '', visitCount: 0 };
  const icon = '<link rel="icon" href="data:,">';
  const goBackScript = '<script>onload = () => setTimeout(() => history.back(), 50)</script>';
  const server = await startServer((request, response) => {
    otherSite.visitCount += 1;
    response.setHeader('content-type', 'text/html');
    const script = request.url === '/' ? goBackScript : '';
    response.end(`<!doctype html><title>Elsewhere</title>${icon}${script}`);
  });
  otherSite.url = `${stopAfter(server).url}/`;
  if (!(await hasBackForwardCache(page, otherSite.url))) {
    reportSkippedTests('the test of the back/forward cache', remedy);
    test.skip();
  }
  otherSite.visitCount = 0;
  return otherSite;
}

test('after a visit to another site, Back restores the page unchanged from memory', async ({
  page,
  stopAfter,
}) => {
  const otherSite = await startOtherSite(page, stopAfter);
  await storeCart(page);
  for (const path of ['/', '/products', '/cart', createProductPath(1)]) {
    await page.goto(path);
    await waitForTakeOver(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.waitForLoadState('networkidle');
    // The offer of a cheaper pack moves the page when it appears.
    if (path === '/cart')
      await expect(page.getByRole('button', { name: / instead: save / })).toBeVisible();
    await page.evaluate((otherUrl) => {
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset.persisted = String(persisted);
      });
      // Leave the page at once, before it has stored the scroll position.
      scrollTo({ top: 300, behavior: 'instant' });
      requestAnimationFrame(() => {
        location.href = otherUrl;
      });
    }, otherSite.url);
    await expect(page.locator('body'), path).toHaveAttribute('data-persisted', 'true');
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(300);
  }
  expect(otherSite.visitCount).toBe(4);
});

test('a page that Back restores after a logout and a login shows the new user', async ({
  page,
  shop,
  stopAfter,
}) => {
  await startOtherSite(page, stopAfter);
  await startSignedIn(page, shop, shopper);
  await page.goto('/profile');
  const nameField = page.getByLabel('Full Name (optional)');
  await expect(nameField).toHaveValue(shopper.name);
  await nameField.fill('Typed by Ayesha');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    });
    location.href = '/about';
  });
  await page.waitForURL('/about');
  await logOut(page, shopper);
  await openLogin(page);
  await logIn(page, admin);
  await expect(getAccountButton(page, admin)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true');
  await expect(getAccountButton(page, admin)).toBeVisible();
  await expect(nameField).toHaveValue(admin.name);
});

test('a visit to another site cancels an order that waits for prices', async ({
  page,
  stopAfter,
}) => {
  const otherSite = await startOtherSite(page, stopAfter);
  const heldRequests = await holdRequests(page, '**/api/ISPM/Product/GetWebProductById*');
  await storeCart(page);
  await page.goto('/place-order');
  await fillInForm(page, checkoutValues);
  const button = page.getByRole('button', { name: 'PLACE ORDER' });
  await button.click();
  await expect(page.getByText('Checking prices…')).toBeVisible();
  await page.evaluate((otherUrl) => {
    addEventListener('pageshow', ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    });
    location.href = otherUrl;
  }, otherSite.url);
  await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true');
  await expect(button).not.toHaveAttribute('aria-busy');
  heldRequests.release();
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible();
  const storedText = await page.evaluate(() => localStorage.getItem('placedOrders'));
  expect(JSON.parse(storedText ?? '')).toHaveProperty('orders.length', 1);
});

test('the browser’s “find in page” reaches a product far down the list', async ({ page }) => {
  const canFind = (words: string) =>
    page.evaluate((text) => {
      getSelection()?.removeAllRanges();
      return (window as unknown as { find: (text: string) => boolean }).find(text);
    }, words);
  await showMostProducts(page);
  if (!(await canFind('Products'))) {
    reportSkippedTests('the test of find in page', remedy);
    test.skip();
  }
  const card = page.locator('main article').nth(70);
  const name = (await card.locator('h3').textContent()) ?? '';
  await scrollPage(page, 0);
  const isRendered = () =>
    card.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isRendered).toBe(false);
  expect(await canFind('no such product')).toBe(false);
  expect(await canFind(name)).toBe(true);
  await expect(page.locator('main article', { hasText: name }).first()).toBeInViewport();
});
