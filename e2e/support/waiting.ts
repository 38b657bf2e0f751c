import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Makes the page load the parts that wait for the visitor's first action or for an idle moment,
 * such as the footer.
 */
export async function loadDeferredParts(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 200 });
    // The app replaces the footer of a prerendered page by its own.
    await expect(page.locator('#root ~ [data-page-end]')).toHaveCount(0, { timeout: 200 });
  }).toPass();
}

/** Runs in the page. Resolves when scrolling, transitions and finite animations have ended. */
const waitForStillnessInPage = () =>
  new Promise<void>((resolve) => {
    // Wait for several still frames, because an observer may start an animation a frame or two
    // later.
    const requiredStillFrames = 5;
    let stillFrameCount = 0;
    let previousScrollY = NaN;
    // Ignore elements that are not rendered, such as those in a closed `<details>`. In Firefox,
    // their animations never progress.
    const isRendered = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const isAnimating = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      isRendered(effect);
    const checkFrame = () => {
      const isMoving =
        window.scrollY !== previousScrollY || document.getAnimations().some(isAnimating);
      previousScrollY = window.scrollY;
      stillFrameCount = isMoving ? 0 : stillFrameCount + 1;
      if (stillFrameCount === requiredStillFrames) resolve();
      else requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });

export const waitForStillness = (page: Page): Promise<void> =>
  page.evaluate(waitForStillnessInPage);

/**
 * Clicks a link and waits until its page is shown. The address changes while the old page is still
 * shown, so it also waits for the focus, which moves to the heading of the new page.
 */
export async function followLink(link: Locator): Promise<void> {
  const page = link.page();
  const addressBefore = page.url();
  // Wait until the app has hydrated or replaced the page and its footer. Before that, a link loads
  // the next page from the server.
  await expect(page.locator('[data-static], #root ~ [data-page-end]')).toHaveCount(0);
  await link.click();
  await expect(page).not.toHaveURL(addressBefore);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/**
 * Waits until the history entry of a closed overlay is gone. The app removes this entry by going
 * back, which would abort a `goto`.
 */
export async function waitForOverlayClosed(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { overlay?: true } | null)?.overlay))
    .toBeUndefined();
}

export async function closeWithEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await waitForOverlayClosed(page);
}
