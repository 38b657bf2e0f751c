import { expect, type Page } from '@playwright/test';

/** Replaces Google's map, because tests must work without internet access. */
export async function mockMap(page: Page): Promise<void> {
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Map</p>' }),
  );
}

/**
 * Delays all requests to matching addresses until the test calls `release` of the returned object.
 * Its `requestCount` is the number of these requests.
 */
export async function holdRequests(
  pageOrContext: Pick<Page, 'route'>,
  urlPattern: Parameters<Page['route']>[0],
) {
  let release = () => {};
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  const heldRequests = { requestCount: 0, release };
  await pageOrContext.route(urlPattern, async (route) => {
    heldRequests.requestCount += 1;
    await releasePromise;
    await route.continue();
  });
  return heldRequests;
}

/** Opens the product list, and shows 140 of its 151 products. */
export async function showMostProducts(page: Page): Promise<void> {
  await page.goto('/products');
  for (let visibleCount = 40; visibleCount <= 140; visibleCount += 20) {
    await page.getByRole('button', { name: 'Show More' }).click();
    await expect(page.getByText(`${String(visibleCount)} of 151 products`)).toBeVisible();
  }
}

/** Scrolls to the position `top` in px, without animation. */
export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((position) => {
    window.scrollTo({ top: position, behavior: 'instant' });
  }, top);

/**
 * Returns Urdu texts that do not run from right to left, or whose numbers appear in the wrong
 * order.
 */
export const findWrongDirections = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrongTexts = new Set<string>();
    const isUrdu = (text = '') => /[\u0600-\u06FF]/.test(text);
    const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = textWalker.nextNode(); node; node = textWalker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (!parent?.checkVisibility() || !text || !isUrdu(text) || parent.closest('script, option'))
        continue;
      const { direction, unicodeBidi } = getComputedStyle(parent);
      if (direction === 'rtl' || unicodeBidi === 'plaintext') continue;
      const textWithoutIsolates = text.replace(/\u2068.*?\u2069/gs, 'x');
      const isUrduOnly =
        text.trim().length > 1 &&
        !/[a-z]/i.test(textWithoutIsolates) &&
        isUrdu(textWithoutIsolates);
      if (isUrduOnly || /[\u0600-\u06FF][^\p{L}]*\d/u.test(textWithoutIsolates))
        wrongTexts.add(
          `${parent.outerHTML.slice(0, 100)} in ${String(parent.parentElement?.tagName)}`,
        );
    }
    return [...wrongTexts];
  });

/** Returns by how many px the page is wider than the screen. */
export const getOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Returns the value of a global variable of the page, which `addInitScript` or `evaluate` has set.
 */
export const readGlobal = <T>(page: Page, name: string): Promise<T> =>
  page.evaluate((key) => (window as unknown as Record<string, T>)[key] as T, name);

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Sums up the layout shifts of each page. Must be called before the first `goto`.
 * @returns a function that returns the sum for the open page
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    const pageGlobals = window as unknown as { layoutShift: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (!entry.hadRecentInput) pageGlobals.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => readGlobal<number>(page, 'layoutShift');
}
