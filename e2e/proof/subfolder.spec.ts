import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

import { findProgram, reportSkippedTests } from '@shop/programs/programs';
import { startNginx } from '@shop/programs/hosts';
import { followLink, waitForOverlayClosed } from '../support/waiting';
import {
  addFirstPackToCart,
  checkoutValues,
  getFirstPack,
  fillInForm,
  placeOrder,
} from '../support/cart';
import { startOnOtherOrigins } from '../support/otherOrigins';
import { expect, test } from '../support/fixtures';
import { startSmallShop } from '../support/proxy';
import { copySite, prerender } from '../support/shop';
import {
  expectLoadedPictures,
  getCachedAddresses,
  offlineMessagePattern,
  waitForWorker,
} from '../support/worker';
import { waitForTakeOver } from '../support/prerendered';

test.skip(({ isMobile }) => !isMobile, 'the result is the same on every screen');
test.describe.configure({ mode: 'default' });

const siteFolder = path.join('.cache', 'site-in-folder');
const nginxPath = (findProgram('openssl') && findProgram('nginx')) ?? '';
if (!nginxPath)
  reportSkippedTests('a test of the shop behind nginx', 'install the packages nginx and openssl');

test.beforeAll(async ({}, { project }) => {
  if (!project.use.isMobile) return;
  test.setTimeout(240_000);
  const buildArgs = ['tools/cli/build.mjs', '--base', '/shop/', '--out', siteFolder];
  await promisify(execFile)(process.execPath, buildArgs);
});

/**
 * Opens the first product and adds a pack to the cart.
 * @returns the product's name
 */
async function addFirstProduct(page: Page): Promise<string> {
  await followLink(page.getByRole('main').locator('a[href*="/product/"]').first());
  await expect(page).toHaveURL(/\/shop\/product\//);
  await addFirstPackToCart(page);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

test('behind nginx, a prerendered shop in a subfolder works up to the order', async ({
  page,
  shop,
  stopAfter,
}) => {
  test.skip(nginxPath === '');
  test.setTimeout(240_000);
  const { folder } = stopAfter(await copySite(siteFolder));
  const { url: backEndUrl } = stopAfter(await startSmallShop(shop.url, 12));
  await prerender(backEndUrl, backEndUrl, folder);
  const nginxOptions = { site: folder, backEnd: backEndUrl };
  const nginxServer = stopAfter(await startNginx(nginxPath, 'nginx-subfolder.conf', nginxOptions));
  // Record answers from addresses outside /shop, /api and /media, and answers with an error status.
  const wrongResponses: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    const isWrongResponse = !/^\/(shop|api|media)\//.test(pathname) || response.status() >= 400;
    if (origin === nginxServer.url && isWrongResponse)
      wrongResponses.push(`${String(response.status())} ${pathname}`);
  });
  const pageResponse = await page.goto(`${nginxServer.url}/shop/products`);
  // The HTML must contain the content, so that it is visible before any script runs.
  const pageText = (await pageResponse?.text()) ?? '';
  expect(pageText).toContain('data-path="/shop/products"');
  expect(pageText.match(/href="\/shop\/product\/[^"]+"/g)?.length).toBeGreaterThan(10);
  await waitForTakeOver(page);
  const name = await addFirstProduct(page);
  // Reload, because only this opens the prerendered page of the product.
  await page.reload();
  await waitForTakeOver(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(getFirstPack(page)).toBeVisible();

  await followLink(page.getByRole('link', { name: 'Cart, 1 item' }));
  await expect(page).toHaveURL(`${nginxServer.url}/shop/cart`);
  await followLink(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  await fillInForm(page, checkoutValues);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue(checkoutValues['Full name']);
  const reference = await placeOrder(page);

  // Test a link in an overlay, too, because links in overlays navigate in another way.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'HOME' }).click();
  await waitForOverlayClosed(page);
  await expect(page).toHaveURL(`${nginxServer.url}/shop/`);
  await page.goto(`${nginxServer.url}/shop/order`);
  await expect(page.getByText(reference).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('/shop/placedOrders');
  expect(wrongResponses).toEqual([]);
  await page.close();
});

test('on GitHub Pages the shop works with a back end on another origin', async ({
  page,
  allowProblem,
  stopAfter,
}) => {
  const { siteServer } = await startOnOtherOrigins(stopAfter, {
    site: siteFolder,
    base: '/shop/',
  });
  await page.goto(`${siteServer.url}/shop/`);
  const name = await addFirstProduct(page);
  // Nothing is prerendered here. The web server therefore answers with status 404 and the page
  // without prerendered content.
  allowProblem(/status of 404 .*\/shop\/(product|cart)/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`${siteServer.url}/shop/cart/`);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();

  // GitHub Pages sends no content security policy, so the policy in the HTML of the page applies.
  allowProblem(/document requires 'Trusted/);
  const refusedStates = await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'));
    const attempts = [
      () => (link.innerHTML = '<b>x</b>'),
      () => link.setAttribute('onclick', 'x()'),
      () => (document.createElement('script').src = 'https://example.com/x.js'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  expect(refusedStates).toEqual([true, true, true]);
  await page.close();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the shop in a subfolder starts and shows pictures from another origin', async ({
    page,
    context,
    allowProblem,
    stopAfter,
  }) => {
    allowProblem(offlineMessagePattern);
    allowProblem(/status of 404/);
    const { siteServer, backEnd } = await startOnOtherOrigins(stopAfter, {
      site: siteFolder,
      base: '/shop/',
    });
    await page.goto(`${siteServer.url}/shop/products`);
    await waitForWorker(page, '/shop/');
    await page.reload();
    await expectLoadedPictures(page);
    // Request a missing picture. It must not be cached, although the browser hides the error status
    // from the page.
    await page.evaluate(async (src) => {
      await Object.assign(new Image(), { src })
        .decode()
        .catch(() => undefined);
    }, `${backEnd.url}/media/products/none.webp`);
    const cachedAddresses = await getCachedAddresses(page, '/shop/pictures');
    expect(cachedAddresses.filter((address) => address.includes('none.webp'))).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('151 products', { exact: true })).toBeVisible();
    await expectLoadedPictures(page);
    expect(await page.evaluate(() => caches.keys())).toContain('/shop/answers');
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([`${siteServer.url}/shop/`]);
    await page.close();
  });
});
