import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Page } from '@playwright/test';

import { comeToRest } from '../support/arrival';

type Role = Parameters<Page['getByRole']>[0];

/** What a shopper looks for: a thing of this role, a form's field by its label, or words. */
export type Kind = Role | 'field' | 'words';
export type Name = string | RegExp;

/** What each driver of a browser can do, and no more. */
export interface Driver {
  goTo: (address: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  sees: (kind: Kind, name: Name) => Promise<boolean>;
  /** Puts the mouse over it, which may scroll it into view. */
  pointAt: (kind: Kind, name: Name) => Promise<unknown>;
  /** Clicks it with the mouse, once it is there. */
  click: (kind: Kind, name: Name) => Promise<unknown>;
  wheel: (down: number) => Promise<unknown>;
  selectAll: () => Promise<unknown>;
  /** Types by keys; a line's end is Enter. */
  type: (text: string) => Promise<unknown>;
  /** Runs in the page, which may answer later. */
  run: <Argument, Answer>(
    inPage: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ) => Promise<Answer>;
  /** What is on the screen, as a PNG. */
  screenshot: () => Promise<Buffer>;
}

/** See enginesReport.mjs. */
const pictures = path.join('test-results', 'engines');

/** Looks again sooner than Playwright would: a task has dozens of such steps. */
const intervals = [100, 200, 300];

/** Waits for the app in a prerendered page's place, its typeface and pictures, and until nothing moves any more. */
async function pageAtRest(driver: Driver): Promise<void> {
  await expect(async () => {
    const isTakenOver = () =>
      document.readyState === 'complete' &&
      document.querySelector('#root main') !== null &&
      document.querySelector('[data-static]') === null;
    expect(await driver.run(isTakenOver, undefined)).toBe(true);
    await driver.run(comeToRest, undefined);
  }).toPass({ timeout: 30_000, intervals });
}

/** Runs in the page: whether what is on the screen shows its pictures, and no toast. */
function isWhole() {
  const isWanted = (image: Element) => {
    const { top, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && top < innerHeight && left < innerWidth && right > 0;
  };
  const images = [...document.images].filter(isWanted);
  const toast = document.querySelector('.notistack-Snackbar');
  return toast === null && images.every(({ complete }) => complete);
}

/** The language in which the tasks are written, the same in each engine. */
export function shopperWith(driver: Driver, engine: string, width: number) {
  const sees = (kind: Kind, name: Name) =>
    expect(async () => {
      expect(await driver.sees(kind, name), `${kind} ${String(name)}`).toBe(true);
    }).toPass({ timeout: 20_000, intervals });
  const arrives = () => pageAtRest(driver);

  return {
    isWide: width > 1000,
    open: async (address: string) => {
      await driver.goTo(address);
      await arrives();
    },
    back: async () => {
      await driver.back();
      await arrives();
    },
    reload: async () => {
      await driver.reload();
      await arrives();
    },
    press: async (kind: Kind, name: Name) => {
      // Until the page has come that holds it, the page before is at rest; the next one then glides to its top, and a
      // click of WebKit's driver would meet something else.
      await sees(kind, name);
      await arrives();
      await driver.click(kind, name);
    },
    pointAt: driver.pointAt,
    /** In the place of what stands in the field. */
    type: async (field: string, text: string) => {
      await arrives();
      await driver.click('field', field);
      await driver.selectAll();
      await driver.type(text);
    },
    key: driver.type,
    sees,
    seesNo: (kind: Kind, name: Name) =>
      expect(async () => {
        expect(await driver.sees(kind, name), `${kind} ${String(name)}`).toBe(false);
      }).toPass({ timeout: 20_000, intervals }),
    address: () => driver.run(() => location.pathname + location.search, undefined),
    /** The name of a product that can be pressed where the page stands, clear of the bars. */
    productOnScreen: () =>
      driver.run(() => {
        const isClear = (title: Element) => {
          const { top, bottom } = title.getBoundingClientRect();
          return top > 150 && bottom < innerHeight - 150;
        };
        return [...document.querySelectorAll('article h3')].find(isClear)?.textContent ?? 'none';
      }, undefined),
    place: () => driver.run(() => scrollY, undefined),
    scroll: async (down: number) => {
      await driver.wheel(down);
      await arrives();
    },
    /** Has this browser keep something from an earlier visit. */
    keep: (key: string, value: object) =>
      driver.run(([name, text]) => localStorage.setItem(name, text), [
        key,
        JSON.stringify({ version: 1, ...value }),
      ] as const),
    picture: async (screen: string) => {
      await arrives();
      await expect.poll(() => driver.run(isWhole, undefined)).toBe(true);
      await mkdir(pictures, { recursive: true });
      const file = path.join(pictures, `${screen}-${width}-${engine}.png`);
      await writeFile(file, await driver.screenshot());
    },
  };
}

export type Shopper = ReturnType<typeof shopperWith>;
