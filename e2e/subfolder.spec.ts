import type { Page } from '@playwright/test';

import { findProgram } from '../scripts/programs.mjs';
import { follow, overlayGone } from './support/arrival';
import { delivery } from './support/delivery';
import { expect, test } from './support/fixtures';
import { startElsewhere } from './support/elsewhere';
import { startNginx } from './support/hosts';
import { expectPictures, workerReady } from './support/worker';

/** The site built for /shop/; the runner builds it for this file. */
const site = process.env.E2E_SUBFOLDER_SITE ?? '';

test.skip(({ isMobile }) => !isMobile, 'The same for any screen.');
test.skip(site === '', 'Not built for a folder: run "npm run test:e2e -- subfolder".');

/** Opens a product from the home page and puts a pack of it into the cart. @returns its name */
async function addFirstProduct(page: Page): Promise<string> {
  await follow(page.getByRole('main').locator('a[href*="/product/"]').first());
  await expect(page).toHaveURL(/\/shop\/product\//);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page
    .getByRole('radio', { name: /pack of/i })
    .first()
    .check();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  return name;
}

async function fillIn(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(delivery))
    await page.getByLabel(label, { exact: false }).first().fill(value);
}

test('browse and buy below a folder behind nginx, with a reload on the way', async ({
  page,
  shop,
  stopAfter,
}) => {
  const nginx = findProgram('nginx') ?? '';
  test.skip(nginx === '', 'No nginx here. Install the package nginx to run this part.');
  const options = { site, backEnd: shop.url };
  const host = stopAfter(await startNginx(nginx, 'nginx-subfolder.conf', options));
  const outside: string[] = [];
  const failed: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== host.url) return;
    if (!/^\/(shop|api|media)\//.test(pathname)) outside.push(pathname);
    if (response.status() >= 400) failed.push(pathname);
  });

  await page.goto(`${host.url}/shop/`);
  const name = await addFirstProduct(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await follow(page.getByRole('link', { name: 'Cart, 1 item' }));
  await expect(page).toHaveURL(`${host.url}/shop/cart`);
  await follow(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  await fillIn(page);
  await page.reload();
  await expect(page.getByLabel('Full name').first()).toHaveValue('Sana Iqbal');
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  const reference = page.getByText(/[A-Z]{2}-\d{8}-[A-Z0-9]{4}/).first();
  const code = /[A-Z]{2}-\d{8}-[A-Z0-9]{4}/.exec((await reference.textContent()) ?? '')?.[0] ?? '';
  expect(code).not.toBe('');

  // What lies over the page follows its links by itself.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'HOME' }).click();
  await overlayGone(page);
  await expect(page).toHaveURL(`${host.url}/shop/`);

  await page.goto(`${host.url}/shop/order`);
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(page.getByText(code).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('/shop/placedOrders');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('accessToken');
  expect({ outside, failed }).toEqual({ outside: [], failed: [] });
  await page.close();
});

test('buy on GitHub Pages, from a back end on another origin', async ({
  page,
  allowProblem,
  stopAfter,
}) => {
  const { host } = await startElsewhere(stopAfter, { name: 'github', site, base: '/shop/' });

  await page.goto(`${host.url}/shop/`);
  const name = await addFirstProduct(page);
  // No page is written ahead here, so the plain page comes as the answer to what is missing.
  allowProblem(/status of 404 .*\/shop\/(product|cart)/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`${host.url}/shop/cart/`);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();

  // This host sends no policy: the page brings one of its own.
  allowProblem(/document requires 'Trusted/);
  const refused = await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'));
    const tries = [
      () => (link.innerHTML = '<b>x</b>'),
      () => link.setAttribute('onclick', 'x()'),
      () => (document.createElement('script').src = 'https://example.com/x.js'),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  expect(refused).toEqual([true, true, true]);
  await page.close();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the shop of a folder starts, with the pictures of a back end elsewhere', async ({
    page,
    context,
    allowProblem,
    stopAfter,
  }) => {
    allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|access token|status of 404/);
    const { host } = await startElsewhere(stopAfter, { name: 'offline', site, base: '/shop/' });
    await page.goto(`${host.url}/shop/products`);
    await workerReady(page, '/shop/');
    await page.reload();
    await expectPictures(page);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('150 products', { exact: true })).toBeVisible();
    await expectPictures(page);
    expect(await page.evaluate(() => caches.keys())).toContain('/shop/answers');
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([`${host.url}/shop/`]);
    await page.close();
  });
});
