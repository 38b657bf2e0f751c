import { expect, test } from './support/fixtures';

test('every file named by its content is kept for ever, and nothing else is', async ({ page }) => {
  const kept = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    kept.set(pathname, response.headers()['cache-control']);
  });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const assets = [...kept].filter(([pathname]) => pathname.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(5);
  expect(assets.filter(([, cacheControl]) => !cacheControl?.includes('immutable'))).toEqual([]);
  expect(kept.get('/')).toBe('no-cache');
  expect(kept.get('/config.js')).toBe('no-cache');
});
