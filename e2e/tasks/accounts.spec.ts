import {
  avatarOf,
  beSignedIn,
  loginButton,
  newcomer,
  openSignup,
  openUserMenu,
  productPath,
  shopper,
} from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { watchSecrets } from '../support/secrets';

const picture = 'server/seed/images/products/hat-box.webp';

test(
  'sign up, log in, review, change the profile, log out',
  { tag: '@postgres' },
  async ({ page, axe }) => {
    // The longest journey of all.
    test.slow();
    const sana = newcomer('Sana Malik');
    const secrets = watchSecrets(page);
    const toast = (text: string) => page.getByRole('alert').filter({ hasText: text });

    await page.goto(productPath(31, '?tab=reviews'));
    const signup = await openSignup(page);
    await signup.getByLabel('Profile image').setInputFiles(picture);
    const preview = signup.getByRole('img', { name: 'Chosen profile image' });
    await expect(preview).toHaveAttribute('src', /\/uploads\//);
    await signup.getByLabel('Full Name').fill(sana.name);
    await signup.getByLabel('Mobile').fill('+92 321 1234567');
    await signup.getByLabel('Email').fill(sana.email);
    await signup.getByLabel('Password', { exact: true }).fill(sana.password);
    await signup.getByRole('button', { name: 'Signup' }).click();
    await expect(toast('Account created successfully')).toBeVisible();

    const login = page.getByRole('dialog', { name: 'Login' });
    await login.getByLabel('Email').fill(sana.email);
    await login.getByLabel('Password', { exact: true }).fill(sana.password);
    await login.getByRole('button', { name: 'Show password' }).click();
    await axe('[role=dialog]');
    await login.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(avatarOf(page, sana)).toBeFocused();

    const reviews = page.getByRole('region', { name: 'Customer reviews' });
    await reviews.getByRole('link', { name: 'Write a Review' }).click();
    await reviews.getByRole('radio', { name: '4 out of 5 stars' }).check();
    await reviews.getByLabel('Your comment').fill('Holds its shape <b>well</b>');
    await axe('main form');
    await reviews.getByRole('button', { name: 'Submit Review' }).click();
    const own = reviews.getByRole('listitem').filter({ hasText: 'Sana Malik' });
    await expect(own.getByText('Holds its shape <b>well</b>')).toBeVisible();
    await own.getByRole('button', { name: 'Edit the review by Sana Malik' }).click();
    await reviews.getByRole('radio', { name: '2 out of 5 stars' }).check();
    await reviews.getByLabel('Your comment').fill('It bent in the rain');
    await reviews.getByRole('button', { name: 'Update Review' }).click();
    await expect(own.getByText('It bent in the rain')).toBeVisible();
    await expect(own.getByRole('img', { name: '2 out of 5 stars' })).toBeVisible();

    await (await openUserMenu(page, sana)).getByRole('menuitem', { name: 'My Profile' }).click();
    const form = page.getByRole('form', { name: 'Profile' });
    await form.getByLabel('Profile image').setInputFiles(picture);
    await expect(form.getByRole('img', { name: 'Chosen profile image' })).toBeVisible();
    await form.getByLabel('Full Name').fill('Sana Iqbal');
    await form.getByRole('button', { name: 'Update Profile' }).click();
    await expect(toast('Profile updated successfully!')).toBeVisible();

    // What a reload finds is what the back end keeps.
    await page.reload();
    await expect(form.getByLabel('Full Name')).toHaveValue('Sana Iqbal');
    const renamed = { ...sana, name: 'Sana Iqbal' };
    const face = avatarOf(page, renamed).locator('img');
    await expect
      .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    const menu = await openUserMenu(page, renamed);
    await menu.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(loginButton(page)).toBeFocused();
    await expect(page.getByText('You are not logged in.')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
      .not.toContainEqual(expect.stringMatching(/^auth/));
    const { password } = sana;
    const betrayed = [password, encodeURIComponent(password), password.replaceAll(' ', '+')];
    const left = (await secrets()).filter((text) => betrayed.some((part) => text.includes(part)));
    expect(left, 'a password left behind').toEqual([]);
  },
);

test('the sign-up holds the focus, and a press beside it closes it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const arrival = await page.goto('/about');
  const dialog = page.getByRole('dialog');
  await openSignup(page);
  // Of a provider that is not configured nothing shows, and no byte is loaded.
  await expect(dialog.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0);
  const policy = arrival?.headers()['content-security-policy'];
  expect(policy).not.toMatch(/apis\.google|googleapis|firebase/);
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((text) => text.includes('identitytoolkit'))).toEqual([]);

  for (let press = 0; press < 14; press += 1) await page.keyboard.press('Tab');
  expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
  await expect(loginButton(page)).toBeFocused();
});

test('the profile keeps unsaved typing, and a save ends though the page is left', async ({
  page,
  shop,
}) => {
  await beSignedIn(page, shop, shopper);
  await page.goto('/order');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const menu = await openUserMenu(page, shopper);
  await menu.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Update Profile' })).toBeFocused();
  await expect(menu).toBeHidden();
  const form = page.getByRole('form', { name: 'Profile' });
  const name = form.getByLabel('Full Name');
  await name.fill('Ayesha');
  await page.goBack();
  await expect(page).toHaveURL(/\/order$/);
  await page.goForward();
  await expect(name).toHaveValue('Ayesha');
  await page.reload();
  await expect(name).toHaveValue('Ayesha');

  let answer = () => {};
  let saves = 0;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/WebUpdate*', async (route) => {
    saves += 1;
    await answered;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Update Profile' }).dblclick();
  await expect(form.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await expect.poll(() => saves).toBe(1);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  answer();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('profileDraft'))).toBeNull();
});
