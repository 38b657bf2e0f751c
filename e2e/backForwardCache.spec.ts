import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LaunchOptions, Page } from '@playwright/test';
import { firstProductPath } from '../scripts/pageWeight.mjs';
import { putInCart } from './support/cart';
import { expect, test } from './support/fixtures';
import { takenOver } from './support/takeOver';

// Playwright turns the cache off.
const launchOptions = {
  ...(JSON.parse(process.env.E2E_BROWSER ?? '{}') as LaunchOptions),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
test.use({ launchOptions });

/** Whether this browser has the cache at all; Chromium's headless shell has none. */
async function keepsPages(page: Page, elsewhere: string): Promise<boolean> {
  await page.goto(`${elsewhere}first`);
  await page.evaluate((away) => {
    document.body.dataset.left = 'yes';
    location.href = away;
  }, elsewhere);
  await page.waitForURL(elsewhere, { waitUntil: 'commit' });
  await page.waitForURL(`${elsewhere}first`, { waitUntil: 'commit' });
  return page.evaluate(() => document.body.dataset.left === 'yes');
}

test('a page left for another site comes back from memory, as it was', async ({
  page,
  shop,
  isMobile,
  stopAfter,
}) => {
  test.skip(!isMobile, 'the same on every screen; phones need it most');
  const site = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">' +
        (request.url === '/'
          ? '<script>onload = () => setTimeout(() => history.back(), 50)</script>'
          : ''),
    );
  });
  stopAfter({
    stop: async () => {
      site.close();
      site.closeAllConnections();
      await once(site, 'close');
    },
  });
  await new Promise<void>((resolve) => {
    site.listen(0, resolve);
  });
  const { port } = site.address() as AddressInfo;
  const elsewhere = `http://127.0.0.1:${String(port)}/`;
  test.skip(!(await keepsPages(page, elsewhere)), 'this browser keeps no page');
  let visits = 0;
  site.on('request', () => (visits += 1));
  await putInCart(page);
  const product = await firstProductPath(page, shop.url);
  for (const path of ['/', '/products', '/cart', product]) {
    await page.goto(path);
    await takenOver(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate((away) => {
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset.persisted = String(persisted);
      });
      // Left before the scroll has come to rest.
      scrollTo({ top: 300, behavior: 'instant' });
      requestAnimationFrame(() => {
        location.href = away;
      });
    }, elsewhere);
    await expect(page.locator('body'), path).toHaveAttribute('data-persisted', 'true');
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(300);
  }
  expect(visits).toBe(4);
});
