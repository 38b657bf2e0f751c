/*
 * `npm run test:e2e`: runs the browser tests on the production build and the reference back end.
 * Arguments go to Playwright. Environment variables:
 * - E2E_RING=proof runs what `npm test` leaves out, on every screen.
 * - E2E_SITE=prerendered uses the prerendered site.
 * - E2E_DATABASE=postgres uses a PostgreSQL server.
 * - E2E_ENGINE=firefox runs e2e/tasks and e2e/engines in Firefox on both screens.
 * - E2E_ENGINE=webkit and E2E_ENGINE=chromium run only e2e/engines.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from '../tools/programs/ensureInstalled.mjs';

ensureInstalled();
const { browserArgs, findBrowser, findFirefox, findHeadlessShell, findMiniBrowser } =
  await import('@shop/programs/findBrowser');
const { findProgram, reportSkippedTests } = await import('@shop/programs/programs');
const { getBinPath, root, runNode } = await import('@shop/programs/run');
const { bundleServer, serverBundle } = await import('@shop/server/bundle');
const { startShopServer } = await import('@shop/server/testing/shopServer');
const { buildSiteIfStale, hashFiles } = await import('@shop/build/siteBuild');
const { copyPlainSite, writePages } = await import('@shop/build/siteCopies');
const { startTempPostgres } = await import('@shop/programs/tempPostgres');

/** @typedef {import('@shop/programs/findBrowser').Browser} Browser */

/**
 * Converts a browser to Playwright's launch options, as JSON.
 * @param {Browser} browser
 * @param {object} [moreOptions] further options
 */
const formatLaunchOptions = ({ executablePath, env }, moreOptions = { args: browserArgs }) =>
  JSON.stringify({ executablePath, env: { ...process.env, ...env }, ...moreOptions });

/**
 * @returns {Promise<NodeJS.ProcessEnv>} the environment variables with which the tests run in
 * Chromium
 */
async function getChromiumEnv() {
  const browser = await findHeadlessShell();
  console.log(`Browser: ${browser.executablePath} (${browser.origin})`);
  const wholeBrowser = await findBrowser();
  const isWhole = wholeBrowser.origin !== 'npm';
  if (!isWhole)
    reportSkippedTests('tests of pop-up windows and the back/forward cache', 'install chromium');
  return {
    E2E_BROWSER: formatLaunchOptions(browser),
    E2E_WHOLE_BROWSER: isWhole ? formatLaunchOptions(wholeBrowser) : '{}',
  };
}

/**
 * @returns {NodeJS.ProcessEnv | undefined} the environment variables with which the tests run in
 * Firefox, if it is installed
 */
function getFirefoxEnv() {
  const browser = findFirefox();
  if (!browser) {
    reportSkippedTests('journeys in Firefox', 'install the package firefox-esr');
    return undefined;
  }
  console.log(`Browser: ${browser.executablePath}`);
  const launchOptions = formatLaunchOptions(browser, {
    // This lets e2e/support/firefox.ts set media features and the offline mode from inside
    // Firefox's own windows.
    args: ['--remote-allow-system-access'],
    firefoxUserPrefs: {
      // No proxy runs at this address. Switching the proxy on therefore simulates the offline mode.
      'network.proxy.http': 'localhost',
      'network.proxy.http_port': 9,
      'network.proxy.allow_hijacking_localhost': true,
      'network.proxy.type': 0,
      // Tell Firefox that there is a mouse that can hover. Without a screen, it finds none.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Let scrollbars take no space, as in the other engines here.
      'ui.useOverlayScrollbars': 1,
    },
  });
  return { E2E_BROWSER: launchOptions, E2E_WHOLE_BROWSER: launchOptions };
}

/**
 * WebKit needs a window and its own driver.
 * @returns {NodeJS.ProcessEnv | undefined} the environment variables with which the tests run in
 * WebKit, if it is installed
 */
function getWebkitEnv() {
  const browser = findMiniBrowser();
  const hasDriver = browser && findProgram('WebKitWebDriver');
  if (!hasDriver) reportSkippedTests('tasks in WebKit', 'install the package webkit2gtk-driver');
  const hasScreen = findProgram('Xvfb');
  if (!hasScreen) reportSkippedTests('tasks in WebKit', 'install the package xvfb');
  return hasDriver && hasScreen ? { E2E_BROWSER: formatLaunchOptions(browser) } : undefined;
}

/** Files from which the prepared sites and data are created. */
const sourceFiles = [
  ...['src', 'public', 'server', 'tools/build', 'tools/prerender', 'tools/site'],
  ...['package-lock.json', 'webpack.config.ts', 'babel.config.js'],
];

/**
 * Prepares the sites of the tests, and the data with which each back end starts. See
 * e2e/support/shop.ts. The results are kept for the next run, because prerendering takes a minute.
 */
async function prepareSitesIfStale() {
  await buildSiteIfStale();
  const hashFile = path.join(root, '.cache', 'e2e-sites.hash');
  const sourceHash = hashFiles(sourceFiles);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === sourceHash) return;
  rmSync(hashFile, { force: true });
  await prepareSites();
  writeFileSync(hashFile, sourceHash);
}

async function prepareSites() {
  const plainFolder = await copyPlainSite('e2e-plain');
  const prerenderedFolder = path.join(path.dirname(plainFolder), 'e2e-prerendered');
  rmSync(prerenderedFolder, { recursive: true, force: true });
  cpSync(plainFolder, prerenderedFolder, { recursive: true });
  const dataFolder = path.join(path.dirname(plainFolder), 'e2e-data');
  rmSync(dataFolder, { recursive: true, force: true });
  const shop = await startShopServer(serverBundle, {
    STATIC_DIR: prerenderedFolder,
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
  });
  try {
    await writePages(prerenderedFolder, shop.url);
  } finally {
    // Stop the back end in any case. If it kept running, it would keep the output of this process
    // open.
    await shop.stop();
  }
}

/**
 * @param {NodeJS.ProcessEnv} browserEnv
 * @param {string} databaseUrl empty for the embedded database
 */
function runJourneys(browserEnv, databaseUrl) {
  const playwrightArgs = [
    getBinPath('@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ];
  return runNode(playwrightArgs, { ...browserEnv, E2E_DATABASE_URL: databaseUrl });
}

const engines = { chromium: getChromiumEnv, firefox: getFirefoxEnv, webkit: getWebkitEnv };
const engine = /** @type {keyof typeof engines} */ (process.env.E2E_ENGINE ?? 'chromium');
const engineEnv = await engines[engine]();
if (engineEnv) {
  await bundleServer();
  await prepareSitesIfStale();
  if (process.env.E2E_DATABASE === 'postgres') {
    const postgres = await startTempPostgres();
    if (postgres) {
      process.exitCode = await runJourneys(engineEnv, postgres.url);
      postgres.stop();
    }
  } else {
    process.exitCode = await runJourneys(engineEnv, '');
  }
}
