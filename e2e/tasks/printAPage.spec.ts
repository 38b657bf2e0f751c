import type { Page } from '@playwright/test';

import { createProductPath } from '../support/accounts';
import { waitForStillness, loadDeferredParts } from '../support/waiting';
import { storeCart, storeOrder } from '../support/cart';
import { expect, test } from '../support/fixtures';

/** Returns the start of the HTML of each control that is visible in print. */
const getPrintedControls = (page: Page) =>
  page.evaluate(() => {
    const controlSelector =
      'button, [role=button], [role=tab], [role=switch], .MuiButton-root, input[type=checkbox], ' +
      'input[type=radio], input[type=file], input[type=submit], ' +
      'label:has(input[type=checkbox])';
    return [...document.querySelectorAll(controlSelector)]
      .filter((control) => control.checkVisibility())
      .map((control) => control.outerHTML.slice(0, 120));
  });

const pages: [name: string, path: string][] = [
  ['home', '/'],
  ['the list of products', '/products?search=box'],
  ['a product', createProductPath(1)],
  ['a product’s reviews', createProductPath(1, '?tab=reviews')],
  ['the cart', '/cart'],
  ['the checkout', '/place-order'],
  ['the orders', '/order'],
  ['a pro-forma', '/pro-forma'],
  ['an article', '/blogs/1'],
  ['Contact Us', '/contact'],
];
for (const [name, path] of pages) {
  test(`${name} is printed without controls @both`, async ({ page }) => {
    await storeOrder(page);
    await storeCart(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await loadDeferredParts(page);
    await waitForStillness(page);
    await page.emulateMedia({ media: 'print' });
    expect(await getPrintedControls(page)).toEqual([]);
    await expect(page.getByRole('main')).toBeVisible();
  });
}

test('a toast is not printed', async ({ page }) => {
  await page.goto(createProductPath(1));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const toastText = page.getByRole('alert').getByText('Please select a pack');
  await expect(toastText).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toastText).toBeHidden();
});

test('a collapsed specification is printed in full', async ({ page }) => {
  await page.goto(createProductPath(1));
  const specification = page.getByTestId('specification');
  await expect(specification).toHaveCSS('max-height', '160px');
  await page.emulateMedia({ media: 'print' });
  await expect(specification).toHaveCSS('max-height', 'none');
  await expect(specification).toHaveCSS('mask-image', 'none');
});

test('a collapsed section of a form is printed', async ({ page }) => {
  await storeCart(page);
  await page.goto('/place-order');
  const companyField = page.getByLabel('Company', { exact: false }).first();
  await loadDeferredParts(page);
  await expect(page.getByRole('button', { name: 'Ordering for a business?' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(companyField).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(companyField).toBeVisible();
});
