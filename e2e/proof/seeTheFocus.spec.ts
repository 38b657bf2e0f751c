import type { Locator } from '@playwright/test';

import { startSignedIn, createProductPath, shopper } from '../support/accounts';
import { loadDeferredParts } from '../support/waiting';
import { getFirstPack, storeCart, storeOrder } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { walkByTab } from '../support/focusWalk';

test('each element that Tab reaches on the home page shows its focus @both', async ({
  page,
  shop,
}) => {
  test.slow();
  await storeCart(page);
  await storeOrder(page);
  await startSignedIn(page, shop, shopper);
  // Walk through the whole home page. `visitEveryScreen.spec.ts` covers only the main content of each page.
  await page.goto('/');
  await loadDeferredParts(page);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(await walkByTab(page)).toEqual([]);
});

/** Returns the styles that distinguish a selected element from other elements. */
const getSelectionStyles = (element: Locator) =>
  element.first().evaluate((node) => {
    const style = getComputedStyle(node.closest('label') ?? node);
    return [style.backgroundColor, style.borderTopColor, style.borderTopWidth];
  });

test('in forced colours, the chosen pack, picture and tab differ from others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(createProductPath(1));
  await getFirstPack(page).check();
  const thumbnails = page.getByRole('button', { name: /^Show image/ });
  for (const [chosenElement, otherElement] of [
    [{ checked: true }, { checked: false }].map((state) =>
      page.getByRole('radio', { name: /pack of/i, ...state }),
    ),
    [{ selected: true }, { selected: false }].map((state) => page.getByRole('tab', state)),
    ['true', 'false'].map((ariaCurrent) =>
      thumbnails.and(page.locator(`[aria-current=${ariaCurrent}]`)),
    ),
  ]) {
    if (chosenElement && otherElement)
      expect(await getSelectionStyles(chosenElement)).not.toEqual(
        await getSelectionStyles(otherElement),
      );
  }
});
