import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { Launcher } from 'chrome-launcher';

import { findProgram } from './programs.mjs';

/** @typedef {{ executablePath: string, env: Record<string, string> }} Browser */

function findInstalled() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    // chrome-launcher throws an error if Linux has no browser.
    return undefined;
  }
}

/**
 * Unpacks the browser from npm, and returns it with its own libraries and fonts if the system lacks
 * libraries.
 * @returns {Browser | undefined}
 */
function unpackFromNpm() {
  const isSupported = process.platform === 'linux' && process.arch === 'x64';
  const packageFolder = path.resolve('node_modules', '@sparticuz', 'chromium');
  if (!isSupported || !existsSync(packageFolder)) return undefined;
  const folder = path.resolve('node_modules', '.cache', 'chromium');
  mkdirSync(folder, { recursive: true });
  // The package unpacks its libraries only on AWS Lambda. It reads the environment when it is
  // loaded, so it is loaded in a process of its own.
  const code =
    "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))";
  const executablePath = execFileSync(process.execPath, ['--eval', code], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  }).trim();
  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  const env = {
    LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
    FONTCONFIG_PATH: path.join(folder, 'fonts'),
  };
  return { executablePath, env: stdout.includes('not found') ? env : {} };
}

/**
 * Returns the browser in CHROME_PATH or, without this variable, an installed Chrome or Chromium.
 * @returns {Browser | undefined}
 */
export function findInstalledBrowser() {
  const executablePath = process.env.CHROME_PATH || findInstalled();
  return executablePath ? { executablePath, env: {} } : undefined;
}

/**
 * Returns the browser in CHROME_PATH, an installed Chrome or Chromium, or the browser from npm.
 * @returns {Browser}
 * @throws Error if there is none
 */
export function findBrowser() {
  const browser = findInstalledBrowser() ?? unpackFromNpm();
  if (browser) return browser;
  throw new Error(
    'No browser found: install Chrome or Chromium, or set CHROME_PATH to one, and run this again.',
  );
}

/**
 * Returns Debian's headless shell of Chromium, or else another browser. The headless shell is
 * faster but lacks the back/forward cache and pop-up windows.
 */
export function findHeadlessShell() {
  const executablePath = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROME_PATH && existsSync(executablePath)
    ? { executablePath, env: {} }
    : findBrowser();
}

/**
 * Finds an unmodified Firefox.
 * @returns {string | undefined} its path
 */
export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

/**
 * Finds the browser of WebKitGTK, which has Safari's engine, where Debian installs it.
 * @returns {string | undefined} its path
 */
export function findMiniBrowser() {
  if (process.platform !== 'linux') return undefined;
  return readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(existsSync);
}

/**
 * Arguments for Chromium. Its sandbox works neither for root nor in most containers. The tests can
 * do without it, because they open only the shop's own pages.
 */
export const browserArgs =
  process.platform === 'linux' ? ['--no-sandbox', '--disable-dev-shm-usage'] : [];
