import { defineConfig, type LaunchOptions } from '@playwright/test';
import type { TestOptions } from './support/fixtures';

/** The runner finds the browser, prepares the back end and says both here. */
const browser = process.env.E2E_BROWSER;
if (!browser) throw new Error('Run the journeys with: npm run test:e2e -- [file or options]');

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Every journey on every screen, as `npm run prove` runs them; else on the wide screen only what it draws its own way. */
const isFull = Boolean(process.env.E2E_FULL);
const wideCore = /(?:shell|smoke|social|start|wayfinding)\.spec\.ts$/;

/** For ways through the history, where whatever waits for a frame waits long. */
const slowPhone = {
  name: 'slow phone',
  grep: /@back/,
  timeout: 180_000,
  use: { ...phone, slowDown: 6 },
};

export default defineConfig<TestOptions>({
  testDir: '.',
  // What the first part left of a failure outlives the part on PostgreSQL.
  outputDir: process.env.E2E_DATABASE_URL ? '../test-results/postgres' : '../test-results',
  // One more than the cores of a small machine: journeys wait a good part of their time.
  workers: 3,
  fullyParallel: true,
  // What passes only then is named at the end, to be mended.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `../${process.env.E2E_REPORT ?? 'test-results/report.json'}` }],
  ],
  use: {
    launchOptions: JSON.parse(browser) as LaunchOptions,
    // Journeys intercept requests, of which a worker's would be hidden from them. Those about it allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'phone', use: phone },
    {
      name: 'desktop',
      ...(!isFull && { testMatch: wideCore }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    ...(isFull ? [slowPhone] : []),
  ],
});
