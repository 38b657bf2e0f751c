import type { Locator, Page } from '@playwright/test';

import { getAccountButton, startSignedIn, openSignup, shopper } from '../support/accounts';
import { closeWithEscape, followLink } from '../support/waiting';
import { getFirstPack, storeOrder } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { scrollPage } from '../support/reading';
import { waitForTakeOver } from '../support/prerendered';

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Opens an overlay and goes back, which must only close the overlay. Opens it again and closes it
 * with Escape, which must leave no history entry.
 */
async function expectClosedByBack(
  page: Page,
  overlay: Locator,
  open: () => Promise<unknown>,
): Promise<void> {
  const url = page.url();
  const expectClosed = async () => {
    await expect(overlay).toBeHidden();
    expect(page.url()).toBe(url);
  };
  await open();
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expectClosed();
  // Going forward leads to the history entry of the overlay, but must not open the overlay.
  await page.goForward().catch(() => undefined);
  await expectClosed();
  await open();
  await expect(overlay).toBeVisible();
  await closeWithEscape(page);
  await expectClosed();
}

test.describe('Back', () => {
  test('closes overlays and leaves no history entry @slow', async ({ page, isMobile }) => {
    const createClick = (name: string) => () => getButton(page, name).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.goto('/about');
    await createClick('Open menu')();
    await followLink(menu.getByRole('link', { name: 'Products' }));
    await expect(menu).toBeHidden();

    await expectClosedByBack(page, menu, createClick('Open menu'));
    await expectClosedByBack(
      page,
      page.getByRole('dialog', { name: 'Login' }),
      createClick('Log in'),
    );
    const search = page.getByRole('search', { name: 'Site search' });
    await expectClosedByBack(page, search, createClick('Search'));

    if (isMobile) {
      // Closing the filters with Back must keep a filter that was just ticked.
      const filterDialog = page.getByRole('dialog', { name: 'Filters' });
      await expectClosedByBack(page, filterDialog, createClick('Filters'));
      await createClick('Filters')();
      await filterDialog.getByRole('checkbox', { name: /^Food Boxes/ }).check();
      await page.goBack();
      await expect(filterDialog).toBeHidden();
      await expect(page).toHaveURL(/areas=Food/);
      await createClick('Clear Filters')();
      await expect(page).toHaveURL(/\/products$/);
    }

    await followLink(page.getByRole('main').locator('a[href^="/product/"]').first());
    const zoomButton = page.getByRole('button', { name: /^Zoom image/ }).first();
    const zoomDialog = page.getByRole('dialog').filter({ visible: true });
    await expectClosedByBack(page, zoomDialog, () => zoomButton.click());

    // Choosing a pack replaces the history entry. The new entry must keep the scroll position.
    await scrollPage(page, 200);
    await getFirstPack(page).evaluate((pack) => {
      (pack as HTMLInputElement).click();
    });
    await expect(page).toHaveURL(/pack=/);
    await expect
      .poll(() => page.evaluate(() => history.state as unknown))
      .toMatchObject({ scrollTop: 200 });
    await page.goBack();
    await expect(page).toHaveURL(/\/products$/);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);

    // A search must add its history entry after the entry of the page, and not after the entry of
    // the search box.
    await createClick('Search')();
    await search.getByRole('combobox').fill('kraft');
    await search.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/products\?search=kraft/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const urlPattern of [/\/product\//, /\/products$/, /\/about$/]) {
      await page.goBack();
      await expect(page).toHaveURL(urlPattern);
      await expect(search).toBeHidden();
    }
  });

  test('closes the sign-up, the account menu and a confirmation', async ({ page, shop }) => {
    await page.goto('/about');
    const signupDialog = page.getByRole('dialog', { name: 'Sign Up' });
    await expectClosedByBack(page, signupDialog, () => openSignup(page));
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await startSignedIn(page, shop, shopper);
    await storeOrder(page);
    await page.goto('/order');
    const confirmation = page.getByRole('alertdialog');
    await expectClosedByBack(page, confirmation, () => getButton(page, 'Clear orders').click());
    // Use the keyboard, because a mouse opens the account menu on hover.
    const openMenu = () => getAccountButton(page, shopper).press('Enter');
    const menu = page.getByRole('menu', { name: 'Account' });
    await expectClosedByBack(page, menu, openMenu);
    await expect(page.getByRole('region', { name: /^Order / })).toBeVisible();
    // A click outside the menu must not only close the menu, but also activate the clicked link.
    await openMenu();
    await expect(menu).toBeVisible();
    await followLink(page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }));
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/order$/);
  });

  test('skips the entry of an overlay that a reload has closed @slow', async ({ page }) => {
    await page.goto('/about');
    await followLink(page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }));
    await getButton(page, 'Open menu').click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.reload();
    // Wait until the app has started, because it removes the menu's history entry. A prerendered
    // page is already visible before that.
    await waitForTakeOver(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
});
