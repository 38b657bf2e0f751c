import type { Locator, Page } from '@playwright/test';

import { followLink, loadDeferredParts, waitForStillness } from '../support/waiting';
import { expect, test } from '../support/fixtures';
import { scrollPage, showMostProducts } from '../support/reading';

const getCards = (page: Page) => page.getByRole('article');

/**
 * Records the position of a card and opens its product. Checks that the card has the same position
 * after Back, and after a reload.
 */
async function expectSamePositionAfterProduct(page: Page) {
  const card = getCards(page).nth(25);
  const measureCard = async () => ({
    // This is the distance in px from the top of the page to the card.
    cardTop: await card.evaluate((element) =>
      Math.round(element.getBoundingClientRect().top + window.scrollY),
    ),
    scrollTop: await page.evaluate(() => Math.round(window.scrollY)),
    name: await card.getByRole('heading').textContent(),
    url: page.url(),
    cardCount: await getCards(page).count(),
  });
  await card.scrollIntoViewIfNeeded();
  const initialScrollTop = (await measureCard()).scrollTop;
  await page.mouse.wheel(0, 133);
  await expect.poll(async () => (await measureCard()).scrollTop).toBeGreaterThan(initialScrollTop);
  await waitForStillness(page);
  const measuresBefore = await measureCard();
  expect(measuresBefore.scrollTop).toBeGreaterThan(500);
  // Click at coordinates, because some drivers scroll the page before they click an element.
  const { x = 0, y = 0 } = (await card.getByRole('link').boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await expect(
    page.getByRole('heading', { level: 1, name: measuresBefore.name ?? '' }),
  ).toBeFocused();
  for (const returnToPage of [() => page.goBack(), () => page.reload()]) {
    await returnToPage();
    await expect(getCards(page)).toHaveCount(measuresBefore.cardCount);
    // Content above the card that loads late must not have moved the card.
    await expect.poll(measureCard).toEqual(measuresBefore);
  }
}

test.describe('Back restores the scroll position', () => {
  const boxesPath = '/products?search=box&areas=Food+Boxes&areas=Bakery+Boxes&areas=Gift+Packaging';
  for (const [name, path, initialCount] of [
    ['the home page', '/', 12],
    ['the listing', `${boxesPath}&sort=name`, 20],
    ['the categories', '/categories', 20],
  ] as const) {
    test(`on ${name}, also after a reload`, async ({ page }) => {
      await page.goto(path);
      await expect(getCards(page)).toHaveCount(initialCount);
      await page.getByRole('button', { name: 'Show More' }).click();
      await expect(getCards(page)).toHaveCount(initialCount + 20);
      // Wait for this banner above the products, because it loads late.
      const banner = page.getByRole('img', { name: 'Labels and tags from 500 pieces' });
      if (path === '/') await expect(banner).toBeAttached();
      await expectSamePositionAfterProduct(page);
    });
  }
});

test('a long list prints in full, although distant cards are not rendered', async ({ page }) => {
  await showMostProducts(page);
  const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  await scrollPage(page, 0);
  await waitForStillness(page);
  const heightBefore = await getHeight();
  await scrollPage(page, heightBefore);
  await waitForStillness(page);

  const getRenderedStates = () =>
    getCards(page).evaluateAll((cards) =>
      cards.map((card) => card.checkVisibility({ contentVisibilityAuto: true })),
    );
  await expect.poll(getRenderedStates).toContain(false);
  await page.emulateMedia({ media: 'print' });
  expect(await getRenderedStates()).toEqual(Array(140).fill(true));
  await page.emulateMedia({ media: 'screen' });
  // The page keeps its height, because it had reserved exactly the space that the cards need.
  await waitForStillness(page);
  expect(Math.abs((await getHeight()) - heightBefore)).toBeLessThan(2);

  const distantCard = getCards(page).nth(60);
  await distantCard.getByRole('link').focus();
  await expect(distantCard).toBeInViewport();
});

test(
  'the Compare button appears on the card that is hovered or focused',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'on phones, Compare is in the menu of the card');
    await page.goto('/products');
    // The first key press of a visit loads the lazy Compare button at once.
    await page.keyboard.press('Shift');
    const getCompareButton = (index: number) =>
      getCards(page).nth(index).locator('..').getByRole('button');
    await expect(getCompareButton(1)).toHaveCSS('opacity', '0');
    await getCards(page).nth(1).hover();
    await expect(getCompareButton(1)).toHaveCSS('opacity', '1');
    await expect(getCompareButton(0)).toHaveCSS('opacity', '0');
    await getCards(page).first().getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(getCompareButton(0)).toBeFocused();
    await expect(getCompareButton(0)).toHaveCSS('opacity', '1');
  },
);

test('on a tablet, the filter button and the sort field are at the same height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/products');
  const getMiddleY = (control: Locator) =>
    control.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
  const filterButton = page.getByRole('button', { name: 'Filters' });
  const sortField = page.getByRole('combobox', { name: 'Sort by' });
  await expect.poll(() => getMiddleY(sortField)).toBe(await getMiddleY(filterButton));
});

test('links in an article have the colour of the shop', async ({ page }) => {
  await page.goto('/blogs/1');
  const linkColour = await page
    .getByRole('link', { name: 'Back to Blogs' })
    .evaluate((link) => getComputedStyle(link).color);
  const articleLink = page.getByRole('article').getByRole('link').first();
  await expect(articleLink).toHaveCSS('color', linkColour);
});

/**
 * Matches the paths of lists. By the API contract, a page must request its lists each time it is
 * opened.
 */
const listPattern = /\/(GetWebArea|GetWebCategory|GetWebSubCategory|ProductWebLink|Banner|Blog)\b/;
const taxonomyLists = ['GetWebArea', 'GetWebCategory', 'GetWebSubCategory'];

test(
  'a visit requests the lists of its page again, and hovering requests none',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'on phones the navigation requests its lists only when it is opened');
    const requestedLists: string[] = [];
    page.on('request', (request) => {
      const [, listName] = listPattern.exec(new URL(request.url()).pathname) ?? [];
      if (listName) requestedLists.push(listName);
    });
    /**
     * Checks that the named lists were requested since the last check, and no others. It scrolls through
     * the page, so that parts that load late make their requests, too. Then it sets the clock
     * forward, because an answer that is younger than five seconds is not requested again.
     */
    const expectRequests = async (...listNames: string[]) => {
      await expect.poll(() => requestedLists.toSorted()).toEqual(expect.arrayContaining(listNames));
      await loadDeferredParts(page);
      await scrollPage(page, 1e6);
      await waitForStillness(page);
      await scrollPage(page, 0);
      await waitForStillness(page);
      // The footer of every page requests its banners when it comes near.
      const allowedNames = [...listNames, 'Banner'];
      expect(requestedLists.splice(0).filter((name) => !allowedNames.includes(name))).toEqual([]);
      visitCount += 1;
      await page.clock.setSystemTime(Date.now() + visitCount * 6000);
    };
    let visitCount = 0;
    const navigation = page.getByRole('navigation', { name: 'Shop' });
    const productsLink = navigation.getByRole('link', { name: 'Products' });

    // On a page without lists of its own, only the navigation requests lists.
    await page.goto('/about');
    await expectRequests(...taxonomyLists);
    await followLink(page.getByRole('banner').getByRole('link').first());
    await expectRequests('Banner', 'GetWebCategory', 'ProductWebLink');
    await productsLink.hover();
    // Wait longer than a prefetch on hover and its answer would take.
    await page.waitForTimeout(500);
    await followLink(productsLink);
    await expectRequests('ProductWebLink', ...taxonomyLists);
    await followLink(page.locator('main').getByRole('article').getByRole('link').first());
    await expectRequests('ProductWebLink');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expectRequests('ProductWebLink', ...taxonomyLists);
  },
);
