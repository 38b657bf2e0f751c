import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Page } from '@playwright/test';

import { waitForStillnessInPage } from '../support/waiting';

type Role = Parameters<Page['getByRole']>[0];

/** How a shopper finds an element: by its role, by the label of a field, or by its text. */
export type TargetKind = Role | 'field' | 'words';
export type NamePattern = string | RegExp;

/** The actions that the driver of each browser engine offers. */
export interface Driver {
  goTo: (address: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  isVisible: (kind: TargetKind, name: NamePattern) => Promise<boolean>;
  /** Moves the mouse over an element. This may scroll the element into view. */
  pointAt: (kind: TargetKind, name: NamePattern) => Promise<unknown>;
  /** Waits for an element and clicks it with the mouse. */
  click: (kind: TargetKind, name: NamePattern) => Promise<unknown>;
  scrollByWheel: (deltaY: number) => Promise<unknown>;
  selectAll: () => Promise<unknown>;
  /** Types with the keyboard. A line break presses Enter. */
  type: (text: string) => Promise<unknown>;
  /** Runs a function in the page. The function may be asynchronous. */
  runInPage: <Argument, Result>(
    pageFunction: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Returns the visible part of the page as a PNG. */
  takeScreenshot: () => Promise<Buffer>;
}

/** Folder of the screenshots. */
const screenshotsFolder = path.join('test-results', 'engines');

/**
 * Pauses in ms between the attempts of `toPass`. They are shorter than Playwright's default,
 * because each task waits dozens of times.
 */
const retryIntervals = [100, 200, 300];

/** Waits until the page is hydrated, fonts and pictures are loaded, and nothing moves. */
async function waitForStillPage(driver: Driver): Promise<void> {
  await expect(async () => {
    const isHydrated = () =>
      document.readyState === 'complete' &&
      document.querySelector('#root main') !== null &&
      document.querySelector('[data-static]') === null;
    expect(await driver.runInPage(isHydrated, undefined)).toBe(true);
    await driver.runInPage(waitForStillnessInPage, undefined);
  }).toPass({ timeout: 30_000, intervals: retryIntervals });
}

/** Runs in the page. Returns whether all visible pictures are loaded and no toast is shown. */
function isReadyForScreenshot() {
  const isInWindow = (image: Element) => {
    const { top, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && top < innerHeight && left < innerWidth && right > 0;
  };
  const images = [...document.images].filter(isInWindow);
  const toast = document.querySelector('.notistack-Snackbar');
  return toast === null && images.every(({ complete }) => complete);
}

/**
 * Returns the actions of a shopper, such as opening a page or typing. Tests combine these actions,
 * which work with every driver. `engine` and `width` become part of the file names of screenshots.
 */
export function createShopper(driver: Driver, engine: string, width: number) {
  const expectVisible = (kind: TargetKind, name: NamePattern) =>
    expect(async () => {
      expect(await driver.isVisible(kind, name), `${kind} ${String(name)}`).toBe(true);
    }).toPass({ timeout: 20_000, intervals: retryIntervals });
  const waitUntilStill = () => waitForStillPage(driver);

  return {
    isWide: width > 1000,
    open: async (address: string) => {
      await driver.goTo(address);
      await waitUntilStill();
    },
    goBack: async () => {
      await driver.goBack();
      await waitUntilStill();
    },
    reload: async () => {
      await driver.reload();
      await waitUntilStill();
    },
    press: async (kind: TargetKind, name: NamePattern) => {
      // Wait for the element first, and then until nothing moves. While a new page scrolls to its
      // top, WebKit's driver would click the wrong element.
      await expectVisible(kind, name);
      await waitUntilStill();
      await driver.click(kind, name);
    },
    pointAt: driver.pointAt,
    /** Replaces the text of a field. */
    type: async (field: string, text: string) => {
      await waitUntilStill();
      await driver.click('field', field);
      await driver.selectAll();
      await driver.type(text);
    },
    pressKey: driver.type,
    expectVisible,
    expectHidden: (kind: TargetKind, name: NamePattern) =>
      expect(async () => {
        expect(await driver.isVisible(kind, name), `${kind} ${String(name)}`).toBe(false);
      }).toPass({ timeout: 20_000, intervals: retryIntervals }),
    getAddress: () => driver.runInPage(() => location.pathname + location.search, undefined),
    /**
     * Returns the name of a product on the screen that is not covered by the header or by a bar at
     * the bottom. Returns `none` if there is no such product.
     */
    getProductNameOnScreen: () =>
      driver.runInPage(() => {
        const isUncovered = (title: Element) => {
          const { top, bottom } = title.getBoundingClientRect();
          return top > 150 && bottom < innerHeight - 150;
        };
        return (
          [...document.querySelectorAll('article h3')].find(isUncovered)?.textContent ?? 'none'
        );
      }, undefined),
    getScrollPosition: () => driver.runInPage(() => scrollY, undefined),
    scroll: async (deltaY: number) => {
      await driver.scrollByWheel(deltaY);
      await waitUntilStill();
    },
    /** Stores a value in the browser, as an earlier visit would have done. */
    storeInBrowser: (key: string, value: object) =>
      driver.runInPage(([name, text]) => localStorage.setItem(name, text), [
        key,
        JSON.stringify({ version: 1, ...value }),
      ] as const),
    takeScreenshot: async (screenName: string) => {
      await waitUntilStill();
      await expect.poll(() => driver.runInPage(isReadyForScreenshot, undefined)).toBe(true);
      await mkdir(screenshotsFolder, { recursive: true });
      const file = path.join(screenshotsFolder, `${screenName}-${width}-${engine}.png`);
      await writeFile(file, await driver.takeScreenshot());
    },
  };
}

export type Shopper = ReturnType<typeof createShopper>;
