import { expect, test } from '../support/fixtures';
import { waitForTakeOver } from '../support/prerendered';

test('the / key opens the search on any page, and the search works by keyboard', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForTakeOver(page);
  await page.keyboard.press('/');
  const searchField = page.getByRole('combobox', { name: 'Search products' });
  await expect(searchField).toBeFocused();
  await expect(searchField).toHaveValue('');
  await page.keyboard.type('mithai');
  const option = page.getByRole('option').first();
  // Products are listed before categories, but load later.
  await expect(option).toHaveAttribute('href', /^\/product\//);
  // Wait for the words of specifications, which load last and may change the order of the results.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option).toHaveCSS('outline-style', 'solid');
  const name = await option.locator('span').first().textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
});
