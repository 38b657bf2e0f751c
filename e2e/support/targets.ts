import type { Page } from '@playwright/test';

/** Runs in the browser: what can be pressed and is smaller than a fingertip, with its size. */
function smallTargets(within: string): string[] {
  const least = 44;
  const small = new Set<string>();
  const scope = [...document.querySelectorAll(within)].find((it) => it.getClientRects().length > 0);
  const pressed =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=menuitem], [role=tab]';
  for (const element of scope?.querySelectorAll<HTMLElement>(pressed) ?? []) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[inert], [aria-hidden=true]')) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== 'none') continue;
    const { parentElement: parent } = element;
    // A link within a sentence: its line is its room.
    const besides = parent?.textContent.replace(element.textContent, '').trim();
    if (style.display === 'inline' && element.matches('a') && besides) continue;
    const own = element.closest<HTMLElement>('label, .MuiInputBase-root') ?? element;
    const { width, height } = own.getBoundingClientRect();
    if (width <= 1 && height <= 1) continue;
    if (width >= least - 0.5 && height >= least - 0.5) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const rect = own.getBoundingClientRect();
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const reach = least / 2 - 1;
    const isHit = ([dx, dy]: readonly [number, number]) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (own.contains(hit) || hit.closest('label')?.contains(own) === true);
    };
    const points = [
      [0, -reach],
      [0, reach],
      [-reach, 0],
      [reach, 0],
    ] as const;
    if (points.every(isHit)) continue;
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    const size = `${Math.round(width)} x ${Math.round(height)}`;
    small.add(`<${element.tagName.toLowerCase()}> ${words.slice(0, 50) || element.id}: ${size}`);
  }
  return [...small];
}

export const targetFaults = (page: Page, within = '#root') => page.evaluate(smallTargets, within);

/** Runs in the browser: what moves though less motion is asked for. */
function moving(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation;
    if (!(effect instanceof KeyframeEffect) || playState !== 'running') return [];
    const parts = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const isMove = parts.some((part) =>
      /transform|translate|rotate|scale|left|top|width|height/.test(part),
    );
    const duration = Number(effect.getComputedTiming().duration);
    return isMove && duration > 1 ? [`<${effect.target?.className ?? ''}> moves`] : [];
  });
}
export const motionFaults = (page: Page) => page.evaluate(moving);

/** One page, one heading of it, and one of each landmark. */
export async function treeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  if ((await page.locator('[aria-modal=true]').count()) > 0) return faults;
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    const count = await page.getByRole(role).count();
    if (count !== 1) faults.push(`${count} x ${role}`);
  }
  const headings = await page.getByRole('heading', { level: 1 }).count();
  if (headings !== 1) faults.push(`${headings} headings of the page`);
  const polite = await page.locator('[role=status], [role=alert], [aria-live]').count();
  if (polite === 0) faults.push('nothing that speaks');
  return faults;
}
