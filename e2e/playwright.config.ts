import { defineConfig, type LaunchOptions } from '@playwright/test';
import type { TestOptions } from './support/fixtures';
import { isPrerendered } from './support/shop';

/** The runner finds the browser, prepares the back end and says both here. */
const browser = process.env.E2E_BROWSER;
if (!browser) throw new Error('Run the journeys with: npm run test:e2e -- [file or options]');

/** `npm test` walks each task once; `npm run prove` everything else on every screen: see docs/testing.md. */
const isProof = process.env.E2E_RING === 'proof';

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const wide = { viewport: { width: 1440, height: 900 } };
const tasks = 'tasks/*.spec.ts';

const specs = (names: string) => new RegExp(`/(?:${names.replaceAll(' ', '|')})\\.spec`);
/** They look at files, at what is sent and to whom, or at what comes before the first paint: one engine is enough. */
const sameInEveryBrowser =
  'builtSite facts insight look oldBrowsers pictures social takeOver update weight';
const sameOnEveryScreen = `${sameInEveryBrowser} tabs`;
/** They choose their site themselves: E2E_SITE makes no difference to them. */
const withSiteOfTheirOwn =
  'builtSite facts hydration look oldBrowsers prerendered takeOver update weight';
/** They are about dialogs, other tabs and paper, long after the app has taken a prerendered page's place. */
const afterTheStart = 'forms pictures print social tabs';
const testMatch = isProof ? [tasks, 'proof/*.spec.ts'] : tasks;

const launchOptions = JSON.parse(browser) as LaunchOptions;

const engine = process.env.E2E_ENGINE;
/** The same tasks in each engine, with a mouse, so that their pictures can be compared. */
const engineAt = (viewport: { width: number; height: number }, grep = /./) => ({
  name: `${String(engine)} ${viewport.width}`,
  testMatch: 'engines/*.spec.ts',
  // A slow machine needs most of a minute for the longest in WebKit.
  timeout: 120_000,
  grep,
  use: {
    viewport,
    serviceWorkers: 'allow' as const,
  },
});
const narrow = { width: 360, height: 740 };
/** Whatever a task proves without its pictures is proved in this engine by the tasks of `e2e/tasks`. */
const pictures = /@pictures/;

/** That there is a finger alone, and no mouse that could hover, is said to a real Firefox as it starts. */
const fingers = {
  ...launchOptions.firefoxUserPrefs,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'dom.w3c_touch_events.enabled': 1,
};
const firefoxPhone = { ...phone, launchOptions: { ...launchOptions, firefoxUserPrefs: fingers } };
/** The focus is shown and kept in view by each engine in its own way. */
const firefoxMatch = [testMatch, 'proof/focus.spec.ts'].flat();
const testIgnore = specs(sameInEveryBrowser);
// From sign-up to the order, and Back on a wide screen, it goes with the tasks of e2e/engines.
const inFirefoxAt = (grep: RegExp | undefined, use: object) => ({
  testMatch: firefoxMatch,
  testIgnore,
  ...(!isProof && { grep, grepInvert: /@postgres/ }),
  use,
});
const inFirefox = [
  { name: 'firefox phone', ...inFirefoxAt(undefined, firefoxPhone) },
  { name: 'firefox wide', ...inFirefoxAt(/@wide/, wide) },
  engineAt(narrow, pictures),
  engineAt(wide.viewport),
];

const inChromium = isProof
  ? [
      { name: 'phone', testMatch: 'proof/*.spec.ts', use: phone },
      // `npm test` has walked the other tasks on the phone.
      { name: 'phone tasks', testMatch: tasks, grep: /@wide/, use: phone },
      { name: 'wide', testMatch: 'proof/*.spec.ts', use: wide },
      {
        name: 'wide tasks',
        testMatch: tasks,
        testIgnore: specs(sameOnEveryScreen),
        grepInvert: /@wide|@both/,
        use: wide,
      },
      // For ways through the history, where whatever waits for a frame waits long.
      {
        name: 'slow phone',
        testMatch: 'tasks/back.spec.ts',
        grep: /@slow/,
        timeout: 180_000,
        expect: { timeout: 30_000 },
        use: { ...phone, slowDown: 6 },
      },
      // What a shopper reads and does; where pages lead is the same in any language.
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
        testIgnore: isPrerendered ? specs(`${withSiteOfTheirOwn} ${afterTheStart}`) : [],
        grepInvert: /@wide/,
        use: phone,
      },
      { name: 'wide', testMatch, grep: /@wide|@both/, use: wide },
    ];

const projects = {
  chromium: [engineAt(narrow, pictures), engineAt(wide.viewport, pictures)],
  firefox: inFirefox,
  webkit: [engineAt(narrow), engineAt(wide.viewport)],
};

export default defineConfig<TestOptions>({
  testDir: '.',
  outputDir: `../${process.env.E2E_RESULTS ?? 'test-results/journeys'}`,
  // One more than the cores of a small machine: journeys wait a good part of their time.
  workers: 3,
  fullyParallel: true,
  // What passes only then is named at the end with its cause, to be mended.
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
    // Journeys intercept requests, of which a worker's would be hidden from them. Those about it allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: engine ? projects[engine as keyof typeof projects] : inChromium,
});
