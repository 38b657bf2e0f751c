import type { Page } from '@playwright/test';

import { createProductPath } from '../support/accounts';
import { storeProductList } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { getOverflow, watchShifts } from '../support/reading';

const storeFourComparedProducts = (page: Page) =>
  storeProductList(page, 'comparedProducts', ['1', '2', '31', '4']);

test('a fourth product can be compared by keyboard, and a fifth is refused', async ({ page }) => {
  await storeProductList(page, 'comparedProducts');
  for (const [id, words] of [
    [4, 'Open comparison (4)'],
    [5, /^You can compare up to 4 products/],
  ] as const) {
    await page.goto(createProductPath(id));
    // The first key press of a visit loads the lazy Compare button at once.
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Compare', exact: true }).press('Space');
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(
    page.getByRole('button', { name: 'Compare', exact: true, pressed: false }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Open comparison' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeFocused();
});

test('the last column of a comparison can be reached by keyboard', async ({ page, isMobile }) => {
  await storeFourComparedProducts(page);
  await page.goto('/compare');
  await expect(page.getByRole('rowheader', { name: /^Dimensions/ })).toBeVisible();
  const table = page.getByRole('region', { name: 'Comparison' });
  await table.press('ArrowRight');
  // Only a phone scrolls sideways, because a wide screen has room for four columns.
  if (isMobile)
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  // The link in the last column must appear beside the fixed row headers, and not under them.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
  const getHiddenWidth = () =>
    page.evaluate(() => {
      const focusedBox = document.activeElement?.getBoundingClientRect();
      const rowHeaderBox = document.querySelector('tbody th')?.getBoundingClientRect();
      if (!focusedBox || !rowHeaderBox) return 'nothing';
      return Math.max(0, rowHeaderBox.right - focusedBox.left, focusedBox.right - innerWidth);
    });
  await expect.poll(getHiddenWidth).toBeLessThan(1);
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
});

test('a comparison does not shift while its products load', async ({ page }) => {
  await storeFourComparedProducts(page);
  const getLayoutShift = await watchShifts(page);
  await page.goto('/compare');
  await expect(page.getByRole('link', { name: /^Pick a pack/ })).toHaveCount(4);
  expect(await getLayoutShift()).toBeLessThanOrEqual(0.02);
});
