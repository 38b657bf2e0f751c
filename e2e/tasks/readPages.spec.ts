import type { Locator } from '@playwright/test';

import { getFirstProductPath } from '@shop/bench/pageWeight';
import { createProductPath } from '../support/accounts';
import { waitForStillness, loadDeferredParts } from '../support/waiting';
import { storeCart } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { focusByTab } from '../support/keyboard';
import { holdRequests, readGlobal, scrollPage, watchShifts } from '../support/reading';

test('product areas and offers that load late cause no layout shift', async ({ page }) => {
  const heldAreaRequests = await holdRequests(page, '**/GetWebArea*');
  const heldBannerRequests = await holdRequests(page, '**/api/WAP/Banner/GetAll*');
  await page.goto('/products');
  await loadDeferredParts(page);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  const footer = page.getByRole('contentinfo');
  // Do not scroll, because the browser would then compensate for shifts itself.
  const footerBox = await footer.boundingBox();
  heldBannerRequests.release();
  await expect(page.getByRole('region', { name: 'Offers' }).getByRole('img')).toBeAttached();
  expect((await footer.boundingBox())?.y).toBe(footerBox?.y);

  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const homeLink = menu.getByRole('link', { name: 'HOME' });
  await expect(homeLink).toBeVisible();
  await waitForStillness(page);
  const boxBefore = await homeLink.boundingBox();
  heldAreaRequests.release();
  await expect(menu.getByRole('button', { name: 'Food Boxes' })).toBeVisible();
  expect(await homeLink.boundingBox()).toEqual(boxBefore);
  const expectedWidth = Math.min(320, (page.viewportSize()?.width ?? 0) - 56);
  expect((await menu.boundingBox())?.width).toBe(expectedWidth);
});

test('blocks below the screen are visible until the first scroll', async ({ page }) => {
  const blocks = page.getByRole('main').getByTestId('reveal');
  await page.addInitScript(() => {
    const fadedTexts: string[] = [];
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof HTMLElement && target.dataset['testid'] === 'reveal')
        fadedTexts.push(target.innerText);
    });
    Object.assign(window, { fadedTexts });
  });
  await page.goto(createProductPath(1));
  await page.waitForLoadState('networkidle');
  const lastBlock = blocks.filter({ hasText: /./ }).last();
  const opacities = await blocks.evaluateAll((elements) =>
    elements.map((block) => getComputedStyle(block).opacity),
  );
  expect(opacities.filter((opacity) => opacity !== '1')).toEqual([]);
  await expect(async () => {
    // Repeat the scrolling, because a page that is still hydrating misses the first scroll event.
    await scrollPage(page, 0);
    await scrollPage(page, 2);
    await expect(lastBlock).toHaveCSS('opacity', '0', { timeout: 1000 });
  }).toPass();
  await expect(lastBlock).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 15)');
  expect(await readGlobal(page, 'fadedTexts')).toHaveLength(0);
  await page.emulateMedia({ media: 'print' });
  await expect(lastBlock).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(lastBlock).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: null });
  await expect(lastBlock).toHaveCSS('opacity', '0');
  await expect(async () => {
    // Repeat this, because a block that loads meanwhile may become the last one.
    await lastBlock.scrollIntoViewIfNeeded();
    await expect(lastBlock).toHaveCSS('opacity', '1', { timeout: 1000 });
  }).toPass();
  await expect(async () => {
    // Repeat the scrolling, because a block that was added meanwhile misses the scroll event.
    await scrollPage(page, 2);
    await scrollPage(page, 0);
    await expect(lastBlock).toHaveCSS('opacity', '0', { timeout: 1000 });
  }).toPass();
  for (const block of await blocks.all()) {
    const { y = 0 } = (await block.boundingBox()) ?? {};
    if (y < 0.9 * (page.viewportSize()?.height ?? 0)) await expect(block).toHaveCSS('opacity', '1');
  }
  // Receiving the focus without scrolling must also show the block.
  await lastBlock.evaluate((block: HTMLElement) => {
    block.tabIndex = -1;
    block.focus({ preventScroll: true });
  });
  await expect(lastBlock).toHaveCSS('opacity', '1');
});

test('a page at rest runs no animations', async ({ page }) => {
  for (const path of ['/products', '/contact', '/cart']) {
    await page.goto(path);
    await loadDeferredParts(page);
    const countAnimations = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(countAnimations, path).toBe(0);
  }
});

test('the WhatsApp button floats over every page and covers no other content', async ({
  page,
  shop,
}) => {
  const productPath = await getFirstProductPath(page, shop.url);
  const chatLink = page.getByRole('link', { name: /^Chat on WhatsApp/ });
  const getBox = async (locator: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  for (const path of ['/products', productPath]) {
    await page.goto(path);
    const hrefPattern =
      path === productPath ? /\?text=Hello%2C%20I%20have%20a%20question%20about%20\w+/ : /\d$/;
    await expect(chatLink).toHaveAttribute('href', hrefPattern);
    await expect(chatLink).toBeInViewport({ ratio: 1 });
  }
  // On a phone, the buy bar of a product page is at the bottom of the screen. It must not touch the
  // WhatsApp button.
  const buyBarBox = await getBox(page.locator('[data-buy-bar]'));
  const buttonBox = await getBox(chatLink);
  const isApart =
    buyBarBox.right < buttonBox.left ||
    buyBarBox.bottom < buttonBox.top ||
    buyBarBox.top > buttonBox.bottom;
  expect(isApart).toBe(true);

  // Repeat this, because late content makes the page longer. The button must not cover the last
  // line of the footer.
  const lastLine = page.getByText(/All Right Reserved\.$/);
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(lastLine).toBeInViewport({ ratio: 0.9, timeout: 500 });
    expect((await getBox(lastLine)).bottom).toBeLessThanOrEqual((await getBox(chatLink)).top);
  }).toPass({ timeout: 10_000 });

  // On a low screen (landscape, high zoom), only the WhatsApp button may have a fixed position.
  await page.setViewportSize({ width: 640, height: 320 });
  const getFixedElements = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { position, clipPath } = getComputedStyle(element);
          const isFixed = /fixed|sticky/.test(position) && clipPath === 'none';
          return isFixed && element.clientHeight > 0 && !element.matches('[href*="wa.me"]');
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  await expect.poll(getFixedElements).toEqual([]);
});

test(
  'the wide navigation leads by keyboard from a product area to a category',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'phones have a side menu instead');
    const getLayoutShift = await watchShifts(page);
    await page.goto('/about');
    const nav = page.getByRole('navigation', { name: 'Shop' });
    const areaButton = nav.getByRole('button', { name: 'Food Boxes' });
    // Some content of the header loads late. The header must have reserved space for it.
    await expect(areaButton).toBeVisible();
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^YouTube/ })).toBeVisible();
    expect(await getLayoutShift()).toBeLessThanOrEqual(0.001);
    await areaButton.press('Enter');
    const link = nav.getByRole('link', { name: 'Pizza Boxes', exact: true });
    await focusByTab(page, /^Pizza Boxes$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products?category=Pizza+Boxes');
    await expect(page.getByRole('heading', { level: 1, name: 'Pizza Boxes' })).toBeFocused();
    await expect(link).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);

test('the rating leads to the reviews, and pictures do not overlap the tabs', async ({
  page,
  isTranslated,
}) => {
  const getLayoutShift = await watchShifts(page);
  await page.goto(createProductPath(31));
  const ratingLink = page.getByRole('link', { name: /^Rated [1-5]\.\d out of 5, \d+ reviews$/ });
  await expect(ratingLink).toBeVisible();
  // Skip this check for translated texts, because they have other sizes.
  if (!isTranslated) expect(await getLayoutShift()).toBeLessThanOrEqual(0.001);
  await ratingLink.press('Enter');
  await expect(page.getByRole('tab', { name: 'Reviews', selected: true })).toBeFocused();
  await expect(page).toHaveURL(/\?tab=reviews$/);
  await expect(page.getByRole('region', { name: 'Customer reviews' })).toBeInViewport();
  await page.getByRole('button', { name: 'Show More Reviews' }).click();
  // Wait until the picture can be zoomed, because the app then replaces its element.
  await expect(page.getByRole('button', { name: /^Zoom image/ })).toBeAttached();
  await waitForStillness(page);
  const picture = page.getByRole('main').locator('img').first();
  const { y = NaN, height = NaN } = (await picture.boundingBox()) ?? {};
  const tabsBox = await page.getByRole('tablist').boundingBox();
  expect(y + height).toBeLessThan(tabsBox?.y ?? NaN);
});

test('large type does not cut off the number of packs in the cart or the shop’s name', async ({
  page,
  browserName,
  isTranslated,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium lets a test set the font size');
  test.skip(isTranslated, 'translated texts have other widths');
  await storeCart(page, { quantity: 16 });
  await page.goto('/about');
  const session = await page.context().newCDPSession(page);
  const header = page.getByRole('banner');
  const countTextLines = (element: Locator) =>
    element.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getClientRects().length;
    });
  for (const [width, fontSize] of [
    [360, 16],
    [1280, 16],
    [320, 32],
    [2400, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    const description = `at ${String(width)} px in type of ${String(fontSize)} px`;
    const cartNumber = header.getByText('16', { exact: true });
    await expect.poll(() => countTextLines(cartNumber), description).toBe(1);
    const hiddenHeight = await header
      .getByText('Dori & Dabba Packaging', { exact: true })
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hiddenHeight, description).toBeLessThanOrEqual(1);
  }
});
