import type { Page } from '@playwright/test';

type WalkOptions = { isFirstStop: boolean; selector?: string | undefined };
/**
 * Faults of the focused element. `undefined` means that the last Tab reached no new element, or an
 * element outside `selector`.
 */
type StopFaults = string[] | undefined;

/**
 * Runs in the page. Checks that the focus changes the look of the focused element enough, and that
 * no fixed element covers it.
 */
async function inspectFocus({ isFirstStop, selector }: WalkOptions): Promise<StopFaults> {
  const pageState = window as unknown as { visitedElements?: WeakSet<Element> };
  if (isFirstStop) pageState.visitedElements = new WeakSet();
  const { activeElement: focusedElement } = document;
  if (!(focusedElement instanceof HTMLElement) || focusedElement === document.body)
    return undefined;
  if (selector !== undefined && !focusedElement.closest(selector)) return undefined;
  if (pageState.visitedElements?.has(focusedElement)) return undefined;
  pageState.visitedElements?.add(focusedElement);
  if (focusedElement instanceof HTMLIFrameElement) return [];

  const words =
    focusedElement.getAttribute('aria-label') ?? focusedElement.textContent.trim().slice(0, 40);
  const elementName = `<${focusedElement.tagName.toLowerCase()}> ${words || (focusedElement.getAttribute('name') ?? focusedElement.id)}`;

  const parseColour = (text: string) =>
    (
      /rgba?\(([^)]+)\)/
        .exec(text)?.[1]
        ?.split(/[ ,/]+/)
        .map(Number) ?? [0, 0, 0, 0]
    ).concat(1);
  const getLuminance = (rgb: number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
      const channelShare = value / 255;
      return channelShare <= 0.04045
        ? channelShare / 12.92
        : ((channelShare + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const isOpaque = ([, , , alpha = 1]: number[]) => alpha >= 0.5;
  const getBackdropColour = (element: Element | null): number[] => {
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      const background = parseColour(getComputedStyle(ancestor).backgroundColor);
      if (isOpaque(background)) return background;
    }
    return [255, 255, 255];
  };
  const getContrast = (element: Element, focusSign: string): number => {
    if (!isOpaque(parseColour(focusSign))) return 0;
    const isOutlineInside = parseFloat(getComputedStyle(element).outlineOffset) < 0;
    const backdropLuminance = getLuminance(
      getBackdropColour(isOutlineInside ? element : element.parentElement),
    );
    const signLuminance = getLuminance(parseColour(focusSign));
    return (
      (Math.max(signLuminance, backdropLuminance) + 0.05) /
      (Math.min(signLuminance, backdropLuminance) + 0.05)
    );
  };

  /** Returns the styles of an element that may indicate focus: its outline, border and shadow. */
  const getFocusSigns = (element: Element): string[] => {
    const style = getComputedStyle(element);
    const formatBorder = (borderStyle: string, width: string, lineColour: string) =>
      borderStyle === 'none' ? '' : `${width} ${lineColour}`;
    return [
      formatBorder(style.outlineStyle, style.outlineWidth, style.outlineColor),
      formatBorder(style.borderTopStyle, style.borderTopWidth, style.borderTopColor),
      style.boxShadow === 'none' ? '' : style.boxShadow,
    ];
  };
  const elementsThatMayShowFocus: Element[] = [];
  for (
    let ancestor: Element | null = focusedElement;
    ancestor && elementsThatMayShowFocus.length < 5;
    ancestor = ancestor.parentElement
  )
    elementsThatMayShowFocus.push(ancestor);
  const fieldset = focusedElement.closest('.MuiInputBase-root')?.querySelector('fieldset');
  if (fieldset) elementsThatMayShowFocus.push(fieldset);
  const signsWithFocus = elementsThatMayShowFocus.map(getFocusSigns);
  // Remove the focus, and restore it in the same task. React renders the change, but page code that
  // checks the focus in a later task notices nothing.
  focusedElement.blur();
  await Promise.resolve();
  const contrasts = elementsThatMayShowFocus.flatMap((element, elementIndex) => {
    const signsWithoutFocus = getFocusSigns(element);
    const focusSigns =
      signsWithFocus[elementIndex]?.filter(
        (sign, index) => sign !== '' && sign !== signsWithoutFocus[index],
      ) ?? [];
    return focusSigns.map((sign) => getContrast(element, sign));
  });
  focusedElement.focus({ preventScroll: true });
  const bestContrast = Math.max(0, ...contrasts);
  const faults =
    bestContrast < 3 ? [`${elementName}: no visible focus (${bestContrast.toFixed(1)}:1)`] : [];

  const focusedRect = focusedElement.getClientRects()[0] ?? focusedElement.getBoundingClientRect();
  if (focusedRect.height >= window.innerHeight - 200 || focusedRect.width <= 2) return faults;
  const focusedArea =
    focusedElement.closest('label') ?? focusedElement.closest('.card') ?? focusedElement;
  const findCoverAt = (x: number, y: number) => {
    if (y < 0 || y > window.innerHeight) return 'the edge of the window';
    const topElement = document.elementFromPoint(
      Math.min(Math.max(x, 1), window.innerWidth - 1),
      y,
    );
    if (!topElement || focusedArea.contains(topElement) || topElement.contains(focusedElement))
      return undefined;
    for (let ancestor: Element | null = topElement; ancestor; ancestor = ancestor.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(ancestor).position))
        return `<${ancestor.tagName.toLowerCase()} ${ancestor.getAttribute('aria-label') ?? ancestor.className}>`;
    return undefined;
  };
  const [middleX, middleY] = [
    focusedRect.left + focusedRect.width / 2,
    focusedRect.top + focusedRect.height / 2,
  ];
  const coverDescription =
    findCoverAt(middleX, focusedRect.top + 3) ??
    findCoverAt(middleX, focusedRect.bottom - 3) ??
    findCoverAt(focusedRect.left + 3, middleY) ??
    findCoverAt(focusedRect.right - 3, middleY);
  return coverDescription === undefined
    ? faults
    : [...faults, `${elementName}: hidden by ${coverDescription}`];
}

/**
 * Presses Tab until all elements of the page, or of an open dialog that traps the focus, have had
 * the focus. With `selector`, it starts at that element, and ends when the focus leaves it.
 * @returns the faults that were found
 */
export async function walkByTab(page: Page, selector?: string): Promise<string[]> {
  const faults: string[] = [];
  if (selector) await page.locator(selector).focus();
  for (let stopCount = 0; stopCount < 200; stopCount += 1) {
    await page.keyboard.press('Tab');
    const stopFaults = await page.evaluate(inspectFocus, {
      isFirstStop: stopCount === 0,
      selector,
    });
    if (!stopFaults) return stopCount === 0 && selector === undefined ? ['no stop'] : faults;
    faults.push(...stopFaults);
  }
  return [...faults, 'no end'];
}
