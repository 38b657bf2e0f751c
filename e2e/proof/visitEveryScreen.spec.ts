import type { Page } from '@playwright/test';

import { createProductPath } from '../support/accounts';
import { waitForStillness } from '../support/waiting';
import { findAxeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import type { Shop } from '../support/shop';
import { findFitFaults, findLargeTextFaults, findSpacingFaults } from '../support/fit';
import { walkByTab } from '../support/focusWalk';
import { overlayScreens } from '../support/overlays';
import { pageScreens, type Screen } from '../support/screens';
import { findMotionFaults, findTargetFaults, findLandmarkFaults } from '../support/targets';
import { openScreen } from '../support/visit';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
const getAriaLines = async (page: Page, selector = '#root') =>
  (await page.locator(selector).first().ariaSnapshot()).split('\n');

// An API call may still be running when the test ends. Its route handler must not fail the test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/**
 * Checks the page at a zoom of 400 %. On a wide screen, it checks only overlays, which get less
 * height, and states that do not exist on a phone. Other wide pages then look as on a phone, which
 * is tested separately.
 */
async function findZoomFaults(page: Page, { overlaySelector, onlyOn }: Screen): Promise<string[]> {
  const initialViewport = page.viewportSize();
  const isNarrow = isPhone(page);
  if (!initialViewport || (!isNarrow && !overlaySelector && onlyOn !== 'wide')) return [];
  // Compare texts before and after zooming only if the screen is already narrow. On a wide screen,
  // zooming switches to the narrow layout, which shows less.
  const ariaLinesBeforeZoom = isNarrow ? await getAriaLines(page, overlaySelector) : [];
  await page.setViewportSize({ width: 320, height: isNarrow ? 640 : 256 });
  await waitForStillness(page);
  const faults = await findFitFaults(page, overlaySelector);
  const zoomedAriaLines = new Set(isNarrow ? await getAriaLines(page, overlaySelector) : []);
  await page.setViewportSize(initialViewport);
  // Ignore empty live regions, because the page may remove them meanwhile.
  const missingLines = ariaLinesBeforeZoom.filter(
    (line) => !zoomedAriaLines.has(line) && line.trim() !== '- status',
  );
  return [...faults, ...missingLines.map((line) => `gone: ${line.trim()}`)];
}

type Check = (page: Page, screen: Screen) => Promise<string[]>;

/**
 * Limits a check to the phone, where it is harder to pass. On a wide screen, the check runs only
 * for states of the shop that do not exist on a phone.
 */
const limitToPhone =
  (check: Check): Check =>
  (page, screen) =>
    isPhone(page) || screen.onlyOn === 'wide' ? check(page, screen) : Promise.resolve([]);

async function findForcedColourFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // Scroll to the top. A button that the bottom of the screen cuts off would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  const rules = ['color-contrast', 'link-in-text-block', 'target-size'];
  const faults = await findAxeViolations(page, { rules });
  await page.emulateMedia({ forcedColors: null });
  return faults;
}

/** Checks for a contrast of 7 : 1 while the system asks for more contrast. */
async function findContrastFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' });
  const faults = await findAxeViolations(page, { rules: ['color-contrast-enhanced'] });
  await page.emulateMedia({ contrast: null });
  return faults;
}

/**
 * All checks of a screen, in the order in which they run. The last check must stay last, because
 * moving the focus changes the page.
 */
const checksByName: Record<string, Check> = {
  motion: findMotionFaults,
  axe: async (page, { overlaySelector }) => {
    // Scroll to the top. A target that a sticky bar partly covers would count as too small.
    if (!overlaySelector) await page.evaluate(() => scrollTo(0, 0));
    return findAxeViolations(page);
  },
  tree: findLandmarkFaults,
  targets: (page, { overlaySelector }) => findTargetFaults(page, overlaySelector),
  fit: (page, { overlaySelector }) => findFitFaults(page, overlaySelector),
  'text spacing': limitToPhone((page, { overlaySelector }) =>
    findSpacingFaults(page, overlaySelector),
  ),
  'large text': (page, { overlaySelector }) => findLargeTextFaults(page, overlaySelector),
  'zoom of 400 %': findZoomFaults,
  'forced colours': limitToPhone(findForcedColourFaults),
  'more contrast': limitToPhone(findContrastFaults),
  // Under reduced motion, each transition takes 1 ms, so this check need not wait after each Tab.
  focus: (page, { overlaySelector }) => walkByTab(page, overlaySelector ? undefined : '#main'),
};

/**
 * Returns the visible text of the page without the footer. The text of the footer depends on the
 * scroll position, because parts of the footer load only when they are near the screen.
 */
const getVisibleWords = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')?.innerText ?? '';
    return document.body.innerText.replace(footer, '').replace(/\s+/g, ' ');
  });

/**
 * Checks that a page shows the same texts with and without the browser's translation, even after
 * React has updated them.
 */
async function expectSameWords(page: Page, translatedPage: Page, shop: Shop, screen: Screen) {
  await translatedPage.emulateMedia({ reducedMotion: 'reduce' });
  await openScreen(translatedPage, shop, screen);
  expect(await translatedPage.locator('font').count()).toBeGreaterThan(0);
  await expect(async () => {
    expect(await getVisibleWords(translatedPage)).toBe(await getVisibleWords(page));
  }).toPass({ timeout: 10_000 });
}

for (const screen of [...pageScreens, ...overlayScreens]) {
  test(`${screen.name} is accessible @both`, async ({
    page,
    shop,
    allowProblem,
    openTranslated,
  }) => {
    const isAbsentOnScreen =
      screen.onlyOn !== undefined && (screen.onlyOn === 'phone') !== isPhone(page);
    test.skip(isAbsentOnScreen, 'this state does not exist on this kind of screen');
    if (screen.expectedFailures) allowProblem(screen.expectedFailures);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScreen(page, shop, screen);
    // Compare the texts on only one kind of screen, because the result is the same on every screen.
    if (isPhone(page) || screen.onlyOn === 'wide')
      await expectSameWords(page, await openTranslated(), shop, screen);
    const findings: string[] = [];
    for (const [name, check] of Object.entries(checksByName))
      findings.push(...(await check(page, screen)).map((finding) => `${name}: ${finding}`));
    expect(findings).toEqual([]);
  });
}

test('a click on the zoomed picture centres the clicked point without dragging @both', async ({
  page,
}) => {
  await page.goto(createProductPath(1));
  await page.getByRole('button', { name: /^Zoom image/ }).click();
  const zoomInButton = page.getByRole('button', { name: 'Zoom in' });
  for (let step = 0; step < 4; step += 1) await zoomInButton.click();
  const picture = page.getByRole('dialog').getByRole('img');
  const getPictureCentre = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width / 2 + 40, height / 2 - 30);
  await expect.poll(getPictureCentre).toEqual({ x: width / 2 - 40, y: height / 2 + 30 });
});
