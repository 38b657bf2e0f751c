import type { Locator, Page } from '@playwright/test';

import { admin, avatarOf, beSignedIn, openLogin, productPath } from '../support/accounts';
import { escape, follow } from '../support/arrival';
import { putInOrders } from '../support/cart';
import { expect, test } from '../support/fixtures';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens, goes Back, and has lost only what was open; then opens and closes by key, and no entry is left. */
async function closesByBack(
  page: Page,
  opener: Locator,
  overlay: Locator,
  // A mouse opens the account menu by its coming.
  open = () => opener.click(),
): Promise<void> {
  const url = page.url();
  await open();
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toBeHidden();
  expect(page.url()).toBe(url);
  // Forward finds an entry whose overlay is gone.
  await page.goForward().catch(() => undefined);
  await expect(overlay).toBeHidden();
  expect(page.url()).toBe(url);
  await open();
  await expect(overlay).toBeVisible();
  await escape(page);
  await expect(overlay).toBeHidden();
}

test(
  'Back closes what lies over the page, and leaves no entry of it behind',
  {
    tag: '@back',
  },
  async ({ page, isMobile }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.goto('/about');
    await button(page, 'Open menu').click();
    await follow(menu.getByRole('link', { name: 'Products' }));
    await expect(menu).toBeHidden();

    await closesByBack(page, button(page, 'Open menu'), menu);
    await closesByBack(page, button(page, 'Log in'), page.getByRole('dialog', { name: 'Login' }));
    const search = page.getByRole('search', { name: 'Site search' });
    await closesByBack(page, button(page, 'Search'), search);

    if (isMobile) {
      // What was ticked meanwhile stays ticked.
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await closesByBack(page, button(page, 'Filters'), sheet);
      await button(page, 'Filters').click();
      await sheet.getByRole('checkbox', { name: /^Food Boxes/ }).check();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/areas=Food/);
      await button(page, 'Clear Filters').click();
      await expect(page).toHaveURL(/\/products$/);
    }

    await follow(page.getByRole('main').locator('a[href^="/product/"]').first());
    const zoom = page.getByRole('button', { name: /^Zoom image/ }).first();
    await closesByBack(page, zoom, page.getByRole('dialog').filter({ visible: true }));

    // The place on the page outlives a choice, which replaces the entry.
    await page.evaluate(() => {
      scrollTo({ top: 200, behavior: 'instant' });
    });
    await page
      .getByRole('radio', { name: /pack of/i })
      .first()
      .evaluate((pack) => {
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

    // What a tap beside the search presses counts, and only that.
    await button(page, 'Search').click();
    await expect(search).toBeVisible();
    await follow(page.getByRole('main').getByRole('link', { name: 'Home' }));
    await expect(search).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/pack=/);

    // A search leads on from the page, not from its own box.
    await button(page, 'Search').click();
    await search.getByRole('combobox').fill('kraft');
    await search.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/products\?search=kraft/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/product\//);
    await expect(search).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/products$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  },
);

test(
  'Back closes the sign-up, the account menu and what asks before something is deleted',
  { tag: '@back' },
  async ({ page, shop }) => {
    await page.goto('/about');
    const signUp = page.getByRole('dialog', { name: 'Sign Up' });
    await closesByBack(page, button(page, 'Log in'), signUp, async () => {
      await (await openLogin(page)).getByRole('button', { name: 'Sign Up' }).click();
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await beSignedIn(page, shop, admin);
    await putInOrders(page);
    await page.goto('/order');
    const question = page.getByRole('alertdialog');
    await closesByBack(page, button(page, 'Clear orders'), question);
    const account = avatarOf(page, admin);
    const menu = page.getByRole('menu', { name: 'Account' });
    await closesByBack(page, account, menu, () => account.press('Enter'));
    await expect(page.getByRole('region', { name: /^Order / })).toBeVisible();

    await page.goto(productPath(31, '?tab=reviews'));
    const remove = page.getByRole('button', { name: /^Delete the review by/ });
    await expect(remove).toHaveCount(3);
    await closesByBack(page, remove.first(), question);
    await expect(remove).toHaveCount(3);
  },
);

test(
  'an overlay that a reload took away leaves no dead step behind',
  { tag: '@back' },
  async ({ page }) => {
    await page.goto('/about');
    await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }));
    await button(page, 'Open menu').click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  },
);
