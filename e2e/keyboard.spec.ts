import {
  avatarOf,
  beSignedIn,
  loginButton,
  newcomer,
  productPath,
  signUpByRequest,
} from './support/accounts';
import { delivery } from './support/delivery';
import { enquiry } from './support/enquiry';
import { expect, test } from './support/fixtures';
import { pressAt, tabTo, typeInto } from './support/keyboard';

/*
 * Every task by keyboard alone. Those not here have their own journey beside the rest of their subject: search, packs for a
 * number of pieces, comparison, quick order, the wide navigation and the account menu.
 */
test.skip(({ isMobile }) => !isMobile, 'the same on every screen');

test('the menu leads to a list, which is ordered and filtered', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await pressAt(page, /^Open menu/);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Gift Packaging' })).toBeVisible();
  await pressAt(page, /^PRODUCTS/i);
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();
  await expect(page.getByText('150 products', { exact: true })).toBeVisible();
  await tabTo(page, /^Sort by/);
  await page.keyboard.press('N');
  await expect(page).toHaveURL('/products?sort=name');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await pressAt(page, /^Gift Packaging/, 'Space');
  await expect(page).toHaveURL(/areas=Gift\+Packaging/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await pressAt(page, /^Remove Gift Packaging/);
  await expect(page.getByText('150 products', { exact: true })).toBeVisible();
});

test(
  'a product is bought, the order sent and ordered again',
  { tag: '@postgres' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Skip to content' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('main').locator('a[href^="/product/"]').first().waitFor();
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(
        /^\/product\//,
      );
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page
      .getByRole('radio', { name: /pack of/i })
      .first()
      .waitFor();
    await expect(async () => {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(
        () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '',
      );
      expect(label).toMatch(/pack of/i);
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Space');
    await tabTo(page, /^Add to cart/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

    await page.goto('/cart');
    await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).waitFor();
    await tabTo(page, /^PROCEED TO CHECKOUT/, 'a');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/place-order$/);
    await page.getByRole('button', { name: 'PLACE ORDER' }).waitFor();
    await typeInto(page, delivery);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/[A-Z]{2}-\d{8}-[A-Z0-9]{4}/).first()).toBeVisible();

    await pressAt(page, /^Send to /);
    await expect(page.getByRole('heading', { level: 1, name: 'Your order is sent' })).toBeFocused();
    await page.goto('/order');
    await page.getByRole('button', { name: 'Order again' }).waitFor();
    await pressAt(page, /^Order again/);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
);

test('an enquiry', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).waitFor();
  await pressAt(page, /^Send Message/);
  await expect(page.getByRole('group', { name: 'Please check 6 fields' })).toBeFocused();
  // A line of the summary leads to its field.
  await pressAt(page, /^Name is required/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  const { Name, ...others } = enquiry;
  await page.keyboard.insertText(Name);
  await typeInto(page, others);
  await pressAt(page, /^Send Message/);
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
});

test('sign up, log in, change the profile, log out', async ({ page }) => {
  const nadia = newcomer('Nadia Shah');
  await page.goto('/profile');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await pressAt(page, /^Log in/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await pressAt(page, /^Sign Up/);
  await expect(dialog.getByLabel('Full Name')).toBeVisible();
  await typeInto(page, {
    'Full Name': nadia.name,
    Mobile: '03211234567',
    Email: nadia.email,
    Password: nadia.password,
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Login' }).getByLabel('Email')).toBeVisible();
  await typeInto(page, { Email: nadia.email, Password: nadia.password });
  await page.keyboard.press('Enter');
  await expect(avatarOf(page, nadia)).toBeFocused();

  const form = page.getByRole('form', { name: 'Profile' });
  await expect(form.getByLabel('Full Name')).toHaveValue(nadia.name);
  await tabTo(page, /^Full Name/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Nadia Malik');
  await pressAt(page, /^Update Profile/);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  await pressAt(page, /^Account of Nadia Malik/);
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(loginButton(page)).toBeFocused();
});

test('a review is written, changed and deleted', async ({ page, shop }) => {
  const author = newcomer('Sana Malik');
  await signUpByRequest(shop, author);
  await beSignedIn(page, shop, author);
  await page.goto(productPath(31, '?tab=reviews'));
  await page.getByRole('link', { name: 'Write a Review' }).waitFor();
  await pressAt(page, /^Write a Review/);
  await expect(page.getByRole('form', { name: 'Write a Review' })).toBeFocused();
  await tabTo(page, /^No rating/, 'input');
  for (let star = 0; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await typeInto(page, { 'Your comment': 'Sturdy' });
  await pressAt(page, /^Submit Review/);
  const own = page.getByRole('listitem').filter({ hasText: 'Sturdy' });
  await expect(own.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();

  await pressAt(page, /^Edit the review by Sana Malik/);
  await tabTo(page, /^Your comment/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Sturdy, and dry');
  await pressAt(page, /^Update Review/);
  await expect(own.getByText('Sturdy, and dry')).toBeVisible();

  await pressAt(page, /^Delete the review by Sana Malik/);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await pressAt(page, /^Delete$/);
  await expect(own).toHaveCount(0);
});

test('a product is saved and taken out again; a shared list and a shared cart are taken', async ({
  page,
}) => {
  await page.goto(productPath(1));
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await pressAt(page, /^Save$/);
  await expect(page.getByRole('button', { name: 'Saved', pressed: true })).toBeFocused();
  await page.goto('/saved');
  await expect(page.getByText('1 product, kept on this device')).toBeVisible();
  await pressAt(page, /^Remove Kraft Burger Box/);
  await expect(page.getByText(/^Nothing saved yet\./)).toBeVisible();
  await pressAt(page, /^Undo/);
  await expect(page.getByText('1 product, kept on this device')).toBeVisible();

  await page.goto(`/saved#products=${btoa('["2","3"]')}`);
  await page.reload();
  await page.getByRole('button', { name: 'Save all to my list' }).waitFor();
  await pressAt(page, /^Save all to my list/);
  await expect(page.getByText('3 products, kept on this device')).toBeVisible();

  await page.goto(`/cart#lines=${btoa('[["1","1",2]]')}`);
  const panel = page.getByRole('region', { name: 'A cart shared with you' });
  await panel.getByRole('button', { name: 'Put into my cart' }).waitFor();
  await pressAt(page, /^Put into my cart/);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await pressAt(page, /^Pro-forma to print/);
  await expect(page.getByRole('article', { name: 'Pro-forma invoice' })).toBeVisible();
});
