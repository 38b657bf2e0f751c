import type { Page, Request } from '@playwright/test';

import {
  avatarOf,
  beSignedIn,
  loginButton,
  newcomer,
  openLogin,
  openSignup,
  openUserMenu,
  productPath,
  shopper,
} from './support/accounts';
import { expect, test } from './support/fixtures';
import { watchSecrets } from './support/secrets';

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
    await expect(login.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
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
    await expect(own.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    await expect(reviews.getByRole('link', { name: 'Write a Review' })).toHaveCount(0);

    await own.getByRole('button', { name: 'Edit the review by Sana Malik' }).click();
    await reviews.getByRole('radio', { name: '2 out of 5 stars' }).check();
    await reviews.getByLabel('Your comment').fill('It bent in the rain');
    await reviews.getByRole('button', { name: 'Update Review' }).click();
    await expect(own.getByText('It bent in the rain')).toBeVisible();
    await expect(own.getByRole('img', { name: '2 out of 5 stars' })).toBeVisible();

    await own.getByRole('button', { name: 'Delete the review by Sana Malik' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this review permanently?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(own).toHaveCount(0);
    await expect(reviews.getByRole('link', { name: 'Write a Review' })).toBeVisible();

    await (await openUserMenu(page, sana)).getByRole('menuitem', { name: 'My Profile' }).click();
    const form = page.getByRole('form', { name: 'Profile' });
    await form.getByLabel('Profile image').setInputFiles(picture);
    await expect(form.getByRole('img', { name: 'Chosen profile image' })).toHaveAttribute(
      'src',
      /^data:image\/webp;base64,/,
    );
    await form.getByLabel('Full Name').fill('Sana Iqbal');
    await form.getByRole('button', { name: 'Update Profile' }).click();
    await expect(toast('Profile updated successfully!')).toBeVisible();
    const account = page.getByRole('complementary', { name: 'Account' });
    await expect(account.getByText('Sana Iqbal')).toBeVisible();

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
    const betrayed = [
      sana.password,
      encodeURIComponent(sana.password),
      sana.password.replaceAll(' ', '+'),
    ];
    const left = (await secrets()).filter((text) => betrayed.some((part) => text.includes(part)));
    expect(left, 'a password left behind').toEqual([]);
  },
);

test('the user menu: by mouse or finger, and by keyboard', async ({ page, shop }) => {
  await beSignedIn(page, shop, shopper);
  await page.goto('/order');
  const menu = await openUserMenu(page, shopper);
  await menu.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Update Profile' })).toBeFocused();
  await expect(menu).toBeHidden();

  const avatar = avatarOf(page, shopper);
  await page.mouse.move(0, 600);
  await avatar.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(avatar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'My Orders' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order$/);
  await page.mouse.click(5, 600);
  await expect(menu).toBeHidden();
});

test.describe('once is enough', () => {
  test.skip(({ isMobile }) => !isMobile, 'the same on every screen');

  /** Holds back the answers to a call; each is told when it may go. */
  async function hold(page: Page, path: string) {
    const requests: Request[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route(`**${path}*`, async (route) => {
      requests.push(route.request());
      await gate;
      await route.continue().catch(() => undefined);
    });
    return { requests, open };
  }

  test('dialogs: focus, Escape, backdrop, a double click, and no ghost', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/UserValidate/);
    await page.goto('/about');
    const dialog = page.getByRole('dialog');
    await openLogin(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(loginButton(page)).toBeFocused();
    await openSignup(page);
    for (let press = 0; press < 14; press += 1) await page.keyboard.press('Tab');
    expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await page.mouse.click(20, 300);
    await expect(dialog).toBeHidden();
    await expect(loginButton(page)).toBeFocused();

    const login = await hold(page, '/UserValidate');
    await openLogin(page);
    await dialog.getByLabel('Email').fill(shopper.email);
    await dialog.getByLabel('Password', { exact: true }).fill(shopper.password);
    await dialog.getByRole('button', { name: 'Login', exact: true }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Logging in...' })).toBeVisible();
    await expect.poll(() => login.requests.length).toBe(1);
    const ended = page.waitForEvent('requestfailed', (it) => it.url().includes('/UserValidate'));
    await page.keyboard.press('Escape');
    await ended;
    login.open();
    await openLogin(page);
    await expect(dialog.getByLabel('Email')).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('authUser'))).toBeNull();

    await dialog.getByLabel('Email').fill(shopper.email);
    await dialog.getByLabel('Password', { exact: true }).fill('not this one');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(/Invalid email or password/);
    await expect(dialog.getByLabel('Email')).toHaveValue(shopper.email);
  });

  test('the profile keeps unsaved typing, and a save ends though the page is left', async ({
    page,
    shop,
  }) => {
    await beSignedIn(page, shop, shopper);
    await page.goto('/order');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await (await openUserMenu(page, shopper)).getByRole('menuitem', { name: 'My Profile' }).click();
    const form = page.getByRole('form', { name: 'Profile' });
    const name = form.getByLabel('Full Name');
    await name.fill('Ayesha');
    await page.goBack();
    await expect(page).toHaveURL(/\/order$/);
    await page.goForward();
    await expect(name).toHaveValue('Ayesha');
    await page.reload();
    await expect(name).toHaveValue('Ayesha');

    const save = await hold(page, '/WebUpdate');
    await form.getByRole('button', { name: 'Update Profile' }).dblclick();
    await expect(form.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    await expect.poll(() => save.requests.length).toBe(1);
    await page.getByRole('link', { name: /^Cart/ }).first().click();
    await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
    save.open();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await page.goBack();
    await expect(name).toHaveValue('Ayesha');
    expect(await page.evaluate(() => sessionStorage.getItem('profileDraft'))).toBeNull();
  });
});
