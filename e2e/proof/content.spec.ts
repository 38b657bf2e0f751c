import { wakeUp } from '../support/arrival';
import { expect, test } from '../support/fixtures';
import { watchShifts, withoutMap } from '../support/reading';

test('pages of text stay where they are while they are read to their end', async ({ page }) => {
  await withoutMap(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shifts = await watchShifts(page);
  for (const path of ['/blogs', '/blogs/1', '/contact', '/about', '/terms-and-conditions']) {
    await page.goto(path);
    await wakeUp(page);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    // Step by step, as a reader does once there is something to read.
    await page.evaluate(async () => {
      // Two frames: one for the observers to see what has come near, one for what they draw.
      const twoFrames = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        });
      const step = window.innerHeight * 0.7;
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        window.scrollTo({ top, behavior: 'instant' });
        await twoFrames();
      }
    });
    await expect(page.getByRole('heading', { name: 'Instagram' })).toBeVisible();
    expect(await shifts(), path).toBeLessThanOrEqual(0.05);
  }
});
