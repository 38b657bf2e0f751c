import type { Page } from '@playwright/test';

import { orderReference, putInOrders } from '../support/cart';
import { expect } from '../support/fixtures';
import { watchShifts } from '../support/reading';
import { openWithoutApp, takenOver, watchExchange } from '../support/takeOver';
import { articlePath, productPath, test } from '../support/written';

/* The app takes the place of a page written ahead, and nobody sees or loses anything. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const repeated = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

for (const path of ['/', '/products', productPath, articlePath]) {
  test(`${path} stays as it is, and nothing is asked for twice`, async ({ page }) => {
    const expectNothingMoved = await watchExchange(page);
    const shifts = await watchShifts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The reminder of an order has its own place on the home page from the first frame on.
    if (path === '/') await putInOrders(page);
    await page.goto(path);
    await takenOver(page);
    if (path === '/') await expect(page.getByText(orderReference)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expectNothingMoved();
    expect(await shifts()).toBeLessThanOrEqual(0.001);
    const own = asked.filter((url) => /\/(api|media|assets)\//.test(url));
    expect(own.length).toBeGreaterThan(5);
    expect(repeated(own)).toEqual([]);
  });
}

test('the page stays where the reader has scrolled to', async ({ page }) => {
  const shifts = await watchShifts(page);
  const release = await openWithoutApp(page, '/products');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, 500);
  });
  release();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  expect(await shifts()).toBeLessThanOrEqual(0.001);
});

test('what is typed meanwhile stays, with the caret and the focus', async ({ page }) => {
  const release = await openWithoutApp(page, '/');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.click();
  await page.keyboard.type('pizza bx');
  await page.keyboard.press('ArrowLeft');
  release();
  await takenOver(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('o');
  await expect(field).toHaveValue('pizza box');
  await expect(page.getByRole('option').first()).toContainText('Pizza Box');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=pizza+box');
});

test('the search of the bar, pressed before the app has come, leads to a box to search in', async ({
  page,
}) => {
  const release = await openWithoutApp(page, articlePath);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  release();
  const box = page.getByRole('search', { name: 'Site search' }).getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('pizza');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=pizza');
  await page.goBack();
  await expect(heading(page)).toHaveText('Products');
  await expect(box).toBeHidden();
});
