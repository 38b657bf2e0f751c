import type { Page } from '@playwright/test';

import { beSignedIn, shopper } from '../support/accounts';
import { buyFirstPack, keepProducts, putInCart } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { articlePath, change, openWithoutApp, productPath } from '../support/prerendered';
import { sites } from '../support/shop';

/* What stands in a prerendered page becomes the app's, or gives way where it is another page than the app's. */
test.use({ site: sites.prerendered });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const addresses = ['/', '/products', '/categories', productPath, articlePath, '/about', '/contact'];
test('the app makes the elements that stand there its own, whoever looks and however @both', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await putInCart(page);
  await keepProducts(page);
  await beSignedIn(page, shop, shopper);
  for (const address of addresses) {
    const takeOver = await openWithoutApp(page, address);
    const stood = await page.evaluateHandle(() => document.querySelectorAll('main, main *'));
    await takeOver();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const gone = await stood.evaluate((all) => [...all].filter((one) => !one.isConnected));
    expect(gone.length, address).toBeLessThan(10);
  }
});

test('one that the browser has translated, or an extension has changed, gives way to the app', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Drawn anew/);
  const takeOver = await openWithoutApp(page, productPath);
  await page.evaluate(() => {
    const translated = document.createElement('span');
    translated.textContent = 'Translated';
    document.querySelector('h1')?.replaceChildren(translated);
    document.querySelector('main p')?.before(document.createElement('aside'));
  });
  await takeOver();
  await expect(heading(page)).not.toHaveText('Translated');
  await buyFirstPack(page);
});

test('so does one that was written for another config.js', async ({ page }) => {
  const heads = "window.storefrontConfig.brand.heading = 'Changed';";
  await change(page, '**/config.js', (text) => `${text};${heads}`);
  const takeOver = await openWithoutApp(page, '/');
  await expect(heading(page)).not.toHaveText('Changed');
  await takeOver();
  await expect(heading(page)).toHaveText('Changed');
});

test.describe('a page that is translated before the app comes', () => {
  test.use({ isTranslated: true });

  test('becomes the app’s, which sells from it', async ({ page }) => {
    const takeOver = await openWithoutApp(page, productPath);
    await expect(heading(page).locator('font font')).toBeVisible();
    await takeOver();
    await buyFirstPack(page);
    await expect(page.getByText('Item added to cart!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
});
