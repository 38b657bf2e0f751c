import type { Page } from '@playwright/test';

import { expect } from './support/fixtures';
import { watchShifts } from './support/reading';
import { openWithoutApp, takenOver, watchExchange } from './support/takeOver';
import { productPath, test } from './support/written';

/* Finding one's way, on pages written ahead. */

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1200;
const nav = (page: Page) => page.getByRole('navigation', { name: 'Shop' });
const area = (page: Page) => nav(page).getByRole('button', { name: 'Food Boxes' });

const announcements = (page: Page) => page.getByRole('region', { name: 'Announcements' });
const youTube = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^YouTube/ });

test.beforeEach(({ page }, { title }) => {
  test.skip(title.startsWith('wide:') !== isWide(page), 'drawn otherwise on this screen');
});

for (const path of ['/', '/products', productPath, '/about']) {
  test(`wide: bar and navigation of ${path} stay as they are while the app comes`, async ({
    page,
  }) => {
    const expectNothingMoved = await watchExchange(page);
    const shifts = await watchShifts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const release = await openWithoutApp(page, path);
    for (const part of [area, announcements, youTube]) await expect(part(page)).toBeVisible();
    release();
    await takenOver(page);
    for (const part of [area, announcements, youTube]) await expect(part(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingMoved();
    expect(await shifts()).toBeLessThanOrEqual(0.001);
    const calls = asked.filter((url) => /\/(api|assets)\//.test(url));
    expect(calls.filter((url, at) => calls.indexOf(url) !== at)).toEqual([]);
  });
}

test('wide: on a page that is not written ahead they come into their own room', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto('/cart');
  for (const part of [area, announcements, youTube]) await expect(part(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBeLessThanOrEqual(0.001);
});

test('wide: by keyboard from an area to its category', async ({ page, axe }) => {
  await page.goto('/about');
  await takenOver(page);
  const contact = nav(page).getByRole('link', { name: 'Contact' });
  await area(page).focus();
  await page.keyboard.press('Enter');
  await expect(nav(page).getByRole('link', { name: 'Pizza Boxes', exact: true })).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');
  await expect(area(page)).toBeFocused();
  await expect(nav(page).getByRole('link', { name: 'All Food Boxes' })).toHaveCount(0);
  // On through the row, which the open panel does not hold up.
  for (let tab = 0; tab < 8; tab += 1) await page.keyboard.press('Tab');
  await expect(contact).toBeFocused();

  await area(page).focus();
  await page.keyboard.press('Space');
  const link = nav(page).getByRole('link', { name: 'Pizza Boxes', exact: true });
  for (let tab = 0; tab < 12; tab += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?category=Pizza+Boxes');
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza Boxes' })).toBeFocused();
  await expect(link).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('narrow: the side menu is the only navigation, and nothing of the row is fetched', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about');
  await takenOver(page);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(nav(page)).toHaveCount(0);
  expect(asked.filter((url) => /main-navigation|top-bar-extras|\/ISPM\//.test(url))).toEqual([]);
});

test('narrow: the rating leads to the reviews, and what delivery costs stands by the buttons', async ({
  page,
  axe,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(productPath);
  await takenOver(page);
  const rating = page.getByRole('link', { name: /^Rated [1-5]\.\d out of 5, \d+ reviews$/ });
  await expect(rating).toBeVisible();
  expect(await shifts()).toBeLessThanOrEqual(0.001);
  await rating.focus();
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tab', { name: 'Reviews', selected: true });
  await expect(tab).toBeFocused();
  await expect(tab).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Customer reviews' })).toBeInViewport();
  await expect(page).toHaveURL(/\?tab=reviews$/);
  await expect(page.getByText(/^Free of charge\./)).toBeAttached();
  await axe('main');
  await page.getByRole('link', { name: 'Terms of delivery and returns' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Delivery' })).toBeVisible();
  await page.goBack();
  await expect(tab).toBeVisible();
});
