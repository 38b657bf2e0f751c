import type { Page } from '@playwright/test';

import { logIn, openLogin, createProductPath } from '../support/accounts';
import { followLink } from '../support/waiting';
import { addFirstPackToCart, getFirstPack, storeCart } from '../support/cart';
import { expect, test } from '../support/fixtures';

/** Returns the elements that toasts cover at any scroll position. */
const findCovered = (page: Page, selector: string) =>
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
/**
 * Checks only narrow screens. On a wide screen, the buttons are in the page, where a toast may
 * cover them for some seconds.
 */
const barIsCovered = async (page: Page) =>
  (page.viewportSize()?.width ?? 0) < 600 ? findCovered(page, '[data-buy-bar]') : [];

test('toasts cover no buttons and return the focus', async ({ page, allowProblem }) => {
  allowProblem(/UserValidate/);
  await storeCart(page, ...['A', 'B', 'C', 'D'].map((name) => ({ name, packId: name })));
  await page.goto(createProductPath(1));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(toast(page, 'Please select a pack before adding to cart.')).toBeVisible();
  const [packs, messages] = [
    getFirstPack(page).locator('xpath=ancestor::*[@role="radiogroup"]'),
    toast(page, 'pack'),
  ];
  const [choice, above] = [await packs.boundingBox(), await messages.boundingBox()];
  expect((choice?.y ?? 0) + (choice?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
  expect(await barIsCovered(page)).toEqual([]);
  await addFirstPackToCart(page);
  await expect(page.getByText('Please select a pack')).toHaveCount(0);
  await expect(toast(page, 'Item added to cart!')).toBeVisible();
  expect(await barIsCovered(page)).toEqual([]);

  await followLink(page.getByRole('link', { name: /^Cart,/ }));
  const line = page.locator('[data-cart-line]').nth(1);
  const remove = line.getByRole('button', { name: /^Remove/ });
  await remove.press('Enter');
  await expect(remove).toBeFocused();
  const removed = toast(page, 'B removed from the cart');
  await expect(removed).toBeVisible();
  await removed.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(line).toBeFocused();
  await expect(line).toContainText('B');

  await expect(page.locator('.notistack-Snackbar')).toHaveCount(0, { timeout: 10_000 });
  const dialog = await openLogin(page);
  await logIn(page, { email: 'nobody@example.com', password: 'not this one' });
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(toast(page, 'Invalid email or password')).toBeVisible();
  expect(await findCovered(page, '.MuiDialog-paper :is(button, a)')).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toast(page, 'Invalid email or password')).toHaveCount(0, { timeout: 3000 });
});
