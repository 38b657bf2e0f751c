import type { Page } from '@playwright/test';

type Walk = { isFirst: boolean; within?: string | undefined };
/** Faults of the focused element, or `undefined` if nothing new is focused. */
type Stop = string[] | undefined;

/** Runs in the browser. Compares how the focused element looks with and without focus. */
async function inspect({ isFirst, within }: Walk): Promise<Stop> {
  const state = window as unknown as { focusSeen?: WeakSet<Element> };
  if (isFirst) state.focusSeen = new WeakSet();
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  if (within !== undefined && !focused.closest(within)) return undefined;
  if (state.focusSeen?.has(focused)) return undefined;
  state.focusSeen?.add(focused);
  if (focused instanceof HTMLIFrameElement) return [];

  const words = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40);
  const name = `<${focused.tagName.toLowerCase()}> ${words || (focused.getAttribute('name') ?? focused.id)}`;

  const colour = (text: string) =>
    (
      /rgba?\(([^)]+)\)/
        .exec(text)?.[1]
        ?.split(/[ ,/]+/)
        .map(Number) ?? [0, 0, 0, 0]
    ).concat(1);
  const luminance = (rgb: number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const isOpaque = ([, , , alpha = 1]: number[]) => alpha >= 0.5;
  const backdrop = (element: Element | null): number[] => {
    for (let at = element; at; at = at.parentElement) {
      const found = colour(getComputedStyle(at).backgroundColor);
      if (isOpaque(found)) return found;
    }
    return [255, 255, 255];
  };
  const contrast = (element: Element, text: string): number => {
    if (!isOpaque(colour(text))) return 0;
    const isInside = parseFloat(getComputedStyle(element).outlineOffset) < 0;
    const behind = luminance(backdrop(isInside ? element : element.parentElement));
    const own = luminance(colour(text));
    return (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
  };

  /** Styles that may indicate focus: outline, border and shadow of an element and its ancestors. */
  const signs = (element: Element): string[] => {
    const style = getComputedStyle(element);
    const line = (kind: string, width: string, own: string) =>
      kind === 'none' ? '' : `${width} ${own}`;
    return [
      line(style.outlineStyle, style.outlineWidth, style.outlineColor),
      line(style.borderTopStyle, style.borderTopWidth, style.borderTopColor),
      style.boxShadow === 'none' ? '' : style.boxShadow,
    ];
  };
  const chain: Element[] = [];
  for (let at: Element | null = focused; at && chain.length < 5; at = at.parentElement)
    chain.push(at);
  const frame = focused.closest('.MuiInputBase-root')?.querySelector('fieldset');
  if (frame) chain.push(frame);
  const before = chain.map(signs);
  // Remove and restore the focus at once. React renders the change, but focus handlers of the page
  // do not react to it.
  focused.blur();
  await Promise.resolve();
  const contrasts = chain.flatMap((element, at) => {
    const after = signs(element);
    const gone = before[at]?.filter((sign, index) => sign !== '' && sign !== after[index]) ?? [];
    return gone.map((sign) => contrast(element, sign));
  });
  focused.focus({ preventScroll: true });
  const best = Math.max(0, ...contrasts);
  const faults = best < 3 ? [`${name}: no visible focus (${best.toFixed(1)}:1)`] : [];

  const rect = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  if (rect.height >= window.innerHeight - 200 || rect.width <= 2) return faults;
  const own = focused.closest('label') ?? focused.closest('.card') ?? focused;
  const coveringAt = (x: number, y: number) => {
    if (y < 0 || y > window.innerHeight) return 'the edge of the window';
    const hit = document.elementFromPoint(Math.min(Math.max(x, 1), window.innerWidth - 1), y);
    if (!hit || own.contains(hit) || hit.contains(focused)) return undefined;
    for (let at: Element | null = hit; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position))
        return `<${at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.className}>`;
    return undefined;
  };
  const [middleX, middleY] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const covering =
    coveringAt(middleX, rect.top + 3) ??
    coveringAt(middleX, rect.bottom - 3) ??
    coveringAt(rect.left + 3, middleY) ??
    coveringAt(rect.right - 3, middleY);
  return covering === undefined ? faults : [...faults, `${name}: hidden by ${covering}`];
}

/**
 * Presses Tab until all stops of the page or focus trap were visited. With `within`, it ends when
 * the focus leaves that part.
 */
export async function walkByTab(page: Page, within?: string): Promise<string[]> {
  const faults: string[] = [];
  if (within) await page.locator(within).focus();
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspect, { isFirst: stops === 0, within });
    if (!stop) return stops === 0 && within === undefined ? ['no stop'] : faults;
    faults.push(...stop);
  }
  return [...faults, 'no end'];
}
