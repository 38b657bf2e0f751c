import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { firstProductPath } from '../../scripts/pageWeight.mjs';
import { leaveOut } from '../../scripts/programs.mjs';
import { putInCart } from '../support/cart';
import { expect, hasWholeBrowser, test, wholeBrowser } from '../support/fixtures';
import { showAll } from '../support/reading';
import { takenOver } from '../support/takeOver';

// Playwright turns the back/forward cache off.
const ignoreDefaultArgs = ['--disable-back-forward-cache'];
test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs } });
test.skip(!hasWholeBrowser, 'no whole browser');
test.skip(({ isMobile }) => !isMobile, 'the same on every screen; phones need it most');

const remedy = 'install Chrome or Chromium (the one that npm carries cannot)';

/** Whether this browser has the cache at all. */
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
  stopAfter,
}) => {
  const icon = '<link rel="icon" href="data:,">';
  const back = '<script>onload = () => setTimeout(() => history.back(), 50)</script>';
  const site = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    const script = request.url === '/' ? back : '';
    response.end(`<!doctype html><title>Elsewhere</title>${icon}${script}`);
  });
  stopAfter({
    stop: async () => {
      site.close();
      site.closeAllConnections();
      await once(site, 'close');
    },
  });
  site.listen(0);
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const elsewhere = `http://127.0.0.1:${String(port)}/`;
  if (!(await keepsPages(page, elsewhere))) {
    leaveOut('the back/forward cache', remedy);
    test.skip();
  }
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

test('the browser’s own search in the page finds a product far down, though it is not drawn', async ({
  page,
}) => {
  const isFound = (words: string) =>
    page.evaluate((text) => {
      getSelection()?.removeAllRanges();
      return (window as unknown as { find: (text: string) => boolean }).find(text);
    }, words);
  await showAll(page);
  if (!(await isFound('Products'))) {
    leaveOut('find in page', remedy);
    test.skip();
  }
  const cards = page.locator('main article');
  const name = (await cards.nth(70).locator('h3').textContent()) ?? '';
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const isDrawn = () =>
    cards.nth(70).evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isDrawn).toBe(false);
  expect(await isFound('no such product')).toBe(false);
  expect(await isFound(name)).toBe(true);
  await expect(cards.filter({ hasText: name }).first()).toBeInViewport();
});
