import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, type Page } from '@playwright/test';

import { holdRequests, readGlobal } from './reading';
import { sites } from './shop';

/*
 * Helpers for prerendered pages (`test.use({ site: sites.prerendered })`) and for the moment when
 * the app hydrates or replaces their content.
 */

const sitemap = readFileSync(path.join(sites.prerendered, 'sitemap.xml'), 'utf8');
const getFirstPathBelow = (pathPrefix: string) =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .find((address) => address.startsWith(pathPrefix)) ?? '';

/** Paths of one product page and one article, because all pages of a kind behave alike. */
export const productPath = getFirstPathBelow('/product/');
export const articlePath = getFirstPathBelow('/blogs/');

interface Frame {
  heading: string;
  /** Whether prerendered content was visible. */
  prerendered: boolean;
  /**
   * Positions of the visible elements, either in the last frame of the prerendered content or in
   * the first frame of the app.
   */
  positions: string[];
}

/**
 * Records a frame whenever the heading changes, or when prerendered content appears or disappears.
 * Must be called before the first `goto`.
 * @returns a function that returns the frames recorded so far
 */
export async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    const isVisible = (element: Element) => element.getClientRects().length > 0;
    const getPositions = () =>
      [...document.querySelectorAll('h1, h2, h3, p, img, a, button, input')].flatMap((element) => {
        const { left, top, bottom, width, height } = element.getBoundingClientRect();
        if (bottom <= 0 || top >= window.innerHeight || width * height === 0) return [];
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        // Leave out the reminder of an unsent order. The prerendered page reserves space for the
        // reminder, and the app adds its text.
        if (element.closest('[aria-label="Not sent yet"]')) return [];
        const box = [left, top, width, height].map((length) => Math.round(length));
        return [`${element.tagName} ${box.join(' ')}`];
      });
    const recordFrame = () => {
      const heading = [...document.querySelectorAll('h1')].find(isVisible)?.innerText ?? '';
      const prerendered = [...document.querySelectorAll('[data-static] main > *')].some(isVisible);
      const lastFrame = frames.at(-1);
      if (lastFrame?.heading === heading && lastFrame.prerendered === prerendered) {
        if (prerendered) lastFrame.positions = getPositions();
      } else if (heading !== '' || prerendered || lastFrame) {
        frames.push({ heading, prerendered, positions: getPositions() });
      }
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
    Object.assign(window, { framesSeen: frames });
  });
  return () => readGlobal<Frame[]>(page, 'framesSeen');
}

/**
 * Opens a page and holds back the app's script.
 * @returns a function that lets the app load, and waits until the app has hydrated or replaced the
 * page
 */
export async function openWithoutApp(page: Page, address: string): Promise<() => Promise<void>> {
  const { release } = await holdRequests(page, /\/main\.\w+\.js$/);
  // Do not wait for the `load` event, because it waits for the script that is held back.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // Wait for the typeface, because text moves when it is applied. Any later shift is then caused by
  // the app.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    Object.assign(window, { layoutShift: 0 });
  });
  return async () => {
    release();
    await waitForTakeOver(page);
  };
}

/**
 * Replaces the content of a page or file. `changeText` receives the original text, and returns the
 * new one.
 */
export const changeResponse = (page: Page, address: string, changeText: (text: string) => string) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: changeText(await response.text()) });
  });

/** Waits until the app has hydrated the prerendered page, or has replaced its content. */
export async function waitForTakeOver(page: Page): Promise<void> {
  await expect(page.locator('[data-static]')).toHaveCount(0);
  // Use a selector, because `getByRole` does not find the rest of the page while an overlay is
  // open.
  await expect(page.locator('#root main')).toBeVisible();
}
