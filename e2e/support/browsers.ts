import type { LaunchOptions } from '@playwright/test';

import {
  type Browser,
  browserArgs,
  findFirefox,
  findHeadlessShell,
  findInstalledBrowser,
} from '@shop/programs/findBrowser';

const createChromiumOptions = ({ executablePath, env }: Browser): LaunchOptions => ({
  executablePath,
  args: browserArgs,
  env: { ...(process.env as Record<string, string>), ...env },
});

export const chromiumOptions = createChromiumOptions(findHeadlessShell());

const installedBrowser = findInstalledBrowser();
/**
 * Whether a complete browser is installed. Tests with the options `wholeBrowser` must call
 * `test.skip(!hasWholeBrowser)`.
 */
export const hasWholeBrowser = installedBrowser !== undefined;
/**
 * Launch options of a complete browser, for `test.use({ launchOptions: wholeBrowser })`. The
 * headless shell and the browser from npm lack features such as the back/forward cache and pop-up
 * windows.
 */
export const wholeBrowser = installedBrowser ? createChromiumOptions(installedBrowser) : {};

const firefoxPreferences = {
  // No proxy runs at this address. Switching the proxy on therefore simulates the offline mode.
  'network.proxy.http': 'localhost',
  'network.proxy.http_port': 9,
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.type': 0,
  // Tell Firefox that there is a mouse, which can hover. Without a real screen, Firefox finds no
  // mouse.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Scrollbars must take no space, as in the other engines. Otherwise, pages would be narrower
  // here.
  'ui.useOverlayScrollbars': 1,
};

/** Preferences that make Firefox behave as on a device with a touch screen and without a mouse. */
const touchPreferences = {
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'dom.w3c_touch_events.enabled': 1,
};

export const firefoxOptions: LaunchOptions = {
  executablePath: findFirefox(),
  // With this option, e2e/support/firefox.ts can run scripts with Firefox's own privileges. They
  // set media features and the offline mode.
  args: ['--remote-allow-system-access'],
  firefoxUserPrefs: firefoxPreferences,
};

export const firefoxTouchOptions: LaunchOptions = {
  ...firefoxOptions,
  firefoxUserPrefs: { ...firefoxPreferences, ...touchPreferences },
};
