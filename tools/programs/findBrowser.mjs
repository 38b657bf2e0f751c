import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { findProgram } from './programs.mjs';
import { getBinPath, root } from './run.mjs';

/** @typedef {{ executablePath: string, env: Record<string, string>, origin: string }} Browser */

const unpackFolder = path.join(root, 'node_modules', '.cache', 'chromium');

/** @param {string} executablePath @param {string} origin @returns {Browser} */
const createBrowser = (executablePath, origin) => ({ executablePath, env: {}, origin });

/**
 * Returns whether a browser can be started. Some distributions install only a script that explains
 * how to get the browser.
 * @param {string} executable @param {Record<string, string>} [env]
 */
function canStart(executable, env = {}) {
  if (!existsSync(executable) || !statSync(executable).isFile()) return false;
  // Skip the check on Windows, where `--version` opens a window instead of printing.
  if (process.platform === 'win32') return true;
  const { status } = spawnSync(executable, ['--version'], {
    timeout: 20_000,
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** @returns {Browser | undefined} */
function findByEnvironment() {
  const executable = process.env.CHROME_PATH;
  if (!executable) return undefined;
  if (canStart(executable)) return createBrowser(executable, 'CHROME_PATH');
  throw new Error(`CHROME_PATH names ${executable}, but no browser starts there.`);
}

function getInstallPaths() {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    const folders = ['/Applications', path.join(process.env.HOME ?? '', 'Applications')];
    return folders.flatMap((folder) =>
      apps.map((app) => path.join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (process.platform === 'win32') {
    const programs = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
    const files = ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].map((folder) =>
      path.join(folder, 'Application', folder.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'),
    );
    return programs.flatMap((name) =>
      files.map((file) => path.join(process.env[name] ?? '', file)),
    );
  }
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
  return [...names, 'microsoft-edge'].flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
}

/** @returns {Browser | undefined} */
function findInstalled() {
  const executable = getInstallPaths().find((file) => canStart(file));
  return executable ? createBrowser(executable, 'installed') : undefined;
}

/** @returns {Promise<Browser | undefined>} */
async function findFromPlaywright() {
  const { chromium } = await import('playwright-core');
  const executable = chromium.executablePath();
  return canStart(executable) ? createBrowser(executable, 'Playwright') : undefined;
}

/**
 * Unpacks the browser from npm, and returns its path. This runs in a separate process, because the
 * package reads `env` only when it is loaded.
 * @param {Record<string, string>} env
 */
function unpack(env) {
  const code =
    "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))";
  const options = { cwd: root, env: { ...process.env, TMPDIR: unpackFolder, ...env } };
  return execFileSync(process.execPath, ['-e', code], options).toString().trim();
}

/** @param {string} executable */
function hasMissingLibraries(executable) {
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' });
  return stdout.includes('not found');
}

/**
 * Returns the browser from npm, with its own libraries and fonts if the system lacks them.
 * @returns {Browser | undefined}
 */
function findFromNpm() {
  const isSupported = process.platform === 'linux' && process.arch === 'x64';
  if (!isSupported || !existsSync(getBinPath('@sparticuz/chromium'))) return undefined;
  mkdirSync(unpackFolder, { recursive: true });
  const executable = unpack({});
  if (!hasMissingLibraries(executable)) {
    return canStart(executable) ? createBrowser(executable, 'npm') : undefined;
  }
  const libraryFolder = path.join(unpackFolder, 'al2023', 'lib');
  if (!existsSync(libraryFolder)) {
    // The package adds the libraries only when it unpacks the browser itself, so remove the browser
    // first.
    rmSync(executable);
    unpack({ AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  }
  const env = { LD_LIBRARY_PATH: libraryFolder, FONTCONFIG_PATH: path.join(unpackFolder, 'fonts') };
  return canStart(executable, env) ? { executablePath: executable, env, origin: 'npm' } : undefined;
}

/**
 * Finds Chrome, Chromium or Edge. The order is CHROME_PATH, an installed browser, Playwright's
 * browser and the browser from npm.
 * @returns {Promise<Browser>}
 * @throws Error if no browser is found
 */
export async function findBrowser() {
  for (const search of [findByEnvironment, findInstalled, findFromPlaywright, findFromNpm]) {
    const browser = await search();
    if (browser) return browser;
  }
  throw new Error(
    'No browser found: install Chrome or Chromium, or set CHROME_PATH to one, and run this again.',
  );
}

/**
 * Finds Debian's headless shell of Chromium, or else another browser. The headless shell is faster
 * but lacks the back/forward cache and pop-up windows.
 * @returns {Promise<Browser>}
 */
export async function findHeadlessShell() {
  const shellPath = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROME_PATH && canStart(shellPath)
    ? createBrowser(shellPath, 'headless shell')
    : findBrowser();
}

/**
 * Finds an unmodified Firefox.
 * @returns {Browser | undefined}
 */
export function findFirefox() {
  const executable = findProgram('firefox-esr') ?? findProgram('firefox');
  return executable ? createBrowser(executable, 'installed') : undefined;
}

/**
 * Finds the browser of WebKitGTK, which has Safari's engine. It searches where Debian installs this
 * browser.
 * @returns {Browser | undefined}
 */
export function findMiniBrowser() {
  if (process.platform !== 'linux') return undefined;
  const executable = readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(existsSync);
  return executable ? createBrowser(executable, 'installed') : undefined;
}

/**
 * Arguments for Chromium. Its sandbox works neither for root nor in most containers. The tests can
 * do without it, because they open only the shop's own pages.
 */
export const browserArgs =
  process.platform === 'linux' ? ['--no-sandbox', '--disable-dev-shm-usage'] : [];

// Run `findBrowser` without top-level await, because Playwright loads this file with require(),
// which does not allow it.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  findBrowser().then(
    (browser) => console.log(JSON.stringify(browser)),
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
