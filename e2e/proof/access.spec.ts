import type { Page } from '@playwright/test';

import { productPath } from '../support/accounts';
import { atRest } from '../support/arrival';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/fixtures';
import type { Shop } from '../support/shop';
import { fitFaults, largeTextFaults, spacedFaults } from '../support/fit';
import { walkByTab } from '../support/focusWalk';
import { overlayScreens } from '../support/overlays';
import { pageScreens, type Screen } from '../support/screens';
import { motionFaults, targetFaults, treeFaults } from '../support/targets';
import { visit } from '../support/visit';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
const getTextLines = async (page: Page, within = '#root') =>
  (await page.locator(within).first().ariaSnapshot()).split('\n');

// A call may still be on its way when the test is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** What a wide page becomes at 400 % is what the phone shows; what lies over it has less height then. */
async function zoomFaults(page: Page, { over, only }: Screen): Promise<string[]> {
  const before = page.viewportSize();
  const isNarrow = isPhone(page);
  if (!before || (!isNarrow && !over && only !== 'wide')) return [];
  // A wide list draws more than a narrow one; of a phone's nothing may be missing.
  const wider = isNarrow ? await getTextLines(page, over) : [];
  await page.setViewportSize({ width: 320, height: isNarrow ? 640 : 256 });
  await atRest(page);
  const faults = await fitFaults(page, over);
  const narrow = new Set(isNarrow ? await getTextLines(page, over) : []);
  await page.setViewportSize(before);
  // A live region that has nothing to say any more is no loss.
  const gone = wider.filter((line) => !narrow.has(line) && line.trim() !== '- status');
  return [...faults, ...gone.map((line) => `gone: ${line.trim()}`)];
}

type Check = (page: Page, screen: Screen) => Promise<string[]>;

/** Runs a check on the phone, where it is harder to pass; on the wide screen only for what the phone does not have. */
const onPhoneFirst =
  (check: Check): Check =>
  (page, screen) =>
    isPhone(page) || screen.only === 'wide' ? check(page, screen) : Promise.resolve([]);

async function forcedColourFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // Half below the foot of the screen a button would count as small.
  await page.evaluate(() => scrollTo(0, 0));
  const rules = ['color-contrast', 'link-in-text-block', 'target-size'];
  const faults = await axeFindings(page, { rules });
  await page.emulateMedia({ forcedColors: null });
  return faults;
}

/** 7 : 1 where the shopper's system asks for more contrast. */
async function contrastFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' });
  const faults = await axeFindings(page, { rules: ['color-contrast-enhanced'] });
  await page.emulateMedia({ contrast: null });
  return faults;
}

/** In this order: each leaves the page as it was, but for the last. */
const checks: Record<string, Check> = {
  motion: motionFaults,
  axe: async (page, { over }) => {
    // A target that a sticky bar covers in part would count as small.
    if (!over) await page.evaluate(() => scrollTo(0, 0));
    return axeFindings(page);
  },
  tree: treeFaults,
  targets: (page, { over }) => targetFaults(page, over),
  fit: (page, { over }) => fitFaults(page, over),
  'text spacing': onPhoneFirst((page, { over }) => spacedFaults(page, over)),
  'large text': (page, { over }) => largeTextFaults(page, over),
  'zoom of 400 %': zoomFaults,
  'forced colours': onPhoneFirst(forcedColourFaults),
  'more contrast': onPhoneFirst(contrastFaults),
  // Under reduced motion each change takes 1 ms, and the walk looks at once.
  focus: (page, { over }) => walkByTab(page, over ? undefined : '#main'),
};

/** What a page says, without the footer: its parts come when it is near the screen, which a press may or may not bring. */
const getVisibleWords = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')?.innerText ?? '';
    return document.body.innerText.replace(footer, '').replace(/\s+/g, ' ');
  });

/** Words that stay, or come to be, others where the browser translates the page. */
async function expectSameWords(page: Page, translated: Page, shop: Shop, screen: Screen) {
  await translated.emulateMedia({ reducedMotion: 'reduce' });
  await visit(translated, shop, screen);
  expect(await translated.locator('font').count()).toBeGreaterThan(0);
  await expect(async () => {
    expect(await getVisibleWords(translated)).toBe(await getVisibleWords(page));
  }).toPass({ timeout: 10_000 });
}

for (const screen of [...pageScreens, ...overlayScreens]) {
  test(`nothing keeps anybody out of ${screen.name}`, async ({
    page,
    shop,
    allowProblem,
    openTranslated,
  }) => {
    const isElsewhere = screen.only !== undefined && (screen.only === 'phone') !== isPhone(page);
    test.skip(isElsewhere, 'not drawn on this screen');
    if (screen.mayFail) allowProblem(screen.mayFail);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, shop, screen);
    // The same on every screen.
    if (isPhone(page) || screen.only === 'wide')
      await expectSameWords(page, await openTranslated(), shop, screen);
    const findings: string[] = [];
    for (const [name, check] of Object.entries(checks))
      findings.push(...(await check(page, screen)).map((finding) => `${name}: ${finding}`));
    expect(findings).toEqual([]);
  });
}

test('what is tapped in the zoomed picture comes to its middle without dragging', async ({
  page,
}) => {
  await page.goto(productPath(1));
  await page.getByRole('button', { name: /^Zoom image/ }).click();
  const nearer = page.getByRole('button', { name: 'Zoom in' });
  for (let step = 0; step < 4; step += 1) await nearer.click();
  const picture = page.getByRole('dialog').getByRole('img');
  const middle = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width / 2 + 40, height / 2 - 30);
  await expect.poll(middle).toEqual({ x: width / 2 - 40, y: height / 2 + 30 });
});
