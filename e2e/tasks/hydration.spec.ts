import type { Page } from '@playwright/test';

import { startSignedIn, shopper } from '../support/accounts';
import { loadDeferredParts } from '../support/waiting';
import { addFirstPackToCart, storeProductList, storeCart } from '../support/cart';
import { expect, test } from '../support/fixtures';
import {
  articlePath,
  changeResponse,
  openWithoutApp,
  productPath,
  waitForTakeOver,
} from '../support/prerendered';
import { readGlobal } from '../support/reading';
import { sites } from '../support/shop';

/*
 * Tests that the app hydrates a prerendered page. If the page differs from what the app renders,
 * the app replaces it.
 */
test.use({ site: sites.prerendered });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const addresses = ['/', '/products', '/categories', productPath, articlePath, '/about', '/contact'];
test('hydration keeps the elements of each page, signed in and with a cart @both', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeCart(page);
  await storeProductList(page);
  await startSignedIn(page, shop, shopper);
  for (const address of addresses) {
    const takeOver = await openWithoutApp(page, address);
    const stood = await page.evaluateHandle(() => document.querySelectorAll('main, main *'));
    await takeOver();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const gone = await stood.evaluate((all) => [...all].filter((one) => !one.isConnected));
    expect(gone.length, address).toBeLessThan(10);
  }
});

type DrawnElements = { id: string; look: string; html: string }[];

/** Runs in the page. Returns the look and id of each element, except for elements that move. */
const describeElements = (elements: Element[]): DrawnElements => {
  const looks = [
    ...['display', 'position', 'color', 'backgroundColor', 'border', 'borderRadius', 'outline'],
    ...['padding', 'gap', 'font', 'letterSpacing', 'textAlign', 'textTransform'],
    ...['textDecorationLine', 'lineHeight', 'opacity', 'visibility', 'boxShadow', 'overflow'],
    ...['justifyContent', 'alignItems', 'flex', 'maxWidth', 'minHeight', 'zIndex', 'listStyle'],
  ];
  /**
   * Returns the specified margin where the browser can tell it. Chromium sometimes reports 0 as the
   * used value of `auto`.
   */
  const getMargin = (element: Element, used: string) =>
    'computedStyleMap' in element
      ? ['top', 'right', 'bottom', 'left']
          .map((side) => String(element.computedStyleMap().get(`margin-${side}`)))
          .join(' ')
      : used;
  return elements.map((element) => {
    const style = getComputedStyle(element) as unknown as Record<string, string>;
    const parts = looks.map((name) => `${name}: ${style[name] ?? ''}`);
    parts.push(`margin: ${getMargin(element, style['margin'] ?? '')}`);
    return {
      id: element.id,
      look: [element.tagName, ...parts].join('; '),
      html: element.outerHTML.slice(0, 150),
    };
  });
};

const getElements = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('main, main *')].filter(
      (element) => !element.closest('[aria-roledescription=carousel]'),
    ),
  );
const describePage = async (page: Page) => (await getElements(page)).evaluate(describeElements);

/** Describes the differences between two renderings of a page. */
function differences(
  before: DrawnElements,
  after: DrawnElements,
  keys: ('id' | 'look')[],
): string[] {
  if (before.length !== after.length) {
    const first = before.findIndex(({ look }, at) => look !== after[at]?.look);
    const [old, now] = [before[first]?.html ?? '', after[first]?.html ?? ''];
    return [`${before.length} elements, then ${after.length}; ${old} and ${now} differ`];
  }
  return before.flatMap((element, at) =>
    keys.flatMap((key) => {
      const [old, now] = [element[key].split('; '), after[at]?.[key].split('; ') ?? []];
      return old.flatMap((part, index) =>
        part === now[index] ? [] : [`${element.html}: ${part}, then ${now[index] ?? ''}`],
      );
    }),
  );
}

for (const address of ['/', '/products', productPath, articlePath, '/contact']) {
  test(`hydration of ${address} keeps the id and look of each element @both`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const takeOver = await openWithoutApp(page, address);
    const stood = await getElements(page);
    const before = await stood.evaluate(describeElements);
    await takeOver();
    const connected = () => stood.evaluate((all) => all.map((one) => one.isConnected));
    expect((await connected()).filter(Boolean).length).toBeGreaterThan(20);
    const compare = async () => {
      const after = await stood.evaluate(describeElements);
      const isLeft = await connected();
      const left = (all: DrawnElements) => all.filter((_, at) => isLeft[at]);
      return differences(left(before), left(after), ['id', 'look']);
    };
    await expect.poll(compare).toEqual([]);
  });

  test(`${address} looks the same with and without prerendering @both`, async ({
    page,
    context,
  }) => {
    const separatePage = await context.newPage();
    await changeResponse(separatePage, address, (html) =>
      html
        .replace(/ data-static="[^"]*"/, ' data-static=""')
        .replace(/<style data-emotion[\s\S]*?<\/style>/g, ''),
    );
    for (const each of [page, separatePage]) {
      await each.emulateMedia({ reducedMotion: 'reduce' });
      await each.goto(address);
      await waitForTakeOver(each);
      await loadDeferredParts(each);
    }
    const compare = async () =>
      differences(await describePage(page), await describePage(separatePage), ['look']);
    await expect.poll(compare).toEqual([]);
    await separatePage.close();
  });
}

test('the app inserts no style that the page already has', async ({ page }) => {
  await page.addInitScript(() => {
    const rules: string[] = [];
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      if (document.querySelector('[data-static]')) rules.push(rule);
      return insertRule.call(this, rule, index);
    };
    Object.assign(window, { rulesWritten: rules });
  });
  for (const address of ['/', '/products', productPath]) {
    const takeOver = await openWithoutApp(page, address);
    await takeOver();
    expect(await readGlobal<string[]>(page, 'rulesWritten'), address).toEqual([]);
  }
});

test('the app replaces a page that was changed before hydration', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Hydration failed/);
  const takeOver = await openWithoutApp(page, productPath);
  await page.evaluate(() => {
    const translated = document.createElement('span');
    translated.textContent = 'Translated';
    document.querySelector('h1')?.replaceChildren(translated);
    document.querySelector('main p')?.before(document.createElement('aside'));
  });
  await takeOver();
  await expect(heading(page)).not.toHaveText('Translated');
  await addFirstPackToCart(page);
});

test('the app replaces a page that was written for another config.js', async ({ page }) => {
  const heads = "window.storefrontConfig.brand.heading = 'Changed';";
  await changeResponse(page, '**/config.js', (text) => `${text};${heads}`);
  const takeOver = await openWithoutApp(page, '/');
  await expect(heading(page)).not.toHaveText('Changed');
  await takeOver();
  await expect(heading(page)).toHaveText('Changed');
});

test.describe('a page that is translated before hydration', () => {
  test.use({ isTranslated: true });

  test('is taken over by the app, and a product can be bought', async ({ page }) => {
    const takeOver = await openWithoutApp(page, productPath);
    await expect(heading(page).locator('font font')).toBeVisible();
    await takeOver();
    await addFirstPackToCart(page);
    await expect(page.getByText('Item added to cart!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
});
