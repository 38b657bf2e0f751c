import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

import type { Driver, TargetKind, NamePattern } from './shopper';

const testingLibraryFile = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';

/**
 * Styles that shrink the toolbar of the browser's window. Otherwise, the window could not be as
 * narrow as a phone.
 */
const toolbarStyles = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/**
 * Starts the driver of Debian's WebKitGTK on a virtual screen. Returns two functions: `newSession`
 * opens a new browser, and `stop` ends the driver and the virtual screen.
 */
export async function startWebKit(miniBrowserPath: string | undefined) {
  const settingsFolder = await mkdtemp(path.join(tmpdir(), 'webkit-settings-'));
  await mkdir(path.join(settingsFolder, 'gtk-3.0'));
  await writeFile(path.join(settingsFolder, 'gtk-3.0', 'gtk.css'), toolbarStyles);
  const virtualScreen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const killVirtualScreen = () => virtualScreen.kill();
  process.on('exit', killVirtualScreen);
  const [displayNumber] = (await once(virtualScreen.stdout, 'data')) as [Buffer];
  const driverService = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    .setStdio('inherit')
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${displayNumber.toString().trim()}`,
      XDG_CONFIG_HOME: settingsFolder,
      TZ: 'Asia/Karachi',
      // Render in software, because there is no graphics card.
      LIBGL_ALWAYS_SOFTWARE: '1',
    })
    .build();
  const driverUrl = await driverService.start();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    timeouts: { script: 15_000, pageLoad: 30_000 },
    'webkitgtk:browserOptions': { binary: miniBrowserPath, args: ['--automation'] },
  });
  return {
    newSession: () => new Builder().usingServer(driverUrl).withCapabilities(capabilities).build(),
    stop: async () => {
      await driverService.kill();
      process.off('exit', killVirtualScreen);
      virtualScreen.kill();
      await rm(settingsFolder, { recursive: true });
    },
  };
}

/**
 * Sets the size of the page in px. The browser's window becomes taller than the page, because the
 * window also contains a toolbar.
 */
export async function setPageSize(driver: WebDriver, width: number, height: number) {
  const browserWindow = driver.manage().window();
  await browserWindow.setRect({ x: 0, y: 0, width, height });
  const getInnerSize = () => driver.executeScript<number[]>('return [innerWidth, innerHeight]');
  const [, pageHeight = height] = await getInnerSize();
  await browserWindow.setRect({ x: 0, y: 0, width, height: 2 * height - pageHeight });
  await expect.poll(getInnerSize).toEqual([width, height]);
}

interface ElementQuery {
  kind: TargetKind;
  name: string;
  /**
   * Flags of a regular expression whose source is `name`. If `name` is a plain text, this is
   * undefined.
   */
  flags?: string;
}

/**
 * Runs in the page.
 * @returns the first visible element that matches the query, or `undefined` if there is none
 */
function findInPage({ kind, name: text, flags }: ElementQuery): Element | undefined {
  const { TestingLibraryDom } = window as unknown as {
    TestingLibraryDom: typeof TestingLibrary;
  };
  const name = flags === undefined ? text : new RegExp(text, flags);
  const { body } = document;
  const queryAll = () => {
    if (kind === 'words') return TestingLibraryDom.queryAllByText(body, name);
    if (kind === 'field')
      return TestingLibraryDom.queryAllByLabelText(body, name, {
        selector: 'input, textarea, select',
      });
    return TestingLibraryDom.queryAllByRole(body, kind, { name });
  };
  return queryAll().find((element) => element.checkVisibility({ visibilityProperty: true }));
}

/**
 * Runs in the page. Scrolls the element into view if a bar covers its centre, or if the centre is
 * outside the screen.
 */
function scrollIntoViewIfCovered(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const topmostElement = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element.contains(topmostElement))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Selenium's actions of the mouse wheel. `@types/selenium-webdriver` does not contain them yet. */
interface WheelActions {
  scroll: (
    x: number,
    y: number,
    deltaX: number,
    deltaY: number,
  ) => { perform: () => Promise<void> };
}

/** Creates the driver for WebKit, which uses W3C WebDriver. */
export async function createWebkitDriver(driver: WebDriver, baseURL: string): Promise<Driver> {
  const testingLibraryScript = await readFile(testingLibraryFile, 'utf8');
  const findElement = async (kind: TargetKind, name: NamePattern): Promise<WebElement | null> => {
    if (await driver.executeScript('return !window.TestingLibraryDom'))
      await driver.executeScript(testingLibraryScript);
    const elementQuery: ElementQuery =
      typeof name === 'string' ? { kind, name } : { kind, name: name.source, flags: name.flags };
    return driver.executeScript(findInPage, elementQuery);
  };
  const findAndScrollIntoView = async (
    kind: TargetKind,
    name: NamePattern,
  ): Promise<WebElement> => {
    const element = await findElement(kind, name);
    if (!element) throw new Error(`No ${kind} ${String(name)}`);
    await driver.executeScript(scrollIntoViewIfCovered, element);
    return element;
  };
  return {
    goTo: (address) => driver.get(new URL(address, baseURL).href),
    goBack: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    isVisible: async (kind, name) => Boolean(await findElement(kind, name)),
    pointAt: async (kind, name) =>
      driver
        .actions()
        .move({ origin: await findAndScrollIntoView(kind, name) })
        .perform(),
    click: (kind, name) =>
      expect(async () => {
        await (await findAndScrollIntoView(kind, name)).click();
      }).toPass({ timeout: 20_000 }),
    scrollByWheel: (deltaY) =>
      (driver.actions() as unknown as WheelActions).scroll(100, 300, 0, deltaY).perform(),
    selectAll: () =>
      driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform(),
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    runInPage: (pageFunction, argument) => driver.executeScript(pageFunction, argument),
    takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}
