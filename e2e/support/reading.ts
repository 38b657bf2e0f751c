import type { Page } from '@playwright/test';

import { wakeUp } from './arrival';
import { expect } from './fixtures';

/** The map is the one thing that comes from elsewhere; here it never does. */
export async function withoutMap(page: Page): Promise<void> {
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Map</p>' }),
  );
}

/** Comes to the end of the page step by step, as a reader does once there is something to read, and back. */
export async function readThrough(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await wakeUp(page);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
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
  await expect(footer.getByRole('region', { name: 'Instagram' })).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Opens the list of products and has it show all but its last ten. */
export async function showAll(page: Page): Promise<void> {
  await page.goto('/products');
  for (let shown = 40; shown <= 140; shown += 20) {
    await page.getByRole('button', { name: 'Show More' }).click();
    await expect(page.getByText(`${String(shown)} of 150 products`)).toBeVisible();
  }
}

/** By how many px the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Adds up the layout shifts of every page from here on; call before the first `goto`. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { shifted: 0 };
    Object.assign(window, { layoutShifts: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (!entry.hadRecentInput) total.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { layoutShifts: { shifted: number } }).layoutShifts.shifted,
    );
}
