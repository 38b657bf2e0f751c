import { waitForStillness, followLink, loadDeferredParts } from '../support/waiting';
import { expect, test } from '../support/fixtures';
import { scrollPage } from '../support/reading';

/**
 * Matches the paths of lists. By the API contract, a page must request its lists each time it is
 * opened.
 */
const listPattern = /\/(GetWebArea|GetWebCategory|GetWebSubCategory|ProductWebLink|Banner|Blog)\b/;
const taxonomyLists = ['GetWebArea', 'GetWebCategory', 'GetWebSubCategory'];

test(
  'a visit requests each list of its page once, and hovering requests none',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'on phones the navigation requests its lists only when it is opened');
    const requestedLists: string[] = [];
    page.on('request', (request) => {
      const [, listName] = listPattern.exec(new URL(request.url()).pathname) ?? [];
      if (listName) requestedLists.push(listName);
    });
    /**
     * Checks that exactly the named lists were requested since the last check. It scrolls through
     * the page, so that parts that load late make their requests, too.
     */
    const expectRequests = async (...listNames: string[]) => {
      await expect.poll(() => requestedLists.toSorted()).toEqual(expect.arrayContaining(listNames));
      await loadDeferredParts(page);
      await scrollPage(page, 1e6);
      await waitForStillness(page);
      await scrollPage(page, 0);
      await waitForStillness(page);
      expect(requestedLists.splice(0).sort()).toEqual(listNames.sort());
    };
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
