import { defineConfig, type LaunchOptions } from '@playwright/test';
import type { TestOptions } from './support/fixtures';
import { isPrerendered } from './support/shop';

/**
 * The browser's launch options as JSON. e2e/run.mjs finds the browser, and passes its options in
 * this environment variable.
 */
const launchOptionsJson = process.env.E2E_BROWSER;
if (!launchOptionsJson)
  throw new Error('Run the journeys with: npm run test:e2e -- [file or options]');

/**
 * Whether this run belongs to `npm run prove`. `npm test` runs each task once. `npm run prove` adds
 * the other screens, and the tests of e2e/proof. See docs/testing.md.
 */
const isProofRun = process.env.E2E_RING === 'proof';

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const wideScreen = { viewport: { width: 1440, height: 900 } };
const taskFilesPattern = 'tasks/*.spec.ts';

const createSpecPattern = (specNames: string) =>
  new RegExp(`/(?:${specNames.replaceAll(' ', '|')})\\.spec`);
/**
 * Names of test files, separated by spaces. These tests check files, requests or the time before
 * the first paint. They run in only one browser, because the result is the same in all browsers.
 */
const browserIndependentSpecs =
  'analytics builtSite facts look oldBrowsers pictures social takeOver update weight';
const screenIndependentSpecs = `${browserIndependentSpecs} tabs`;
/** Names of test files whose tests choose their own site and ignore E2E_SITE. */
const specsWithFixedSite =
  'builtSite facts hydration look oldBrowsers prerendered takeOver update weight';
/**
 * Names of test files about dialogs, other tabs and printing, which shoppers use long after
 * hydration. The result of these tests is therefore the same with and without prerendered pages.
 */
const postHydrationSpecs = 'forms pictures print social tabs';
const testMatch = isProofRun ? [taskFilesPattern, 'proof/*.spec.ts'] : taskFilesPattern;

const launchOptions = JSON.parse(launchOptionsJson) as LaunchOptions;

const engine = process.env.E2E_ENGINE ?? 'chromium';
/** Settings that make Firefox behave as on a device with a touch screen and without a mouse. */
const touchPreferences = {
  ...launchOptions.firefoxUserPrefs,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'dom.w3c_touch_events.enabled': 1,
};
const firefoxPhone = {
  ...phone,
  launchOptions: { ...launchOptions, firefoxUserPrefs: touchPreferences },
};
/**
 * The focus tests run in Firefox, too, because each engine marks the focused element and scrolls to
 * it in its own way.
 */
const firefoxTestMatch = [taskFilesPattern, 'proof/focus.spec.ts'];
const testIgnore = createSpecPattern(browserIndependentSpecs);
const firefoxProjects = [
  { name: 'firefox phone', testMatch: firefoxTestMatch, testIgnore, use: firefoxPhone },
  {
    name: 'firefox wide',
    testMatch: firefoxTestMatch,
    testIgnore,
    grep: /@wide|@both/,
    use: wideScreen,
  },
];

const chromiumProjects = isProofRun
  ? [
      { name: 'phone', testMatch: 'proof/*.spec.ts', use: phone },
      // `npm test` runs all tasks without the tag @wide on a phone, so only those with the tag are
      // left.
      { name: 'phone tasks', testMatch: taskFilesPattern, grep: /@wide/, use: phone },
      { name: 'wide', testMatch: 'proof/*.spec.ts', use: wideScreen },
      {
        name: 'wide tasks',
        testMatch: taskFilesPattern,
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
      // This project includes only tests of what shoppers read and do. Other tests, such as those
      // of links, would have the same result as without a translation.
      {
        name: 'translated phone',
        testMatch:
          'tasks/{accounts,buying,discovery,forms,keyboard,lists,search,shell,translated}.spec.ts',
        use: { ...phone, isTranslated: true },
      },
    ]
  : [
      {
        name: 'phone',
        testMatch,
        testIgnore: isPrerendered
          ? createSpecPattern(`${specsWithFixedSite} ${postHydrationSpecs}`)
          : [],
        grepInvert: /@wide/,
        use: phone,
      },
      { name: 'wide', testMatch, grep: /@wide|@both/, use: wideScreen },
    ];

const projectsByEngine = {
  chromium: chromiumProjects,
  firefox: firefoxProjects,
  webkit: [{ name: 'webkit', testMatch: 'webkit.spec.ts', timeout: 180_000 }],
};

export default defineConfig<TestOptions>({
  testDir: '.',
  outputDir: `../${process.env.E2E_RESULTS ?? 'test-results/journeys'}`,
  // A small machine has two cores. Tests often wait, and a third worker uses this time.
  workers: 3,
  fullyParallel: true,
  // A failed test runs once more. If it then passes, the report names it with the first error.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `../${process.env.E2E_REPORT ?? 'test-results/report.json'}` }],
  ],
  use: {
    ...(engine === 'firefox' && { browserName: 'firefox', channel: 'moz-firefox' }),
    launchOptions,
    // Tests cannot intercept the requests of a service worker, so service workers are blocked.
    // Tests that need the service worker allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: projectsByEngine[engine as keyof typeof projectsByEngine],
});
