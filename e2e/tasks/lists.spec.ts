import { productPath } from '../support/accounts';
import { keepProducts } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { overflowOf, watchShifts } from '../support/reading';

test('a fourth product joins the comparison by keyboard, a fifth is refused, and the last column can be reached', async ({
  page,
  isMobile,
}) => {
  await keepProducts(page, 'comparedProducts');
  for (const [id, words] of [
    [4, 'Open comparison (4)'],
    [5, /^You can compare up to 4 products/],
  ] as const) {
    await page.goto(productPath(id));
    // The key brings the button, if it is not there yet.
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Compare', exact: true }).press('Space');
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(
    page.getByRole('button', { name: 'Compare', exact: true, pressed: false }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Open comparison' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeFocused();
  await expect(page.getByRole('rowheader', { name: /^Dimensions/ })).toBeVisible();
  const table = page.getByRole('region', { name: 'Comparison' });
  await table.press('ArrowRight');
  // On a wide screen four stand side by side.
  if (isMobile)
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  // The last column's link, however far it was: shown beside the names, not below them.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
  const outOfView = () =>
    page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const names = document.querySelector('tbody th')?.getBoundingClientRect();
      if (!box || !names) return 'nothing';
      return Math.max(0, names.right - box.left, box.right - innerWidth);
    });
  await expect.poll(outOfView).toBeLessThan(1);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  // What was shown while the products came had the height of what followed.
  const shifts = await watchShifts(page);
  await page.goto('/compare');
  await expect(page.getByRole('link', { name: /^Pick a pack/ })).toHaveCount(4);
  expect(await shifts()).toBeLessThanOrEqual(0.02);
});
