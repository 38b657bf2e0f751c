import { defineConfig } from '@playwright/test';

import { chromiumOptions, firefoxOptions, firefoxTouchOptions } from './support/browsers';
import type { TestOptions, WorkerOptions } from './support/fixtures';
import { sites } from './support/shop';

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const wideScreen = { viewport: { width: 1440, height: 900 } };

const tasks = 'tasks/*.spec.ts';
const proof = 'proof/*.spec.ts';

const createSpecPattern = (specNames: string) =>
  new RegExp(`/(?:${specNames.replaceAll(' ', '|')})\\.spec`);
/**
 * Names of test files, separated by spaces. These tests check files, requests or the time before
 * the first paint. They run in only one browser, because the result is the same in all browsers.
 */
const browserIndependentSpecs =
  'analytics builtSite facts look oldBrowsers pictures social takeOver update weight';
const screenIndependentSpecs = `${browserIndependentSpecs} tabs`;
/** Names of test files whose tests choose their own site. */
const specsWithFixedSite =
  'builtSite facts hydration look oldBrowsers prerendered takeOver update weight';
/**
 * Names of test files about dialogs, other tabs and printing, which shoppers use long after
 * hydration. The result of these tests is therefore the same with and without prerendered pages.
 */
const postHydrationSpecs = 'forms pictures print social tabs';

/**
 * The focus tests run in Firefox, too, because each engine marks the focused element and scrolls to
 * it in its own way.
 */
const firefoxProject = {
  testMatch: [tasks, 'proof/focus.spec.ts'],
  testIgnore: createSpecPattern(browserIndependentSpecs),
};
const firefox = { browserName: 'firefox', channel: 'moz-firefox' } as const;

export default defineConfig<TestOptions, WorkerOptions>({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './support/prepareSites.mjs',
  // A small machine has two cores. Tests often wait, and a third worker uses this time.
  workers: 3,
  fullyParallel: true,
  // A failed test runs once more. If it then passes, the report names it with the first error.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]],
  use: {
    launchOptions: chromiumOptions,
    // Tests cannot intercept the requests of a service worker, so service workers are blocked.
    // Tests that need the service worker allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    // `npm test` runs these two projects, and `npm run prove` all others.
    { name: 'phone', testMatch: tasks, grepInvert: /@wide/, use: phone },
    { name: 'wide', testMatch: tasks, grep: /@wide|@both/, use: wideScreen },

    { name: 'phone proof', testMatch: proof, use: phone },
    { name: 'wide proof', testMatch: proof, use: wideScreen },
    // The tasks that `npm test` runs only on a phone.
    {
      name: 'wide tasks',
      testMatch: tasks,
      testIgnore: createSpecPattern(screenIndependentSpecs),
      grepInvert: /@wide|@both/,
      use: wideScreen,
    },
    // This project tests Back and Forward on a slow device, where a long time passes between two
    // animation frames.
    {
      name: 'slow phone',
      testMatch: 'tasks/back.spec.ts',
      grep: /@slow/,
      timeout: 180_000,
      expect: { timeout: 30_000 },
      use: { ...phone, slowDown: 6 },
    },
    // This project includes only tests of what shoppers read and do. Other tests, such as those of
    // links, would have the same result as without a translation.
    {
      name: 'translated phone',
      testMatch:
        'tasks/{accounts,buying,discovery,forms,keyboard,lists,search,shell,translated}.spec.ts',
      use: { ...phone, isTranslated: true },
    },
    {
      name: 'prerendered phone',
      testMatch: tasks,
      testIgnore: createSpecPattern(`${specsWithFixedSite} ${postHydrationSpecs}`),
      grepInvert: /@wide/,
      use: { ...phone, site: sites.prerendered },
    },
    {
      name: 'postgres',
      testMatch: tasks,
      grep: /@postgres/,
      use: { ...phone, usesPostgres: true },
    },
    {
      ...firefoxProject,
      name: 'firefox phone',
      use: { ...firefox, ...phone, launchOptions: firefoxTouchOptions },
    },
    {
      ...firefoxProject,
      name: 'firefox wide',
      grep: /@wide/,
      use: { ...firefox, ...wideScreen, launchOptions: firefoxOptions },
    },
    { name: 'webkit', testMatch: 'webkit.spec.ts', timeout: 180_000 },
  ],
});
