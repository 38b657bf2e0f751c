import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test as base } from '@playwright/test';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

import { findMiniBrowser } from '@shop/programs/findBrowser';
import { findProgram, reportSkippedTests } from '@shop/programs/programs';
import { watchInbox } from './support/accounts';
import { checkoutValues } from './support/cart';
import { type Shop, sites, startShop } from './support/shop';

/*
 * Playwright's WebKit cannot be installed here, so this test runs Debian's WebKitGTK, which has
 * Safari's engine, with Selenium.
 */

/** Styles that let the window be as narrow as a phone, although it contains a toolbar. */
const toolbarStyles = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';
/** Makes WebKit prefer reduced motion, so that nothing moves while Selenium clicks. */
const windowSettings = ['[Settings]', 'gtk-enable-animations=0'].join('\n');

async function startVirtualScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [displayNumber] = (await once(screen.stdout, 'data')) as [Buffer];
  return { display: `:${displayNumber.toString().trim()}`, stop: () => screen.kill() };
}

const test = base.extend<{ shop: Shop; driver: WebDriver }>({
  shop: async ({}, use) => {
    const shop = await startShop({ STATIC_DIR: sites.prerendered });
    await use(shop);
    await shop.stop();
  },

  driver: async ({}, use) => {
    const binary = findMiniBrowser();
    if (!binary || !findProgram('WebKitWebDriver') || !findProgram('Xvfb')) {
      reportSkippedTests('an order in WebKit', 'install the packages webkit2gtk-driver and xvfb');
      test.skip();
    }
    const settingsFolder = await mkdtemp(path.join(tmpdir(), 'webkit-settings-'));
    await mkdir(path.join(settingsFolder, 'gtk-3.0'));
    await writeFile(path.join(settingsFolder, 'gtk-3.0', 'gtk.css'), toolbarStyles);
    await writeFile(path.join(settingsFolder, 'gtk-3.0', 'settings.ini'), windowSettings);
    const screen = await startVirtualScreen();
    const service = new DriverService.Builder('WebKitWebDriver')
      .setLoopback(true)
      .setEnvironment({
        ...(process.env as Record<string, string>),
        DISPLAY: screen.display,
        XDG_CONFIG_HOME: settingsFolder,
        // Render in software, because there is no graphics card.
        LIBGL_ALWAYS_SOFTWARE: '1',
      })
      .build();
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(capabilities)
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 900 });
    await use(driver);
    await driver.quit();
    await service.kill();
    screen.stop();
    await rm(settingsFolder, { recursive: true });
  },
});

test('an order can be placed in WebKit', async ({ driver, shop }) => {
  const expectVisible = (xpath: string) =>
    expect(async () => {
      expect(await driver.findElement(By.xpath(xpath)).isDisplayed()).toBe(true);
    }).toPass({ timeout: 20_000 });
  const click = async (xpath: string) => {
    await expectVisible(xpath);
    await driver.findElement(By.xpath(xpath)).click();
  };

  await driver.get(shop.url);
  await expectVisible('//main//h1');
  await click('//main//a[starts-with(@href, "/product/")]');
  await click('//label[starts-with(normalize-space(), "Pack of 50")]');
  await click('//main//button[starts-with(normalize-space(), "Add to cart")]');
  await click('//a[@aria-label="Cart, 1 item"]');
  await click('//a[starts-with(normalize-space(), "PROCEED TO CHECKOUT")]');
  for (const [label, value] of Object.entries(checkoutValues)) {
    const field = `//*[@id = //label[starts-with(normalize-space(), "${label}")]/@for]`;
    await expectVisible(field);
    await driver.findElement(By.xpath(field)).sendKeys(value);
  }
  const getSentMessages = await watchInbox(shop);
  await click('//button[starts-with(normalize-space(), "PLACE ORDER")]');
  await expectVisible('//h1[normalize-space()="Order sent"]');
  expect(await getSentMessages()).toEqual([expect.stringContaining('Lahore')]);
});
