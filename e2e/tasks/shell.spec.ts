import type { Locator } from '@playwright/test';
import { firstProductPath } from '../../scripts/pageWeight.mjs';
import { atRest, wakeUp } from '../support/arrival';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';

test('areas that come late move nothing below them in the side menu, which leads to a sub-category', async ({
  page,
  axe,
}) => {
  const release = await holdBack(page, '**/GetWebArea*');
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const home = menu.getByRole('link', { name: 'HOME' });
  await expect(home).toBeVisible();
  await atRest(page);
  const before = await home.boundingBox();
  release();
  const area = menu.getByRole('button', { name: 'Food Boxes' });
  await expect(area).toBeVisible();
  expect(await home.boundingBox()).toEqual(before);
  expect((await menu.boundingBox())?.width).toBe(
    Math.min(320, (page.viewportSize()?.width ?? 0) - 56),
  );
  await area.click();
  await menu.getByRole('button', { name: 'Pizza Boxes' }).click();
  await axe();
  await menu.locator('a[href*="subcategory="]').first().click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/products\?subcategory=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what is first on the screen never fades; what lies below waits 15 px lower, but not on paper', async ({
  page,
}) => {
  const blockOf = (article: Locator) => article.locator('xpath=ancestor::*[@data-testid="reveal"]');
  await page.goto('/blogs');
  const first = blockOf(page.getByRole('article').first());
  const last = blockOf(page.getByRole('article').last());
  await expect(last).toHaveCSS('opacity', '0');
  await expect(last).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 15)');
  await expect(first).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'print' });
  await expect(last).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'screen' });
  await expect(last).toHaveCSS('opacity', '0');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS('opacity', '1');
});

test('nothing moves for ever: a page at rest draws no frames', async ({ page }) => {
  for (const path of ['/products', '/contact', '/cart']) {
    await page.goto(path);
    await wakeUp(page);
    const running = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(running, path).toBe(0);
  }
});

test('the WhatsApp button lies on no control and no price, wherever a page rests', async ({
  page,
  shop,
}) => {
  const product = await firstProductPath(page, shop.url);
  const chat = page.getByRole('link', { name: /^Chat on WhatsApp/ });
  /** What stands under the button; a bar from edge to edge is the end of the screen. */
  const covered = () =>
    chat.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      if (left === 0 && width === document.documentElement.clientWidth) return [];
      const found = new Set<string>();
      for (const x of [2, width / 2, width - 2])
        for (const y of [2, height / 2, height - 2])
          for (const element of document.elementsFromPoint(left + x, top + y)) {
            if (button.contains(element)) continue;
            if (element.matches('[data-buy-bar]')) break;
            const own = element.children.length === 0 ? element.textContent : '';
            if (element.matches('a, button, input, label, select') || own.includes('Rs.'))
              found.add(`${element.tagName} ${element.textContent}`);
          }
      return [...found];
    });
  for (const path of ['/products', product]) {
    await page.goto(path);
    await expect(chat).toHaveAttribute('href', 'https://wa.me/923000000000');
    for (const share of [0, 0.3, 1]) {
      await page.evaluate((part) => {
        const top = part * document.documentElement.scrollHeight;
        window.scrollTo({ top, behavior: 'instant' });
      }, share);
      await atRest(page);
      expect(await covered(), `${path} at ${String(share)}`).toEqual([]);
    }
  }
  // What comes late makes the page longer; its last line is not covered, either.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText(/All Right Reserved\.$/)).toBeInViewport({
      ratio: 0.9,
      timeout: 500,
    });
  }).toPass({ timeout: 10_000 });

  // Turned on its side, or at a high zoom, a phone has no room for what is fixed.
  await page.setViewportSize({ width: 640, height: 320 });
  const fixed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { position, clipPath } = getComputedStyle(element);
          return /fixed|sticky/.test(position) && clipPath === 'none' && element.clientHeight > 0;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  await expect.poll(fixed).toEqual([]);
});

test('a press on the login icon counts, though its dialog is still on its way', async ({
  page,
}) => {
  const script = /\/auth-dialog\.\w+\.js$/;
  const release = await holdBack(page, script);
  const asked = page.waitForRequest(script);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Log in' }).click();
  await asked;
  release();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('offers that come late push nothing', async ({ page }) => {
  const release = await holdBack(page, '**/api/WAP/Banner/GetAll*');
  await page.goto('/cart');
  await wakeUp(page);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  // Not scrolled: there the browser itself would hold what is being read in its place.
  const before = await footer.boundingBox();
  release();
  await expect(page.getByRole('region', { name: 'Offers' }).getByRole('img')).toBeAttached();
  expect((await footer.boundingBox())?.y).toBe(before?.y);
});
