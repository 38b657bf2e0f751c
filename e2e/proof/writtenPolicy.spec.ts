import { expect } from '../support/fixtures';
import { articlePath, productPath, test } from '../support/written';

test.skip(({ isMobile }) => !isMobile, 'the same on every screen');

for (const address of ['/', '/products', productPath, '/blogs', articlePath, '/contact', '/cart']) {
  test(`the content security policy finds nothing wrong with ${address}`, async ({ page }) => {
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        violations.push(`${violatedDirective}: ${blockedURI}`);
      });
    });
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Map' }));
    const response = await page.goto(address);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self';");
    await expect(page.locator('#static-page')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const violations = () =>
      page.evaluate(() => (window as unknown as { violations: string[] }).violations);
    expect(await violations()).toEqual([]);
  });
}
