import type { Page } from '@playwright/test';

import { expect } from './fixtures';

/** What a frame showed: the page's heading, and whether content written ahead was to be seen. */
export interface Frame {
  heading: string;
  written: boolean;
}

/** Notes what the page shows, from its first frame on, whenever that changes; call before the first `goto`. */
export async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const look = () => {
      const heading = [...document.querySelectorAll('h1')].find(isSeen)?.innerText ?? '';
      const written = [...document.querySelectorAll('#static-page main > *')].some(isSeen);
      const last = frames.at(-1);
      if (document.querySelector('main') && (last?.heading !== heading || last.written !== written))
        frames.push({ heading, written });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { framesSeen: frames });
  });
  return () => page.evaluate(() => (window as unknown as { framesSeen: Frame[] }).framesSeen);
}

/** From the first frame with a heading: what comes before is the page on its way. */
export const sinceHeading = (frames: readonly Frame[]) =>
  frames.slice(frames.findIndex(({ heading }) => heading !== ''));

/** Opens a page whose app is kept back. @returns what lets it come */
export async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const wanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  // Its 'load' waits for the script.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

/** Waits until the app stands in the place of the static page. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('#static-page')).toHaveCount(0);
  await expect(page.locator('#root').getByRole('main')).toBeVisible();
}
