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
import { holdRequests, readGlobal } from '../support/reading';
import { sites } from '../support/shop';
import { getCachedAddresses, offlineMessagePattern, waitForWorker } from '../support/worker';

/*
 * Tests that the app hydrates a prerendered page. If the page differs from what the app renders,
 * the app replaces it.
 */
test.use({ site: sites.prerendered });

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Holds back the scripts that the page needs only after hydration.
 * @returns a function that lets them load
 */
async function holdLateScripts(page: Page): Promise<() => void> {
  const ownScripts = await page.evaluate(() => {
    const { dataset } = document.querySelector<HTMLElement>('script[data-entry]') ?? document.body;
    return `${dataset['entry'] ?? ''} ${dataset['scripts'] ?? ''}`.split(' ');
  });
  const { release } = await holdRequests(
    page,
    ({ pathname }) => /^\/assets\/.*\.js$/.test(pathname) && !ownScripts.includes(pathname),
  );
  return release;
}

/** Returns the elements of a page's content, with a function that counts those that are gone. */
async function rememberElements(page: Page) {
  const elements = await page.evaluateHandle(() => document.querySelectorAll('main, main *'));
  const countRemoved = () =>
    elements.evaluate((nodes) => [...nodes].filter((node) => !node.isConnected).length);
  return { countRemoved };
}

/** Maximum number of elements that the app may replace, such as a placeholder. */
const maxReplacedElements = 9;

const addresses = ['/', '/products', '/categories', productPath, articlePath, '/about', '/contact'];
test('hydration keeps the elements of each page for a user with a cart @both', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeCart(page);
  await storeProductList(page);
  await startSignedIn(page, shop, shopper);
  for (const address of addresses) {
    const letAppTakeOver = await openWithoutApp(page, address);
    const { countRemoved } = await rememberElements(page);
    await letAppTakeOver();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await countRemoved(), address).toBeLessThanOrEqual(maxReplacedElements);
  }
});

test('the texts of a product stay while their script loads', async ({ page }) => {
  // On wide screens, hydration waits for the script of the desktop layout.
  await page.setViewportSize({ width: 412, height: 823 });
  await storeCart(page);
  const letAppTakeOver = await openWithoutApp(page, productPath);
  const { countRemoved } = await rememberElements(page);
  const releaseLateScripts = await holdLateScripts(page);
  await letAppTakeOver();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(await countRemoved()).toBeLessThanOrEqual(maxReplacedElements);
  releaseLateScripts();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
  expect(await countRemoved()).toBeLessThanOrEqual(maxReplacedElements);
});

type ElementDescriptions = { id: string; look: string; html: string }[];

/** Runs in the page. Returns the id, the styles and the start of the HTML of each element. */
const describeElements = (elements: Element[]): ElementDescriptions => {
  const styleNames = [
    ...['display', 'position', 'color', 'backgroundColor', 'border', 'borderRadius', 'outline'],
    ...['padding', 'gap', 'font', 'letterSpacing', 'textAlign', 'textTransform'],
    ...['textDecorationLine', 'lineHeight', 'opacity', 'visibility', 'boxShadow', 'overflow'],
    ...['justifyContent', 'alignItems', 'flex', 'maxWidth', 'minHeight', 'zIndex', 'listStyle'],
  ];
  /**
   * Returns the specified margin if the browser can report it, and otherwise the used margin. For a
   * margin of `auto`, Chromium sometimes reports a used margin of 0.
   */
  const getMargin = (element: Element, usedMargin: string) =>
    'computedStyleMap' in element
      ? ['top', 'right', 'bottom', 'left']
          .map((side) => String(element.computedStyleMap().get(`margin-${side}`)))
          .join(' ')
      : usedMargin;
  return elements.map((element) => {
    const style = getComputedStyle(element) as unknown as Record<string, string>;
    const styleTexts = styleNames.map((name) => `${name}: ${style[name] ?? ''}`);
    styleTexts.push(`margin: ${getMargin(element, style['margin'] ?? '')}`);
    return {
      id: element.id,
      look: [element.tagName, ...styleTexts].join('; '),
      html: element.outerHTML.slice(0, 150),
    };
  });
};

/** Returns the elements of the main content without the carousel, which moves. */
const getMainElements = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('main, main *')].filter(
      (element) => !element.closest('[aria-roledescription=carousel]'),
    ),
  );
const describePage = async (page: Page) => (await getMainElements(page)).evaluate(describeElements);

/** Describes the differences between two renderings of a page. */
function findDifferences(
  elementsBefore: ElementDescriptions,
  elementsAfter: ElementDescriptions,
  keys: ('id' | 'look')[],
): string[] {
  if (elementsBefore.length !== elementsAfter.length) {
    const firstIndex = elementsBefore.findIndex(
      ({ look }, index) => look !== elementsAfter[index]?.look,
    );
    const [htmlBefore, htmlAfter] = [
      elementsBefore[firstIndex]?.html ?? '',
      elementsAfter[firstIndex]?.html ?? '',
    ];
    return [
      `${elementsBefore.length} elements, then ${elementsAfter.length}; ${htmlBefore} and ${htmlAfter} differ`,
    ];
  }
  return elementsBefore.flatMap((element, elementIndex) =>
    keys.flatMap((key) => {
      const [partsBefore, partsAfter] = [
        element[key].split('; '),
        elementsAfter[elementIndex]?.[key].split('; ') ?? [],
      ];
      return partsBefore.flatMap((part, index) =>
        part === partsAfter[index]
          ? []
          : [`${element.html}: ${part}, then ${partsAfter[index] ?? ''}`],
      );
    }),
  );
}

for (const address of ['/', '/products', productPath, articlePath, '/contact']) {
  test(`hydration of ${address} keeps the id and look of each element @both`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letAppTakeOver = await openWithoutApp(page, address);
    const originalElements = await getMainElements(page);
    const descriptionsBefore = await originalElements.evaluate(describeElements);
    await letAppTakeOver();
    const getConnectedStates = () =>
      originalElements.evaluate((elements) => elements.map((element) => element.isConnected));
    expect((await getConnectedStates()).filter(Boolean).length).toBeGreaterThan(20);
    const findChanges = async () => {
      const descriptionsAfter = await originalElements.evaluate(describeElements);
      const connectedStates = await getConnectedStates();
      const keepConnected = (descriptions: ElementDescriptions) =>
        descriptions.filter((_, index) => connectedStates[index]);
      return findDifferences(keepConnected(descriptionsBefore), keepConnected(descriptionsAfter), [
        'id',
        'look',
      ]);
    };
    await expect.poll(findChanges).toEqual([]);
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
    for (const comparedPage of [page, separatePage]) {
      await comparedPage.emulateMedia({ reducedMotion: 'reduce' });
      await comparedPage.goto(address);
      await waitForTakeOver(comparedPage);
      await loadDeferredParts(comparedPage);
    }
    const findPageDifferences = async () =>
      findDifferences(await describePage(page), await describePage(separatePage), ['look']);
    await expect.poll(findPageDifferences).toEqual([]);
    await separatePage.close();
  });
}

// Each page has a test of its own, because Firefox reports the calls of a page that is left as failed.
for (const address of ['/', '/products', productPath]) {
  const pageName = address === productPath ? '/product' : address;

  test(`the app inserts no style that the page ${pageName} already has`, async ({ page }) => {
    await page.addInitScript(() => {
      const insertedRules: string[] = [];
      const { insertRule } = CSSStyleSheet.prototype;
      CSSStyleSheet.prototype.insertRule = function (rule, index) {
        if (document.querySelector('[data-static]')) insertedRules.push(rule);
        return insertRule.call(this, rule, index);
      };
      Object.assign(window, { rulesWritten: insertedRules });
    });
    const letAppTakeOver = await openWithoutApp(page, address);
    await letAppTakeOver();
    expect(await readGlobal<string[]>(page, 'rulesWritten')).toEqual([]);
  });
}

test('the app replaces a page that was changed before hydration', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Hydration failed/);
  const letAppTakeOver = await openWithoutApp(page, productPath);
  await page.evaluate(() => {
    const translatedSpan = document.createElement('span');
    translatedSpan.textContent = 'Translated';
    document.querySelector('h1')?.replaceChildren(translatedSpan);
    document.querySelector('main p')?.before(document.createElement('aside'));
  });
  await letAppTakeOver();
  await expect(getHeading(page)).not.toHaveText('Translated');
  await addFirstPackToCart(page);
});

test('the app replaces a page that was prerendered with another config.js', async ({ page }) => {
  const configChange = "window.storefrontConfig.brand.heading = 'Changed';";
  await changeResponse(page, '**/config.js', (text) => `${text};${configChange}`);
  const letAppTakeOver = await openWithoutApp(page, '/');
  await expect(getHeading(page)).not.toHaveText('Changed');
  await letAppTakeOver();
  await expect(getHeading(page)).toHaveText('Changed');
});

test.describe('a page that is translated before hydration', () => {
  test.use({ isTranslated: true });

  test('is taken over by the app, and a product can be bought', async ({ page }) => {
    const letAppTakeOver = await openWithoutApp(page, productPath);
    await expect(getHeading(page).locator('font font')).toBeVisible();
    await letAppTakeOver();
    await addFirstPackToCart(page);
    await expect(page.getByText('Item added to cart!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first visit, the list shows prices and sizes offline', async ({
    page,
    context,
    allowProblem,
  }) => {
    allowProblem(offlineMessagePattern);
    await page.goto('/');
    await waitForWorker(page);
    const getCachedFactAddresses = () => getCachedAddresses(page, 'facts');
    await expect
      .poll(getCachedFactAddresses)
      .toContainEqual(expect.stringMatching(/^\/assets\/facts\.\w+\.json$/));
    await context.setOffline(true);
    await page.goto('/products');
    const card = page.getByRole('article').first();
    await expect(card).toContainText(/from Rs\. 12\.16 each.*10\.5 × 10\.5 × 7\.5 cm/s);
  });
});
