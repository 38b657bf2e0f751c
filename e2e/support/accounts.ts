import type { Page } from '@playwright/test';
import AES from 'crypto-js/aes';

import { expect } from './fixtures';
import type { Shop } from './shop';

export type Account = { name: string; email: string; password: string };

export const shopper: Account = {
  name: 'Ayesha Khan',
  email: 'shopper@example.com',
  password: 'shopper-demo-1',
};
export const admin: Account = {
  name: 'Shop Admin',
  email: 'admin@example.com',
  password: 'admin-demo-1',
};

/** Somebody nobody has met yet; the database outlives a test. */
export function newcomer(name: string): Account {
  const mark = crypto.randomUUID().slice(0, 8);
  return { name, email: `${mark}@example.com`, password: `secret of ${mark}` };
}

async function json(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}

/** The answer to call 8. */
export async function logInByRequest({ url }: Shop, { email, password }: Account) {
  const query = new URLSearchParams({ LoginId: email, LoginPassword: password });
  const login = await json(await fetch(`${url}/api/ADM/User/UserValidate?${String(query)}`));
  expect(login).toMatchObject({ statusCode: 200 });
  return login as Record<string, unknown> & { token: string; userId: number };
}

/** Has this tab begin with somebody signed in; call before its first `goto`. */
export async function beSignedIn(page: Page, shop: Shop, account: Account): Promise<string> {
  const login = await logInByRequest(shop, account);
  await keepSignedIn(page, login);
  return login.token;
}

/** The same with the answer to call 8 given. */
export async function keepSignedIn(
  page: Page,
  login: Record<string, unknown> & { token: string },
): Promise<void> {
  await page.addInitScript((stored) => {
    // Frames of others have no storage; later pages of the tab keep what the shop has made of it.
    if (window !== top || sessionStorage.getItem('authSeeded')) return;
    sessionStorage.setItem('authSeeded', 'yes');
    sessionStorage.setItem('authUser', JSON.stringify(stored));
    sessionStorage.setItem('authToken', stored.token);
  }, login);
}

/** The address of a product, with a salt as any other client would choose it. */
export function productPath(id: number, query = ''): string {
  for (;;) {
    const text = AES.encrypt(String(id), 'demo-product-secret').toString();
    if (!/[/+]/.test(text)) return `/product/${encodeURIComponent(text)}${query}`;
  }
}

export const loginButton = (page: Page) =>
  page.getByRole('button', { name: 'Log in', exact: true });
export const avatarOf = (page: Page, { name }: Account) =>
  page.getByRole('button', { name: `Account of ${name}` });

export async function openLogin(page: Page) {
  await loginButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByLabel('Email')).toBeVisible();
  return dialog;
}

export async function openSignup(page: Page) {
  await (await openLogin(page)).getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await expect(dialog.getByLabel('Full Name')).toBeVisible();
  return dialog;
}

/** An entry of the user menu, opened as this device does: by the mouse's coming, or by a tap. */
export async function openUserMenu(page: Page, account: Account) {
  const avatar = avatarOf(page, account);
  if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) await avatar.hover();
  else await avatar.tap();
  const menu = page.getByRole('menu', { name: 'Account' });
  await expect(menu).toBeVisible();
  return menu;
}
