import type { Page } from '@playwright/test';

import { atRest } from './support/arrival';
import { axeFindings } from './support/axe';
import { expect, test } from './support/fixtures';
import { fitFaults, withLargeText, withSpacing } from './support/fit';
import { walkByTab } from './support/focusWalk';
import { overlayScreens } from './support/overlays';
import type { Screen } from './support/screen';
import { pageScreens } from './support/screens';
import { motionFaults, targetFaults, treeFaults } from './support/targets';
import { visit } from './support/visit';

/** Every screen and every check, as `npm run prove -- --only access` has it; else a core of both. */
const isAll = process.env.E2E_ACCESS === 'all';
const screens = [...pageScreens, ...overlayScreens].filter(({ core }) => isAll || core);

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
const inMedia = async (page: Page, media: Parameters<Page['emulateMedia']>[0]) => {
  await page.emulateMedia(media);
  await atRest(page);
};

// A call may still be on its way when the test is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

type Check = (page: Page, screen: Screen) => Promise<string[]>;

/** In this order: each leaves the page as it was, but for the last. */
const checks: Record<string, Check> = {
  motion: motionFaults,
  axe: (page) => axeFindings(page),
  tree: treeFaults,
  targets: async (page, { over }) => (isPhone(page) ? targetFaults(page, over) : []),
  fit: async (page, { over }) => {
    await inMedia(page, { reducedMotion: 'reduce' });
    return fitFaults(page, over);
  },
  'text spacing': (page, { over }) => withSpacing(page, () => fitFaults(page, over)),
  'large text': (page, { over }) => withLargeText(page, () => fitFaults(page, over)),
  'zoom of 400 %': async (page, { over }) => {
    const before = page.viewportSize();
    // Lists draw more where there is more room; nothing may be missing.
    const told = async () =>
      isPhone(page)
        ? (
            await page
              .locator(over ?? '#root')
              .first()
              .ariaSnapshot()
          ).split('\n')
        : [];
    const wider = await told();
    await page.setViewportSize({ width: 320, height: isPhone(page) ? 640 : 256 });
    // A summary that stands open on wide screens folds.
    await page.waitForTimeout(500);
    const faults = await fitFaults(page, over);
    const narrow = new Set(await told());
    for (const line of wider.filter((each) => !narrow.has(each)))
      faults.push(`gone: ${line.trim()}`);
    if (before) await page.setViewportSize(before);
    return faults;
  },
  'forced colours': async (page) => {
    await inMedia(page, { forcedColors: 'active' });
    // Half below the foot of the screen a button would count as small.
    await page.evaluate(() => scrollTo(0, 0));
    return axeFindings(page);
  },
  focus: async (page, { over }) => {
    // Under reduced motion each change takes 1 ms, and the walk looks at once.
    await inMedia(page, { forcedColors: null, reducedMotion: null });
    return walkByTab(page, over ? undefined : '#main');
  },
};
const slowChecks = ['forced colours', 'focus'];

for (const screen of screens) {
  test(`nothing keeps anybody out of ${screen.name}`, async ({ page, shop, allowProblem }) => {
    test.slow();
    const isElsewhere = screen.only !== undefined && (screen.only === 'phone') !== isPhone(page);
    test.skip(isElsewhere, 'not drawn on this screen');
    if (screen.mayFail) allowProblem(screen.mayFail);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, shop, screen);
    const chosen = Object.entries(checks).filter(
      ([name]) => isAll || screen.core === 'whole' || !slowChecks.includes(name),
    );
    const findings: string[] = [];
    for (const [name, check] of chosen)
      findings.push(...(await check(page, screen)).map((finding) => `${name}: ${finding}`));
    // Read by scripts/proveAccess.mjs.
    test
      .info()
      .annotations.push(
        { type: 'checks', description: String(chosen.length) },
        { type: 'findings', description: String(findings.length) },
      );
    expect(findings).toEqual([]);
  });
}
