import { avatarOf, loginButton, newcomer, openUserMenu, productPath } from '../support/accounts';
import { follow } from '../support/arrival';
import { delivery } from '../support/delivery';
import { enquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { pressAt, tabTo, typeInto } from '../support/keyboard';

/* The tasks by keyboard alone; search, comparison and the wide navigation by keyboard stand with their subjects. */

test('the menu leads to a list, which is ordered and filtered', async ({ page, isMobile }) => {
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await pressAt(page, /^Open menu/);
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Gift Packaging' }),
  ).toBeVisible();
  await pressAt(page, /^PRODUCTS/i);
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();
  await expect(page.getByText('150 products', { exact: true })).toBeVisible();
  await tabTo(page, /^Sort by/);
  await page.keyboard.press('N');
  await expect(page).toHaveURL('/products?sort=name');
  // On the wide screen the ticks stand beside the products.
  if (!isMobile) return;
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

test('packs for a number of pieces are bought, and the order sent', async ({ page, axe }) => {
  await page.goto(productPath(1));
  await page.getByRole('button', { name: 'How many pieces do you need?' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, /^How many pieces do you need/);
  await expect(page.getByRole('textbox', { name: 'Pieces' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('1,120');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '= 1,150 pcs' })).toContainText(
    '2 × Pack of 500 + 1 × Pack of 100 + 1 × Pack of 50 = 1,150 pcs',
  );
  await axe();
  await pressAt(page, /^Add these to cart/);
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();

  await page.goto('/cart');
  await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).waitFor();
  await tabTo(page, /^PROCEED TO CHECKOUT/, 'a');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'PLACE ORDER' }).waitFor();
  await typeInto(page, delivery);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Order DD-/);
  await pressAt(page, /^Send to /);
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is sent' })).toBeFocused();
});

test('a quick order of several products', async ({ page, axe }) => {
  await page.goto('/cart');
  await follow(page.getByRole('link', { name: 'Quick order: many products at once' }));
  await page.keyboard.press('Tab');
  await expect(page.getByText('Paste a list')).toBeFocused();
  await page.keyboard.press('Tab');
  for (const [at, words] of ['kraft pizza box 7', 'soup cup 8 oz'].entries()) {
    const inRow = (name: string) =>
      page.getByLabel(`${name}, row ${String(at + 1)}`, { exact: true });
    await expect(inRow('Product')).toBeFocused();
    await page.keyboard.type(words);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(inRow('Pack')).toBeFocused();
    await expect(inRow('Pack')).toContainText(/Pack of .* each/);
    await page.keyboard.type('Pack');
    await expect(inRow('Pack')).not.toHaveValue('');
    await tabTo(page, /^Packs, row/);
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
  }
  await axe();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add all to cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('2 of 2 added')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
});

test('a product leads to an enquiry that arrives', { tag: '@postgres' }, async ({ page }) => {
  await page.clock.install();
  await page.goto(productPath(1));
  await follow(page.getByRole('link', { name: 'Ask for a sample' }));
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^Ask for a sample: Kraft Burger/,
  );
  await pressAt(page, /^Send Message/);
  await expect(page.getByRole('group', { name: 'Please check 5 fields' })).toBeFocused();
  // A line of the summary leads to its field.
  await pressAt(page, /^Name is required/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  const { Name, Message: _begun, ...others } = enquiry;
  await page.keyboard.insertText(Name);
  await typeInto(page, others);
  await pressAt(page, /^Send Message/);
  const success = page.getByText('Your message has been sent successfully!');
  await expect(success).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(success).toBeHidden();
});

test('sign up, log in, review, log out', async ({ page }) => {
  const nadia = newcomer('Nadia Shah');
  await page.goto(productPath(31, '?tab=reviews'));
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await pressAt(page, /^Log in$/);
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

  await pressAt(page, /^Write a Review/);
  await expect(page.getByRole('form', { name: 'Write a Review' })).toBeFocused();
  await tabTo(page, /^No rating/, 'input');
  for (let star = 0; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await typeInto(page, { 'Your comment': 'Sturdy' });
  await pressAt(page, /^Submit Review/);
  const own = page.getByRole('listitem').filter({ hasText: nadia.name });
  await expect(own.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  await pressAt(page, /^Delete the review by Nadia Shah/);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(own.getByRole('button', { name: /^Delete/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, /^Delete$/);
  await expect(own).toHaveCount(0);

  const avatar = avatarOf(page, nadia);
  const menu = await openUserMenu(page, nadia);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.move(0, 600);
  await avatar.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(loginButton(page)).toBeFocused();
});
