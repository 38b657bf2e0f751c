import { expect, type Locator, type Page } from '@playwright/test';

/** Has what waits for the visitor's first move, or else for an idle moment, come now: the end of the page with it. */
export async function wakeUp(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 200 });
  }).toPass();
}

/** Runs in the page: answers once nothing glides or fades any more; what moves for ever doesn't count. */
export const comeToRest = () =>
  new Promise<void>((resolve) => {
    // What an observer has just seen begins to move a frame or two later.
    const stillFrames = 5;
    let still = 0;
    let top = NaN;
    // In Firefox what is not drawn, as in closed details, stays at its beginning.
    const isDrawn = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const isFading = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      isDrawn(effect);
    const look = () => {
      const moves = window.scrollY !== top || document.getAnimations().some(isFading);
      top = window.scrollY;
      still = moves ? 0 : still + 1;
      if (still === stillFrames) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });

export const atRest = (page: Page): Promise<void> => page.evaluate(comeToRest);

/**
 * Presses a link and waits until its page has arrived: the address alone changes while the page before still stands.
 * A page that has arrived puts the focus on its heading.
 */
export async function follow(link: Locator): Promise<void> {
  const page = link.page();
  const before = page.url();
  // A link of a prerendered page loads the next one anew.
  await expect(page.locator('[data-static], #root ~ [data-page-end]')).toHaveCount(0);
  await link.click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Waits until the history entry of what lay over the page has gone with it: going back aborts a `goto`. */
export async function overlayGone(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { overlay?: true } | null)?.overlay))
    .toBeUndefined();
}

/** Closes by key what lies over the page. */
export async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await overlayGone(page);
}
