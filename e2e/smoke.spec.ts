import { expect, test } from './support/fixtures';

test('the home page opens', { tag: '@postgres' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Dori & Dabba/);
  await expect(page.getByRole('banner')).toBeVisible();
});
