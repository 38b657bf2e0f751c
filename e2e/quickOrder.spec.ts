import type { Page } from '@playwright/test';

import { follow } from './support/arrival';
import { expect, test } from './support/fixtures';
import { overflowOf } from './support/reading';

const finder = (page: Page, row: number) =>
  page.getByRole('combobox', { name: `Product, row ${String(row)}`, exact: true });
const part = (page: Page, name: string, row: number) =>
  page.getByLabel(`${name}, row ${String(row)}`, { exact: true });
const summary = (page: Page) => page.getByRole('main').getByRole('status');

async function open(page: Page): Promise<void> {
  await page.goto('/quick-order');
  await expect(page.getByRole('heading', { level: 1, name: 'Quick order' })).toBeVisible();
}

test('orders three products by keyboard alone', async ({ page, axe }) => {
  await page.goto('/cart');
  await follow(page.getByRole('link', { name: 'Quick order: many products at once' }));
  await page.keyboard.press('Tab');
  await expect(page.getByText('Paste a list')).toBeFocused();
  await page.keyboard.press('Tab');
  const wanted = ['kraft pizza box 7', 'soup cup 8 oz', 'kraft burger box large'];
  for (const [at, words] of wanted.entries()) {
    await expect(finder(page, at + 1)).toBeFocused();
    await page.keyboard.type(words);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    if (at === 0) await axe();
    await page.keyboard.press('Enter');
    const pack = part(page, 'Pack', at + 1);
    await expect(pack).toBeFocused();
    await expect(pack).toContainText(/Pack of .* each/);
    await page.keyboard.type('Pack');
    await expect(pack).not.toHaveValue('');
    const packs = part(page, 'Packs', at + 1);
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      if (await packs.evaluate((field) => field === document.activeElement)) break;
    }
    await expect(packs).toBeFocused();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
  }
  await axe();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add all to cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(summary(page).filter({ hasText: '3 of 3 added' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
  await follow(page.getByRole('link', { name: 'View cart' }));
  await expect(page.getByText(/^Qty: 2 ×/)).toHaveCount(3);
});

test('takes 500 pasted rows, and says what it leaves out', async ({ page, axe }) => {
  test.slow();
  await open(page);
  const names = ['Kraft Pizza Box – 7 inch', 'kraft burger box large', 'Kraft Burgr Box Regular'];
  const list = Array.from(
    { length: 512 },
    (_, at) => `${names[at % 3] ?? ''}\t${at % 2 === 0 ? 'Pack of 25' : '۵۰'}\t1`,
  );
  await page.getByText('Paste a list').click();
  await page.getByLabel('Your list').fill(['Product\tPack\tQty', ...list].join('\n'));
  await page.getByRole('button', { name: 'Fill in the rows' }).click();
  await expect(
    page.getByText('500 rows filled in. 12 rows were left out: a list holds 500.'),
  ).toBeVisible();
  // They are drawn in short tasks: a slow machine takes its time over all of them.
  const drawn = { timeout: 60_000 };
  await expect(page.getByRole('list', { name: 'Rows' }).getByRole('listitem')).toHaveCount(
    500,
    drawn,
  );
  await expect(part(page, 'Product', 498)).toHaveAccessibleDescription(/Did you mean/);
  expect(await overflowOf(page)).toBe(0);
  await axe('ol[aria-label=Rows] > li:nth-child(3)');
  const check = page.getByRole('button', { name: /^Check \d+ rows$/ });
  await check.click();
  await expect(page.locator('[aria-invalid=true]:focus')).toBeInViewport();
  await page.reload();
  await expect(part(page, 'Product', 500)).toHaveValue('Kraft Burger Box – Large', drawn);
});
