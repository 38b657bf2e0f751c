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

/** Tests of what shoppers read and do, whose result may depend on the screen, language and site. */
const shopping =
  'tasks/{browseProducts,buy,compareProducts,followALink,goBack,readPages,shopByKeyboard,useAnAccount,visitAPage}.spec.ts';
/**
 * The focus tests run in Firefox, too, because each engine marks the focused element and scrolls to
 * it in its own way.
 */
const firefoxProject = {
  testMatch: [tasks, 'proof/seeTheFocus.spec.ts'],
  // The result of these tests is the same in all browsers.
  testIgnore: 'tasks/{actBeforeHydration,signInWithGoogle}.spec.ts',
};
const firefox = { browserName: 'firefox', channel: 'moz-firefox' } as const;

export default defineConfig<TestOptions, WorkerOptions>({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './support/prepareSites.mjs',
  // A small machine has two cores. With a third worker, all tests together take longer.
  workers: 2,
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
    { name: 'wide proof', testMatch: proof, grep: /@both/, use: wideScreen },
    // The tasks that `npm test` runs only on a phone.
    {
      name: 'wide tasks',
      testMatch: shopping,
      grepInvert: /@wide|@both/,
      use: wideScreen,
    },
    // This project tests Back and Forward on a slow device, where a long time passes between two
    // animation frames.
    {
      name: 'slow phone',
      testMatch: 'tasks/goBack.spec.ts',
      grep: /@slow/,
      timeout: 180_000,
      expect: { timeout: 30_000 },
      use: { ...phone, slowDown: 6 },
    },
    {
      name: 'translated phone',
      testMatch: [shopping, 'tasks/translateAPage.spec.ts'],
      grepInvert: /@wide/,
      use: { ...phone, isTranslated: true },
    },
    {
      name: 'prerendered phone',
      testMatch: [shopping, 'tasks/shopOffline.spec.ts'],
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
