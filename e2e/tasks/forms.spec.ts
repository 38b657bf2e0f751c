import type { Page } from '@playwright/test';

import { productPath } from '../support/accounts';
import { follow } from '../support/arrival';
import { expect, test } from '../support/fixtures';

/** What the toasts cover of it, wherever the page is scrolled to. */
const coveredBy = (page: Page, selector: string) =>
  page.evaluate(async (kept) => {
    const frame = () => new Promise(requestAnimationFrame);
    const covered = new Set<string>();
    let toasts = 0;
    const last = document.documentElement.scrollHeight - window.innerHeight;
    for (let top = 0; top <= Math.max(last, 0); top += 40) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      for (const toast of document.querySelectorAll('.notistack-Snackbar')) {
        toasts += 1;
        const a = toast.getBoundingClientRect();
        for (const element of document.querySelectorAll(kept)) {
          const b = element.getBoundingClientRect();
          const meet = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          if (meet && b.height > 0) covered.add(`${element.textContent} at ${String(top)}`);
        }
      }
    }
    if (toasts === 0) covered.add('no toast was there to cover anything');
    return [...covered];
  }, selector);

const toast = (page: Page, text: string) => page.locator('.notistack-Snackbar', { hasText: text });
const bought = '[data-keep-clear]';

test('toasts cover nothing, go with their page, and give the focus back', async ({
  page,
  axe,
  allowProblem,
}) => {
  allowProblem(/UserValidate/);
  await page.addInitScript(() => {
    const line = { image: '', quantity: 2, price: 50, total: 100 };
    const cart = [0, 1, 2, 3].map((n) => ({ ...line, name: `Box ${String(n)}` }));
    sessionStorage.setItem('cart', sessionStorage.getItem('cart') ?? JSON.stringify(cart));
  });
  await page.goto(productPath(1));
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  const noPack = 'Please select a pack before adding to cart.';
  await expect(toast(page, noPack)).toBeVisible();
  // Nor what the keyboard is at.
  await page.keyboard.press('Tab');
  expect(await coveredBy(page, `${bought}, main :focus-visible`)).toEqual([]);
  await page
    .getByRole('radio', { name: /pack of/i })
    .first()
    .check();
  await expect(page.getByText(noPack)).toHaveCount(0);
  await add.click();
  await expect(toast(page, 'Item added to cart!')).toBeVisible();
  expect(await coveredBy(page, bought)).toEqual([]);

  await follow(page.getByRole('link', { name: /^Cart,/ }));
  await expect(toast(page, 'Item added to cart!')).toHaveCount(0, { timeout: 3000 });
  const lines = page.locator('[data-cart-line]');
  await lines
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await expect(lines.nth(1).getByRole('button', { name: /^Remove/ })).toBeFocused();
  const removed = toast(page, 'Box 1 removed from the cart');
  await expect(removed).toBeVisible();
  expect(await coveredBy(page, bought)).toEqual([]);
  await removed.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(lines.nth(1)).toBeFocused();
  await expect(lines.nth(1)).toContainText('Box 1');

  await page.getByRole('button', { name: 'Log in' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill('nobody@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(toast(page, 'Invalid email or password')).toBeVisible();
  expect(await coveredBy(page, '.MuiDialog-paper :is(button, a)')).toEqual([]);
  await axe('.MuiDialog-paper');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toast(page, 'Invalid email or password')).toHaveCount(0, { timeout: 3000 });
});
