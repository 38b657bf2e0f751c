import { createProductPath } from '../support/accounts';
import { followLink } from '../support/waiting';
import { enquiryValues } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { pressByKeyboard, focusByTab, fillByKeyboard } from '../support/keyboard';
import { waitForTakeOver } from '../support/prerendered';

/*
 * Tests tasks by keyboard. Ordering, accounts, comparison and the wide navigation have
 * keyboard tests in their own files.
 */

test('the menu leads to a list that can be sorted and filtered', async ({ page, isMobile }) => {
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await pressByKeyboard(page, /^Open menu/);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Gift Packaging' })).toBeVisible();
  await pressByKeyboard(page, /^PRODUCTS/i);
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();
  await expect(page.getByText('151 products', { exact: true })).toBeVisible();
  await focusByTab(page, /^Sort by/);
  await page.keyboard.press('N');
  await expect(page).toHaveURL('/products?sort=name');
  // On a wide screen, the filters are always visible beside the products.
  if (!isMobile) return;
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await pressByKeyboard(page, /^Gift Packaging/, 'Space');
  await expect(page).toHaveURL(/areas=Gift\+Packaging/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await pressByKeyboard(page, /^Remove Gift Packaging/);
  // Look only in the page, because the dialog with the filters contains the same text and may still
  // be closing.
  await expect(page.getByRole('main').getByText('151 products', { exact: true })).toBeVisible();
});

test('several products can be added to the cart by a quick order', async ({ page }) => {
  await page.goto('/cart');
  await followLink(page.getByRole('link', { name: 'Quick order: add many products at once' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Paste a list' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const [index, words] of ['kraft pizza box 7', 'soup cup 8 oz'].entries()) {
    const getFieldInRow = (name: string) =>
      page.getByLabel(`${name} row ${String(index + 1)}`, { exact: true });
    await expect(getFieldInRow('Product')).toBeFocused();
    await page.keyboard.type(words);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(getFieldInRow('Pack')).toBeFocused();
    await expect(getFieldInRow('Pack')).toContainText(/Pack of .* each/);
    await page.keyboard.type('Pack');
    await expect(getFieldInRow('Pack')).not.toHaveValue('');
    await focusByTab(page, /^Packs row/);
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
  }
  await pressByKeyboard(page, /^Add all to cart/);
  await expect(page.getByRole('main').getByText('2 of 2 rows added: 4 packs.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
});

test('an enquiry about a product can be sent', { tag: '@postgres' }, async ({ page }) => {
  await page.goto(createProductPath(1));
  // Wait for the whole page, because Firefox's driver may hang if keys are pressed while a page is
  // loading.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await pressByKeyboard(page, /^Get a quote/);
  await followLink(page.getByRole('link', { name: 'Ask for a sample' }));
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^Ask for a sample: Kraft Burger/,
  );
  await pressByKeyboard(page, /^Send Message/);
  await expect(page.getByRole('group', { name: 'Please check 5 fields' })).toBeFocused();
  // A link in the summary of errors leads to the field with the error.
  await pressByKeyboard(page, /^Name is required/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  const { Name, Message: _message, ...otherFields } = enquiryValues;
  await page.keyboard.insertText(Name);
  await fillByKeyboard(page, otherFields);
  await pressByKeyboard(page, /^Send Message/);
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
});

test('the / key opens the search on any page, and the search works by keyboard', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForTakeOver(page);
  await page.keyboard.press('/');
  const searchField = page.getByRole('combobox', { name: 'Search products' });
  await expect(searchField).toBeFocused();
  await expect(searchField).toHaveValue('');
  await page.keyboard.type('mithai');
  const option = page.getByRole('option').first();
  // Products are listed before categories, but load later.
  await expect(option).toHaveAttribute('href', /^\/product\//);
  // Wait for the words of specifications, which load last and may change the order of the results.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option).toHaveCSS('outline-style', 'solid');
  const name = await option.locator('span').first().textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
});
