import type { Page } from '@playwright/test';

import { getOverflow } from './reading';

/**
 * Runs in the page. Returns a description of each visible text inside `selector` that is cut off or
 * overlaps another text.
 */
function findLostText(selector: string): string[] {
  type TextLine = { rect: DOMRect; node: Text; words: string; isInFixedElement: boolean };
  const faults = new Set<string>();
  const textLines: TextLine[] = [];
  const checkedElement = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0,
  );
  if (!checkedElement) return [`nothing at ${selector}`];
  const textWalker = document.createTreeWalker(checkedElement, NodeFilter.SHOW_TEXT);
  for (
    let node = textWalker.nextNode() as Text | null;
    node;
    node = textWalker.nextNode() as Text | null
  ) {
    const { parentElement: parent } = node;
    const words = node.data.trim();
    const excludedSelector =
      '[inert], [aria-hidden=true], option, datalist, [data-testid=specification]';
    if (!words || !parent || parent.closest(excludedSelector)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
    let isInFixedElement = false;
    let isExempt = false;
    const cutFaults: string[] = [];
    for (
      let ancestor: Element | null = parent;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const style = getComputedStyle(ancestor);
      // Large type makes the header scroll with the page. It still counts as fixed, because its
      // menus cover the page.
      if (/fixed|sticky/.test(style.position) || ancestor.matches('header'))
        isInFixedElement = true;
      const ancestorBox = ancestor.getBoundingClientRect();
      // Allow text that is hidden in this way, because it is only for screen readers.
      if (style.clipPath !== 'none' || (ancestorBox.width <= 1 && ancestorBox.height <= 1))
        isExempt = true;
      const isCutOnPurpose = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const isClipping = (value: string) => value === 'hidden' || value === 'clip';
      const isCutOff = rects.some(
        ({ left, right, top, bottom, height }) =>
          (isClipping(style.overflowX) &&
            (left < ancestorBox.left - 2 || right > ancestorBox.right + 2)) ||
          (isClipping(style.overflowY) &&
            (top < ancestorBox.top - height * 0.3 || bottom > ancestorBox.bottom + height * 0.3)),
      );
      if (isCutOff && isCutOnPurpose) isExempt = true;
      if (isCutOff)
        cutFaults.push(
          `${words.slice(0, 60)}: cut off by <${ancestor.tagName.toLowerCase()} ${ancestor.className}>`,
        );
      // Stop at a scroll container. Text that it cuts off can still be reached by scrolling.
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
    }
    if (isExempt) continue;
    for (const fault of cutFaults) faults.add(fault);
    if (cutFaults.length === 0)
      textLines.push(...rects.map((rect) => ({ rect, node: node, words, isInFixedElement })));
  }
  textLines.sort((a, b) => a.rect.top - b.rect.top);
  for (const [index, upperLine] of textLines.entries()) {
    for (const lowerLine of textLines.slice(index + 1)) {
      if (lowerLine.rect.top > upperLine.rect.bottom) break;
      if (
        upperLine.isInFixedElement !== lowerLine.isInFixedElement ||
        upperLine.node === lowerLine.node
      )
        continue;
      const overlapWidth =
        Math.min(upperLine.rect.right, lowerLine.rect.right) -
        Math.max(upperLine.rect.left, lowerLine.rect.left);
      const overlapHeight =
        Math.min(upperLine.rect.bottom, lowerLine.rect.bottom) - lowerLine.rect.top;
      if (
        overlapWidth > 2 &&
        overlapHeight > 0.4 * Math.min(upperLine.rect.height, lowerLine.rect.height)
      )
        faults.add(
          `${upperLine.words.slice(0, 40)} and ${lowerLine.words.slice(0, 40)}: one on the other`,
        );
    }
  }
  return [...faults];
}

/**
 * Returns descriptions of faults: a page that is wider than the screen, and texts that are cut off
 * or overlap.
 */
export async function findFitFaults(page: Page, selector = '#root'): Promise<string[]> {
  // Wait for two frames, because components that measure themselves render once more.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // Ignore the width while the zoomed picture is open, because the page behind it then has a fixed
  // width.
  const isZoomOpen = await page.evaluate(() => document.body.style.width !== '');
  const overflow = isZoomOpen ? 0 : await getOverflow(page);
  const faults = await page.evaluate(findLostText, selector);
  return overflow > 0 ? [`${overflow} px wider than the screen`, ...faults] : faults;
}

/**
 * Applies a style sheet to the page, returns the faults that then appear, and removes the style
 * sheet. A script constructs it, because the page's content security policy allows that.
 */
async function findFitFaultsWithStyles(
  page: Page,
  css: string,
  selector?: string,
): Promise<string[]> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const faults = await findFitFaults(page, selector);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return faults;
}

/** Wider text spacing, which pages must tolerate by WCAG 1.4.12. */
const spacingStyles = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

export const findSpacingFaults = (page: Page, selector?: string) =>
  findFitFaultsWithStyles(page, spacingStyles, selector);

/**
 * Returns the faults that appear while the browser's font size is doubled. The layout of the page
 * must adapt to the font size.
 */
export async function findLargeTextFaults(page: Page, selector?: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard } });
  await setFontSize(32);
  const faults = await findFitFaults(page, selector);
  await setFontSize(16);
  await session.detach();
  return faults;
}
