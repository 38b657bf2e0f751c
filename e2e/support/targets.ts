import type { Page } from '@playwright/test';

/**
 * Runs in the page. Returns controls that are smaller than a fingertip (44 px), with their sizes.
 */
function findSmallTargets(selector: string): string[] {
  const minSize = 44;
  const faults = new Set<string>();
  const checkedElement = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0,
  );
  const controlSelector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=menuitem], [role=tab]';
  for (const element of checkedElement?.querySelectorAll<HTMLElement>(controlSelector) ?? []) {
    const style = getComputedStyle(element);
    const isVisible = element.checkVisibility({ visibilityProperty: true });
    if (!isVisible || element.closest('[inert], [aria-hidden=true]') || style.clipPath !== 'none')
      continue;
    // Skip links within a sentence, because they may be only as high as a line of text.
    const surroundingText = element.parentElement?.textContent
      .replace(element.textContent, '')
      .trim();
    if (style.display === 'inline' && element.matches('a') && surroundingText) continue;
    const target = element.closest<HTMLElement>('label, .MuiInputBase-root') ?? element;
    const { width, height } = target.getBoundingClientRect();
    if (width <= 1 && height <= 1) continue;
    if (width >= minSize - 0.5 && height >= minSize - 0.5) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const rect = target.getBoundingClientRect();
    const hitDistance = minSize / 2 - 1;
    const isHit = (dx: number, dy: number) => {
      const [x, y] = [rect.left + rect.width / 2 + dx, rect.top + rect.height / 2 + dy];
      const topElement = document.elementFromPoint(x, y);
      return (
        topElement !== null &&
        (target.contains(topElement) || topElement.closest('label')?.contains(target) === true)
      );
    };
    if (
      isHit(0, -hitDistance) &&
      isHit(0, hitDistance) &&
      isHit(-hitDistance, 0) &&
      isHit(hitDistance, 0)
    )
      continue;
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    const size = `${Math.round(width)} x ${Math.round(height)}`;
    faults.add(`<${element.tagName.toLowerCase()}> ${words.slice(0, 50) || element.id}: ${size}`);
  }
  return [...faults];
}

export const findTargetFaults = (page: Page, selector = '#root') =>
  page.evaluate(findSmallTargets, selector);

/** Returns elements whose position or size is animated although reduced motion is on. */
export const findMotionFaults = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      if (!(effect instanceof KeyframeEffect) || playState !== 'running') return [];
      const animatedProperties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const movementPattern = /transform|translate|rotate|scale|left|top|width|height/;
      const isMovement = animatedProperties.some((property) => movementPattern.test(property));
      const duration = Number(effect.getComputedTiming().duration);
      return isMovement && duration > 1 ? [`<${effect.target?.className ?? ''}> moves`] : [];
    }),
  );

/**
 * Returns a fault unless the page has exactly one main heading and one of each landmark. While a
 * modal dialog is open, it checks nothing.
 */
export async function findLandmarkFaults(page: Page): Promise<string[]> {
  if ((await page.locator('[aria-modal=true]').count()) > 0) return [];
  const heading = page.getByRole('heading', { level: 1 });
  const landmarks = ['banner', 'main', 'contentinfo'] as const;
  const requiredElements = [heading, ...landmarks.map((role) => page.getByRole(role))];
  const counts = await Promise.all(requiredElements.map((locator) => locator.count()));
  return counts.every((count) => count === 1) ? [] : [`not one each: ${String(counts)}`];
}
