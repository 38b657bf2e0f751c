import { expect, test } from '../support/fixtures';
import { articlePath, productPath, waitForTakeOver } from '../support/prerendered';

/*
 * Tests how often a page requests the answers that it shows, with and without prerendered content.
 * Parts that mount later, such as the footer, may request an answer again that is older than five
 * seconds.
 */
for (const address of ['/', '/products', productPath, articlePath]) {
  test(
    `${address} requests each answer once in its first five seconds`,
    { tag: '@both' },
    async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname + search);
      });
      await page.goto(address);
      await waitForTakeOver(page);
      await page.waitForTimeout(5000);
      expect(calls.length).toBeGreaterThan(2);
      expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
    },
  );
}
