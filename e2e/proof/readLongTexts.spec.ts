import { loadDeferredParts } from '../support/waiting';
import { expect, test } from '../support/fixtures';
import { watchShifts, mockMap } from '../support/reading';

test('pages of text do not shift while a reader scrolls to the end @both', async ({ page }) => {
  await mockMap(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const getLayoutShift = await watchShifts(page);
  for (const path of ['/blogs', '/blogs/1', '/contact', '/about', '/terms-and-conditions']) {
    await page.goto(path);
    await loadDeferredParts(page);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    // Scroll step by step, as a reader does.
    await page.evaluate(async () => {
      // One frame lets the observers run, and the next lets their changes render.
      const waitForTwoFrames = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        });
      const stepHeight = window.innerHeight * 0.7;
      for (let top = 0; top < document.documentElement.scrollHeight; top += stepHeight) {
        window.scrollTo({ top, behavior: 'instant' });
        await waitForTwoFrames();
      }
    });
    await expect(page.getByRole('heading', { name: 'Instagram' })).toBeVisible();
    expect(await getLayoutShift(), path).toBeLessThanOrEqual(0.05);
  }
});
