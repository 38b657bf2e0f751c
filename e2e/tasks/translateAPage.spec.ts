import { startSignedIn, createProductPath, shopper, watchInbox } from '../support/accounts';
import { checkoutValues, fillInForm, storeCart } from '../support/cart';
import { expect, test } from '../support/fixtures';

/*
 * Tests tasks on a page that the browser translates. `npm run prove` also runs most other tasks on
 * translated pages.
 */
test.use({ isTranslated: true });

test('translated totals change with the quantity, and the order is sent', async ({
  page,
  shop,
}) => {
  await storeCart(page);
  await page.goto('/cart');
  const totals = page.locator('dl');
  await expect(totals).toContainText('Rs. 1,360');
  await expect(totals.locator('font font').first()).toBeVisible();
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(totals).toContainText(/Subtotal\s*Rs\. 2,040[^]*Total\s*Rs\. 2,040/);
  await page.getByRole('button', { name: /^Decrease quantity/ }).click();
  await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
  await fillInForm(page, checkoutValues);
  const getSentMessages = await watchInbox(shop);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible();
  expect(await getSentMessages()).toHaveLength(1);
});

test('a translated product is saved and removed again', async ({ page }) => {
  await page.goto(createProductPath(1));
  await page.keyboard.press('Shift');
  const saveButton = page.getByRole('button', { name: /^Saved?$/ });
  await saveButton.click();
  await expect(saveButton).toHaveText('Saved');
  await expect(page.getByRole('link', { name: 'View list (1)' })).toBeVisible();
  await saveButton.click();
  await expect(saveButton).toHaveText('Save');
});

test('a translated quick order says whether packs or pieces are counted', async ({ page }) => {
  await page.goto('/quick-order');
  await page.getByLabel('Product row 1').fill('kraft pizza box 7');
  await page.getByRole('option').first().click();
  const label = page.locator('label').filter({ hasText: /^(Packs|Pieces) row 1$/ });
  await expect(label).toHaveText('Packs row 1');
  await page.getByLabel('Pack row 1').selectOption('Pieces (in the cheapest packs)');
  await expect(label).toHaveText('Pieces row 1');
});

test('a translated profile is saved', async ({ page, shop }) => {
  await startSignedIn(page, shop, shopper);
  await page.goto('/profile');
  await page.getByLabel(/^Full Name/).fill('Sana Iqbal');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible();
});
