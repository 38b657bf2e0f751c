import { test as base, expect, type LaunchOptions } from '@playwright/test';

import { axeFindings } from './axe';
import { watchProblems } from './problems';
import { startShop, type Shop } from './shop';

export { expect };

/**
 * For `test.use({ launchOptions: wholeBrowser })`: what the headless shell lacks, as the back/forward cache and pop-up
 * windows. Where there is none, `test.skip(!hasWholeBrowser)`: scripts/e2e.mjs names what is left out.
 */
export const wholeBrowser = JSON.parse(process.env.E2E_WHOLE_BROWSER ?? '{}') as LaunchOptions;
export const hasWholeBrowser = Boolean(wholeBrowser.executablePath);

type WorkerFixtures = {
  /** The back end of this worker; it serves the production build too. */
  shop: Shop;
};

export type TestOptions = {
  /** How many times slower the page's main thread is. */
  slowDown: number;
};

type TestFixtures = {
  /** Lets this test cause console messages or failed requests that match; all others fail it. */
  allowProblem: (pattern: RegExp) => void;
  /** Stops what this test has started, however it ends. */
  stopAfter: <T extends { stop: () => Promise<void> }>(started: T) => T;
  /** Fails with a readable list when axe finds anything on the page, once what moves on it has come to rest. */
  axe: (include?: string) => Promise<void>;
};

export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures>({
  shop: [
    async ({}, use, workerInfo) => {
      const shop = await startShop(`worker_${workerInfo.workerIndex}`);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },

  slowDown: [1, { option: true }],

  page: async ({ page, slowDown }, use) => {
    if (slowDown > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    }
    await use(page);
  },

  allowProblem: [
    async ({ context, shop }, use) => {
      const allowed: RegExp[] = [];
      const problems = watchProblems(context, shop.url);
      await use((pattern) => allowed.push(pattern));
      const left = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(left, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],

  stopAfter: async ({}, use) => {
    const all: { stop: () => Promise<void> }[] = [];
    await use((started) => {
      all.push(started);
      return started;
    });
    for (const started of all.reverse()) await started.stop();
  },

  axe: async ({ page }, use) => {
    await use(async (include) => {
      expect(await axeFindings(page, { include }), 'accessibility violations').toEqual([]);
    });
  },
});
