import type { Page } from '@playwright/test';

import type { Driver, TargetKind, NamePattern } from './shopper';

function getLocator(page: Page, kind: TargetKind, name: NamePattern) {
  if (kind === 'words') return page.getByText(name, { exact: true });
  if (kind === 'field')
    return page.getByLabel(name, { exact: true }).and(page.locator('input, textarea, select'));
  return page.getByRole(kind, { name, exact: true });
}

/** Creates the driver for Chromium and Firefox. */
export function createPlaywrightDriver(page: Page): Driver {
  const findFirstVisible = (kind: TargetKind, name: NamePattern) =>
    getLocator(page, kind, name).filter({ visible: true }).first();
  return {
    goTo: (address) => page.goto(address),
    goBack: () => page.goBack(),
    reload: () => page.reload(),
    isVisible: (kind, name) => findFirstVisible(kind, name).isVisible(),
    pointAt: (kind, name) => findFirstVisible(kind, name).hover(),
    click: (kind, name) => findFirstVisible(kind, name).click(),
    scrollByWheel: async (deltaY) => {
      await page.mouse.move(100, 300);
      await page.mouse.wheel(0, deltaY);
    },
    selectAll: () => page.keyboard.press('ControlOrMeta+a'),
    type: (text) => page.keyboard.type(text),
    runInPage: (pageFunction, argument) => page.evaluate(pageFunction as never, argument as never),
    takeScreenshot: () => page.screenshot(),
  };
}
