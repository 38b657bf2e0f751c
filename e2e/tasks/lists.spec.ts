import type { Page } from '@playwright/test';

import { productPath } from '../support/accounts';
import { follow } from '../support/arrival';
import { expect, test } from '../support/fixtures';

/** What a press on a share button puts on the clipboard. */
async function sharedLink(page: Page, name: string): Promise<string> {
  await page.evaluate(() => {
    // As on a device that has no sheet of its own to share by.
    Object.assign(window, { copied: '' });
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => Promise.resolve(Object.assign(window, { copied: text })),
      },
    });
  });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText('Link copied.').last()).toBeVisible();
  return page.evaluate(() => Reflect.get(window, 'copied') as string);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('what is saved outlives a reload, shows in another tab, and goes by link to somebody else', async ({
  page,
  browser,
  axe,
}) => {
  for (const id of [1, 2]) {
    await page.goto(productPath(id));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  }
  await page.reload();
  await page.getByRole('heading', { name: 'Related products' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')).toHaveCount(
    1,
  );

  const tab = await page.context().newPage();
  await tab.goto('/saved');
  await expect(tab.locator('main article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Saved', pressed: true }).click();
  await expect(tab.getByText('1 product, kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tab.getByText('2 products, kept on this device')).toBeVisible();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await follow(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Saved list' }),
  );
  await axe();
  const link = await sharedLink(page, 'Share this list');
  const other = await browser.newContext();
  const friend = await other.newPage();
  await friend.goto(link);
  await expect(heading(friend, 'A list shared with you')).toBeVisible();
  await expect(friend.locator('main article')).toHaveCount(2);
  await friend.getByRole('button', { name: 'Save all to my list' }).click();
  await expect(friend).toHaveURL('/saved');
  await expect(friend.getByText('2 products, kept on this device')).toBeVisible();
  await other.close();
});

test('four products are compared by keyboard, and a fifth is refused in words', async ({
  page,
  axe,
  isMobile,
}) => {
  for (const id of [1, 2, 3, 4, 5]) {
    await page.goto(productPath(id));
    const button = page.getByRole('button', { name: 'Compare', exact: true });
    // The key brings the button, if it is not there yet.
    await page.keyboard.press('Shift');
    await button.focus();
    await page.keyboard.press('Space');
    await expect(
      page.getByText(/products to compare\.$|already, which is the most\.$/),
    ).toBeVisible();
  }
  await expect(
    page.getByRole('button', { name: 'Compare', exact: true, pressed: false }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Open comparison' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Compare products')).toBeFocused();
  await expect(page.getByRole('rowheader', { name: /^Dimensions/ })).toBeVisible();
  await axe();
  const table = page.getByRole('region', { name: 'Comparison' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  // On a wide screen four stand side by side.
  if (isMobile)
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  // The last column's link, however far it was: shown beside the names, not below them.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
  const outOfView = () =>
    page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const names = document.querySelector('tbody th')?.getBoundingClientRect();
      if (!box || !names) return 'nothing';
      return Math.max(0, names.right - box.left, box.right - innerWidth);
    });
  await expect.poll(outOfView).toBeLessThan(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
