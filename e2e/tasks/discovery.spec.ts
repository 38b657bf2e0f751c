import type { Page } from '@playwright/test';

import { atRest } from '../support/arrival';
import { expect, test } from '../support/fixtures';
import { scrollPage, showAll } from '../support/reading';

const cards = (page: Page) => page.getByRole('article');

/** Reads which card stands where on the screen, opens it, and compares after Back, and after a reload. */
async function expectSamePlaceAfterProduct(page: Page) {
  const card = cards(page).nth(25);
  const placeNow = async () => ({
    // How far down the page it stands.
    offset: await card.evaluate((element) =>
      Math.round(element.getBoundingClientRect().top + window.scrollY),
    ),
    top: await page.evaluate(() => Math.round(window.scrollY)),
    name: await card.getByRole('heading').textContent(),
    url: page.url(),
    count: await cards(page).count(),
  });
  await card.scrollIntoViewIfNeeded();
  const reached = (await placeNow()).top;
  await page.mouse.wheel(0, 133);
  await expect.poll(async () => (await placeNow()).top).toBeGreaterThan(reached);
  await atRest(page);
  const before = await placeNow();
  expect(before.top).toBeGreaterThan(500);
  // Where it stands: to press it, not every driver leaves the page as it is scrolled.
  const { x = 0, y = 0 } = (await card.getByRole('link').boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await expect(page.getByRole('heading', { level: 1, name: before.name ?? '' })).toBeFocused();
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    await expect(cards(page)).toHaveCount(before.count);
    // What loads late above has come, and has not pushed the place away.
    await expect.poll(placeNow).toEqual(before);
  }
}

test.describe('Back is sacred', () => {
  const boxes = '/products?search=box&areas=Food+Boxes&areas=Bakery+Boxes&areas=Gift+Packaging';
  for (const [name, path, first] of [
    ['home', '/', 12],
    ['the listing', `${boxes}&sort=name`, 20],
    ['the categories', '/categories', 20],
  ] as const) {
    test(`on ${name}, after a reload too`, async ({ page }) => {
      await page.goto(path);
      await expect(cards(page)).toHaveCount(first);
      await page.getByRole('button', { name: 'Show More' }).click();
      await expect(cards(page)).toHaveCount(first + 20);
      // It comes late, above the products.
      const banner = page.getByRole('img', { name: 'Labels and tags from 500 pieces' });
      if (path === '/') await expect(banner).toBeAttached();
      await expectSamePlaceAfterProduct(page);
    });
  }
});

test('a long list is printed whole, though only what is near is drawn', async ({ page }) => {
  await showAll(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await scrollPage(page, 0);
  await atRest(page);
  const before = await height();
  await scrollPage(page, before);
  await atRest(page);

  const rendered = () =>
    cards(page).evaluateAll((list) =>
      list.map((card) => card.checkVisibility({ contentVisibilityAuto: true })),
    );
  await expect.poll(rendered).toContain(false);
  await page.emulateMedia({ media: 'print' });
  expect(await rendered()).toEqual(Array(140).fill(true));
  await page.emulateMedia({ media: 'screen' });
  // Each card had its room before it was drawn, to a fraction of a pixel.
  await atRest(page);
  expect(Math.abs((await height()) - before)).toBeLessThan(2);

  const far = cards(page).nth(60);
  await far.getByRole('link').focus();
  await expect(far).toBeInViewport();
});

test(
  'Compare shows on the card that is pointed at or has the focus',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a menu there');
    await page.goto('/products');
    // The key brings the button, if it is not there yet.
    await page.keyboard.press('Shift');
    const compare = (index: number) => cards(page).nth(index).locator('..').getByRole('button');
    await expect(compare(1)).toHaveCSS('opacity', '0');
    await cards(page).nth(1).hover();
    await expect(compare(1)).toHaveCSS('opacity', '1');
    await expect(compare(0)).toHaveCSS('opacity', '0');
    await cards(page).first().getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(compare(0)).toBeFocused();
    await expect(compare(0)).toHaveCSS('opacity', '1');
  },
);
