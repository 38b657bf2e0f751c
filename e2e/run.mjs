/*
 * `npm run test:e2e`: runs the browser tests on the production build and the reference back end.
 * Arguments are passed on to Playwright. These environment variables select what runs:
 * - E2E_RING=proof runs the tests that `npm test` leaves out, on a phone and a wide screen.
 * - E2E_SITE=prerendered uses the site with prerendered pages.
 * - E2E_DATABASE=postgres uses a PostgreSQL server instead of the embedded database.
 * - E2E_ENGINE=firefox runs e2e/tasks in Firefox, on both screens.
 * - E2E_ENGINE=webkit runs only e2e/webkit.spec.ts.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from '../tools/programs/ensureInstalled.mjs';

ensureInstalled();
const { browserArgs, findFirefox, findHeadlessShell, findInstalledBrowser, findMiniBrowser } =
  await import('@shop/programs/findBrowser');
const { findProgram, reportSkippedTests } = await import('@shop/programs/programs');
const { getBinPath, root, runNode } = await import('@shop/programs/run');
const { bundleServer, serverBundlePath } = await import('@shop/server/bundle');
const { startShopServer } = await import('@shop/server/testing/shopServer');
const { buildSiteIfStale, hashFiles } = await import('@shop/build/siteBuild');
const { copyPlainSite, writePages } = await import('@shop/build/siteCopies');
const { startTempPostgres } = await import('@shop/programs/tempPostgres');

/** @typedef {import('@shop/programs/findBrowser').Browser} Browser */

/**
 * Returns Playwright's launch options for a browser, as JSON.
 * @param {Browser} browser
 * @param {object} [moreOptions] further options, by default Chromium's command-line arguments
 */
const formatLaunchOptions = ({ executablePath, env }, moreOptions = { args: browserArgs }) =>
  JSON.stringify({ executablePath, env: { ...process.env, ...env }, ...moreOptions });

/**
 * @returns {NodeJS.ProcessEnv} the environment variables with which the tests run in Chromium
 */
function getChromiumEnv() {
  const browser = findHeadlessShell();
  console.log(`Browser: ${browser.executablePath}`);
  const wholeBrowser = findInstalledBrowser();
  if (!wholeBrowser)
    reportSkippedTests('tests of pop-up windows and the back/forward cache', 'install chromium');
  return {
    E2E_BROWSER: formatLaunchOptions(browser),
    E2E_WHOLE_BROWSER: wholeBrowser ? formatLaunchOptions(wholeBrowser) : '{}',
  };
}

/**
 * @returns {NodeJS.ProcessEnv | undefined} the environment variables with which the tests run in
 * Firefox, if it is installed
 */
function getFirefoxEnv() {
  const executablePath = findFirefox();
  if (!executablePath) {
    reportSkippedTests('journeys in Firefox', 'install the package firefox-esr');
    return undefined;
  }
  console.log(`Browser: ${executablePath}`);
  const browser = { executablePath, env: {} };
  const launchOptions = formatLaunchOptions(browser, {
    // With this option, e2e/support/firefox.ts can run scripts with Firefox's own privileges. They
    // set media features and the offline mode.
    args: ['--remote-allow-system-access'],
    firefoxUserPrefs: {
      // No proxy runs at this address. Switching the proxy on therefore simulates the offline mode.
      'network.proxy.http': 'localhost',
      'network.proxy.http_port': 9,
      'network.proxy.allow_hijacking_localhost': true,
      'network.proxy.type': 0,
      // Tell Firefox that there is a mouse, which can hover. Without a real screen, Firefox finds
      // no mouse.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Scrollbars must take no space, as in the other engines. Otherwise, pages would be narrower
      // here.
      'ui.useOverlayScrollbars': 1,
    },
  });
  return { E2E_BROWSER: launchOptions, E2E_WHOLE_BROWSER: launchOptions };
}

/**
 * WebKit cannot run without a window, so it needs a virtual screen. It also needs its own driver.
 * @returns {NodeJS.ProcessEnv | undefined} the environment variables with which the tests run in
 * WebKit, if it is installed
 */
function getWebkitEnv() {
  const executablePath = findMiniBrowser();
  const driverPath = executablePath && findProgram('WebKitWebDriver');
  if (!driverPath) reportSkippedTests('tasks in WebKit', 'install the package webkit2gtk-driver');
  const xvfbPath = findProgram('Xvfb');
  if (!xvfbPath) reportSkippedTests('tasks in WebKit', 'install the package xvfb');
  return driverPath && xvfbPath
    ? { E2E_BROWSER: formatLaunchOptions({ executablePath, env: {} }) }
    : undefined;
}

/** Files and folders from which the sites and the demo data of the tests are created. */
const sourcePaths = [
  ...['src', 'public', 'server', 'tools/build', 'tools/prerender', 'tools/site'],
  ...['package-lock.json', 'webpack.config.ts', 'babel.config.js'],
];

/**
 * Prepares the built sites that the tests use, and the demo data with which each back end starts.
 * See e2e/support/shop.ts. Later runs use them again until a source file changes, because
 * prerendering takes a minute.
 */
async function prepareSitesIfStale() {
  await buildSiteIfStale();
  const hashFile = path.join(root, '.cache', 'e2e-sites.hash');
  const sourceHash = hashFiles(sourcePaths);
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
  const shop = await startShopServer(serverBundlePath, {
    STATIC_DIR: prerenderedFolder,
    // The pages' content security policy must allow the demo's identity provider.
    DEMO_ACCOUNTS: 'true',
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
  });
  try {
    await writePages(prerenderedFolder, shop.url);
  } finally {
    // Stop the back end even after an error. Otherwise, it would keep the output streams of this
    // process open, and the caller would wait for their end.
    await shop.stop();
  }
}

/**
 * Runs Playwright. Returns its exit code.
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

const envGettersByEngine = {
  chromium: getChromiumEnv,
  firefox: getFirefoxEnv,
  webkit: getWebkitEnv,
};
const engine = /** @type {keyof typeof envGettersByEngine} */ (
  process.env.E2E_ENGINE ?? 'chromium'
);
const engineEnv = envGettersByEngine[engine]();
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
