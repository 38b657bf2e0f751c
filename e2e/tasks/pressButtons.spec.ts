import type { Page } from '@playwright/test';

import { logIn, openLogin, createProductPath } from '../support/accounts';
import { followLink, waitForStillness } from '../support/waiting';
import { addFirstPackToCart, getFirstPack, storeCart } from '../support/cart';
import { expect, test } from '../support/fixtures';

/**
 * Scrolls through the page. Returns the text of each element that a toast covers, with the scroll
 * position in px.
 */
const findCoveredElements = (page: Page, selector: string) =>
  page.evaluate(async (elementSelector) => {
    const waitForFrame = () => new Promise(requestAnimationFrame);
    const coveredTexts = new Set<string>();
    let toastCount = 0;
    const maxTop = document.documentElement.scrollHeight - window.innerHeight;
    for (let top = 0; top <= Math.max(maxTop, 0); top += 40) {
      window.scrollTo({ top, behavior: 'instant' });
      await waitForFrame();
      await waitForFrame();
      for (const toast of document.querySelectorAll('.notistack-Snackbar')) {
        toastCount += 1;
        const toastRect = toast.getBoundingClientRect();
        for (const element of document.querySelectorAll(elementSelector)) {
          const elementRect = element.getBoundingClientRect();
          const isOverlapping =
            toastRect.left < elementRect.right &&
            elementRect.left < toastRect.right &&
            toastRect.top < elementRect.bottom &&
            elementRect.top < toastRect.bottom;
          if (isOverlapping && elementRect.height > 0)
            coveredTexts.add(`${element.textContent} at ${String(top)}`);
        }
      }
    }
    if (toastCount === 0) coveredTexts.add('no toast was there to cover anything');
    return [...coveredTexts];
  }, selector);

const getToast = (page: Page, text: string) =>
  page.locator('.notistack-Snackbar', { hasText: text });
/**
 * Returns the texts that toasts cover in the buy bar at the bottom of a narrow screen. On a wide
 * screen, it checks nothing. The buttons are inside the page there, so a toast may cover them for
 * some seconds.
 */
const findCoveredInBuyBar = async (page: Page) =>
  (page.viewportSize()?.width ?? 0) < 600 ? findCoveredElements(page, '[data-buy-bar]') : [];

test('toasts cover no buttons, and Undo moves the focus to the restored line', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/UserValidate/);
  await storeCart(page, ...['A', 'B', 'C', 'D'].map((name) => ({ name, packId: name })));
  await page.goto(createProductPath(1));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(getToast(page, 'Please select a pack before adding to cart.')).toBeVisible();
  const [packGroup, packToast] = [
    getFirstPack(page).locator('xpath=ancestor::*[@role="radiogroup"]'),
    getToast(page, 'pack'),
  ];
  const [packGroupBox, toastBox] = [await packGroup.boundingBox(), await packToast.boundingBox()];
  expect((packGroupBox?.y ?? 0) + (packGroupBox?.height ?? 0)).toBeLessThanOrEqual(
    toastBox?.y ?? 0,
  );
  expect(await findCoveredInBuyBar(page)).toEqual([]);
  await addFirstPackToCart(page);
  await expect(page.getByText('Please select a pack')).toHaveCount(0);
  await expect(getToast(page, 'Item added to cart!')).toBeVisible();
  expect(await findCoveredInBuyBar(page)).toEqual([]);

  await followLink(page.getByRole('link', { name: /^Cart,/ }));
  const cartLine = page.locator('[data-cart-line]').nth(1);
  const removeButton = cartLine.getByRole('button', { name: /^Remove/ });
  await removeButton.press('Enter');
  await expect(removeButton).toBeFocused();
  const removalToast = getToast(page, 'B removed from the cart');
  await expect(removalToast).toBeVisible();
  await removalToast.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(cartLine).toBeFocused();
  await expect(cartLine).toContainText('B');

  await expect(page.locator('.notistack-Snackbar')).toHaveCount(0, { timeout: 10_000 });
  const dialog = await openLogin(page);
  await logIn(page, { email: 'nobody@example.com', password: 'not this one' });
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(getToast(page, 'Invalid email or password')).toBeVisible();
  expect(await findCoveredElements(page, '.MuiDialog-paper :is(button, a)')).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(getToast(page, 'Invalid email or password')).toHaveCount(0, { timeout: 3000 });
});

test('the inputs of checkboxes and radio buttons are at least 44 px in size', async ({
  page,
  isMobile,
}) => {
  const choices = page.locator('input:is([type=checkbox], [type=radio])').filter({ visible: true });
  const expectLargeChoices = async () => {
    await expect(choices.first()).toBeVisible();
    await waitForStillness(page);
    for (const choice of await choices.all()) {
      const { width = 0, height = 0 } = (await choice.boundingBox()) ?? {};
      expect.soft(Math.min(width, height), String(choice)).toBeGreaterThanOrEqual(44);
    }
  };
  await storeCart(page);
  for (const path of [createProductPath(1), '/place-order']) {
    await page.goto(path);
    await expectLargeChoices();
  }
  await page.goto('/products');
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await expectLargeChoices();
});
