import { follow } from './support/arrival';
import { putInCart } from './support/cart';
import { expect, test } from './support/fixtures';
import type { Page } from '@playwright/test';

/** The first products of the catalogue, by address. */
async function productPaths(page: Page, count: number): Promise<string[]> {
  await page.goto('/products');
  const links = page.locator('main article h3 a');
  await expect(links.nth(count)).toBeAttached();
  const all = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );
  return all.slice(0, count);
}

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
  const [first = '', second = ''] = await productPaths(page, 2);
  for (const path of [first, second]) {
    await page.goto(path);
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
  await friend.goto(`/saved#products=${btoa('["1","no-such-product"]')}`);
  await expect(friend.getByText('One of these products is no longer sold.')).toBeVisible();
  await friend.goto('/saved#products=broken');
  await expect(friend.getByText(/^This link cannot be read/)).toBeVisible();
  await other.close();
});

test('four products are compared by keyboard, and a fifth is refused in words', async ({
  page,
  axe,
  isMobile,
}) => {
  const paths = await productPaths(page, 5);
  for (const path of paths) {
    await page.goto(path);
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
  const before = await page.getByRole('rowheader').count();
  await page.getByRole('checkbox', { name: 'Differences only' }).press('Space');
  await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(before);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const link = await sharedLink(page, 'Share this comparison');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(heading(page, 'A comparison shared with you')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('button', { name: 'Keep as my comparison' }).click();
  await expect(page).toHaveURL('/compare');
});

test('a shared cart is read anew, and merged or put in place of one’s own', async ({
  page,
  browser,
  axe,
}) => {
  const [path = ''] = await productPaths(page, 1);
  await page.goto(path);
  await page
    .getByRole('radio', { name: /^Pack of / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await follow(page.getByRole('link', { name: 'View cart' }));
  const link = await sharedLink(page, 'Share cart');
  expect(new URL(link).hash).toMatch(/^#lines=[\w-]+$/);

  const other = await browser.newContext();
  const friend = await other.newPage();
  await putInCart(friend, { productId: '999', packId: '9', name: 'Own box' });
  await friend.goto(link);
  const panel = friend.getByRole('region', { name: 'A cart shared with you' });
  await expect(panel.getByText('1 item at today’s prices')).toBeVisible();
  await panel.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(friend).toHaveURL('/cart');
  await expect(
    friend.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem'),
  ).toHaveCount(2);
  await friend.goto('about:blank');
  await friend.goto(link);
  await panel.getByRole('button', { name: 'Replace my cart' }).click();
  await expect(friend.getByText('Own box')).toBeHidden();
  await friend.getByRole('button', { name: 'Undo' }).click();
  await expect(friend.getByText('Own box')).toBeVisible();
  await other.close();

  await page.goto(`/cart#lines=${btoa('[["no-such-product","1",2],["1","no-such-pack",1]]')}`);
  await expect(page.getByText('2 items no longer sold, and left out.')).toBeVisible();
  await axe();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(
    page.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem'),
  ).toHaveCount(1);
});
