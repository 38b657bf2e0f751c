import type { Page } from '@playwright/test';

import { expect } from './fixtures';
import { holdBack } from './holdBack';

/** What a frame showed: the page's heading, and whether content written ahead was to be seen. */
export interface Frame {
  heading: string;
  written: boolean;
}
interface PlacedFrame extends Frame {
  /** Where things stood on the screen: in the last such frame of a page written ahead, in the first of the app's. */
  places: string[];
}

/** Notes what the page shows, from its first frame on, whenever that changes; call before the first `goto`. */
async function watchPlaces(page: Page): Promise<() => Promise<PlacedFrame[]>> {
  await page.addInitScript(() => {
    const frames: PlacedFrame[] = [];
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const places = () =>
      [...document.querySelectorAll('h1, h2, h3, p, img, a, button, input')].flatMap((element) => {
        const { left, top, bottom, width, height } = element.getBoundingClientRect();
        if (bottom <= 0 || top >= window.innerHeight || width * height === 0) return [];
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        const box = [left, top, width, height].map((length) => Math.round(length));
        return [`${element.tagName} ${box.join(' ')}`];
      });
    const look = () => {
      const heading = [...document.querySelectorAll('h1')].find(isSeen)?.innerText ?? '';
      const written = [...document.querySelectorAll('#static-page main > *')].some(isSeen);
      const last = frames.at(-1);
      if (last?.heading === heading && last.written === written) {
        if (written) last.places = places();
      } else if (document.querySelector('main')) {
        frames.push({ heading, written, places: places() });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { framesSeen: frames });
  });
  return () => page.evaluate(() => (window as unknown as { framesSeen: PlacedFrame[] }).framesSeen);
}

/** As above, without the places. */
export async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  const frames = await watchPlaces(page);
  return async () => (await frames()).map(({ heading, written }) => ({ heading, written }));
}

/**
 * Watches the exchange of the written page for the app's: the same heading, nothing in between, and each thing in its
 * place. Its nodes are new, so that browsers count no layout shift there. Call before the first `goto`.
 */
export async function watchExchange(page: Page): Promise<() => Promise<void>> {
  const frames = await watchPlaces(page);
  return async () => {
    const [before, after, ...more] = sinceHeading(await frames());
    expect(before).toMatchObject({ written: true });
    expect(before?.places.length).toBeGreaterThan(5);
    expect(after).toEqual({ ...before, written: false });
    expect(more).toEqual([]);
  };
}

/** From the first frame with a heading: what comes before is the page on its way. */
export const sinceHeading = <F extends Frame>(frames: readonly F[]): F[] =>
  frames.slice(frames.findIndex(({ heading }) => heading !== ''));

/** Opens a page whose app is kept back. @returns what lets it come */
export async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, /\/main\.\w+\.js$/);
  // Its 'load' waits for the script.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

/** Waits until the app stands in the place of the static page. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('#static-page')).toHaveCount(0);
  await expect(page.locator('#root').getByRole('main')).toBeVisible();
}
