import type { Page } from '@playwright/test';

import { expect, test } from '../support/fixtures';
import { overlayScreens } from '../support/overlays';
import { pageScreens } from '../support/screens';
import { visit } from '../support/visit';

/* Each screen in each state shows the same on a page that the browser translates. The tasks: `translated phone`. */
test.use({ isTranslated: true });

/** What a page says, without the footer: its parts come when it is near the screen, which a press may or may not bring. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')?.innerText ?? '';
    return document.body.innerText.replace(footer, '').replace(/\s+/g, ' ');
  });

for (const screen of [...pageScreens, ...overlayScreens]) {
  test(`the browser may translate ${screen.name}`, async ({
    page,
    shop,
    browser,
    isMobile,
    allowProblem,
  }) => {
    test.skip(!isMobile && screen.only !== 'wide', 'the same on every screen');
    test.skip(isMobile && screen.only === 'wide', 'not drawn on this screen');
    if (screen.mayFail) allowProblem(screen.mayFail);
    const context = await browser.newContext({ baseURL: shop.url });
    const untranslated = await context.newPage();
    for (const each of [untranslated, page]) {
      await each.emulateMedia({ reducedMotion: 'reduce' });
      await visit(each, shop, screen);
    }
    expect(await page.locator('font').count()).toBeGreaterThan(0);
    expect(await untranslated.locator('font').count()).toBe(0);
    await expect.poll(() => wordsOf(page)).toBe(await wordsOf(untranslated));
    await untranslated.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
}
