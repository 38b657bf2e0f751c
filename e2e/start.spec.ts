import { expect, test } from './support/fixtures';

test('the next page is on its way before the click', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger cannot hover');
  await page.goto('/products');
  const link = page.getByRole('main').locator('a[href^="/product/"]').first();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // What listens comes with the footer, or a moment after it.
  await expect(async () => {
    const asked = page.waitForRequest(/GetWebProductById/, { timeout: 2000 });
    await page.mouse.move(0, 0);
    await link.hover();
    await asked;
  }).toPass();
});
