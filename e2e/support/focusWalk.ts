import type { Page } from '@playwright/test';

type Walk = { isFirst: boolean; within?: string | undefined };
/** What is wrong with the element that has the focus; `end` where there is none, or one met before. */
type Stop = { end: boolean; faults: string[] };

/** Runs in the browser. Looks at the focused element, then at the same without its focus. */
async function inspect({ isFirst, within }: Walk): Promise<Stop> {
  type Look = { outline: string; border: string; shadow: string };
  const state = window as unknown as { focusSeen?: WeakSet<Element> };
  if (isFirst) state.focusSeen = new WeakSet();
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return { end: true, faults: [] };
  if (within !== undefined && !focused.closest(within)) return { end: true, faults: [] };
  if (state.focusSeen?.has(focused)) return { end: true, faults: [] };
  state.focusSeen?.add(focused);
  if (focused instanceof HTMLIFrameElement) return { end: false, faults: [] };

  const words = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40);
  const name = `<${focused.tagName.toLowerCase()}> ${words || (focused.getAttribute('name') ?? focused.id)}`;

  const card = focused.closest<HTMLElement>('.card') ?? focused;
  const chain: Element[] = [];
  for (let at: Element | null = focused; at && chain.length < 5; at = at.parentElement)
    chain.push(at);
  const frame = focused.closest('.MuiInputBase-root')?.querySelector('fieldset');
  if (frame) chain.push(frame);
  const look = (element: Element): Look => {
    const style = getComputedStyle(element);
    const outline =
      style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
    const border =
      style.borderTopStyle === 'none' ? '' : `${style.borderTopWidth} ${style.borderTopColor}`;
    return { outline, border, shadow: style.boxShadow === 'none' ? '' : style.boxShadow };
  };

  const colour = (text: string): [number, number, number, number] | undefined => {
    const found = /rgba?\(([^)]+)\)/.exec(text)?.[1];
    if (found === undefined) return undefined;
    const [r = 0, g = 0, b = 0, alpha = 1] = found.split(/[ ,/]+/).map(Number);
    return [r, g, b, alpha];
  };
  const luminance = ([r, g, b]: readonly number[]) => {
    const linear = [r, g, b].map((value = 0) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const backdrop = (element: Element | null): readonly number[] => {
    for (let at = element; at; at = at.parentElement) {
      const found = colour(getComputedStyle(at).backgroundColor);
      if (found && found[3] > 0.5) return found;
    }
    return [255, 255, 255];
  };
  const contrast = (element: Element, text: string): number => {
    const own = colour(text);
    if (!own || own[3] < 0.5) return 0;
    const isInside = parseFloat(getComputedStyle(element).outlineOffset) < 0;
    const [a, b] = [
      luminance(own),
      luminance(backdrop(isInside ? element : element.parentElement)),
    ];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };

  const before = chain.map((element) => ({ element, ...look(element) }));
  const contrasts = before.map(({ element, ...at }) => ({ element, at }));
  // Out and in again at once: long enough for React to draw it, too short for what watches the focus.
  focused.blur();
  await Promise.resolve();
  const best = Math.max(
    0,
    ...contrasts.flatMap(({ element, at }) => {
      const after = look(element);
      return (['outline', 'border', 'shadow'] as const)
        .filter((part) => at[part] !== '' && at[part] !== after[part])
        .map((part) => contrast(element, at[part]));
    }),
  );
  focused.focus({ preventScroll: true });

  const faults: string[] = [];
  if (best < 3) faults.push(`${name}: no visible focus (${best.toFixed(1)}:1)`);

  const rect = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  if (rect.height < window.innerHeight - 200 && rect.width > 2) {
    const points = [
      [rect.left + rect.width / 2, rect.top + 3],
      [rect.left + rect.width / 2, rect.bottom - 3],
      [rect.left + 3, rect.top + rect.height / 2],
      [rect.right - 3, rect.top + rect.height / 2],
    ] as const;
    const covering = points
      .map(([x, y]) => {
        if (y < 0 || y > window.innerHeight) return 'the edge of the window';
        const hit = document.elementFromPoint(Math.min(Math.max(x, 1), window.innerWidth - 1), y);
        const own = focused.closest('label') ?? card;
        if (!hit || own.contains(hit) || hit.contains(focused)) return '';
        for (let at: Element | null = hit; at; at = at.parentElement) {
          const { position } = getComputedStyle(at);
          if (position === 'fixed' || position === 'sticky')
            return `<${at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.className}>`;
        }
        return '';
      })
      .find((text) => text !== '');
    if (covering !== undefined) faults.push(`${name}: hidden by ${covering}`);
  }
  return { end: false, faults };
}

/** Looks at the element that has the focus now. */
export const focusFaults = async (page: Page): Promise<string[]> =>
  (await page.evaluate(inspect, { isFirst: true })).faults;

/**
 * Presses Tab from stop to stop until the page, or what traps the focus, has been gone round; `within`: only as long as
 * the focus stays in there.
 */
export async function walkByTab(page: Page, within?: string): Promise<string[]> {
  const faults: string[] = [];
  if (within) await page.locator(within).focus();
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspect, { isFirst: stops === 0, within });
    if (stop.end) {
      if (stops < 1 && within === undefined) faults.push(`only ${String(stops)} stops`);
      return faults;
    }
    faults.push(...stop.faults);
  }
  return [...faults, 'no end'];
}
