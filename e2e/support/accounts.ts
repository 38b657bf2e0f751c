import type { Locator, Page } from '@playwright/test';
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

/**
 * Returns a new account with a unique e-mail address. Accounts must differ, because all tests share
 * the database.
 */
export function createAccount(name: string): Account {
  const uniqueId = crypto.randomUUID().slice(0, 8);
  return { name, email: `${uniqueId}@example.com`, password: `secret of ${uniqueId}` };
}

/** Logs a user in by the API call `UserValidate`, and returns its answer. */
async function logInByRequest({ url }: Shop, { email, password }: Account) {
  const query = new URLSearchParams({ LoginId: email, LoginPassword: password });
  const answer = await fetch(`${url}/api/ADM/User/UserValidate?${String(query)}`);
  return (await answer.json()) as Record<string, unknown> & { token: string };
}

type Login = Awaited<ReturnType<typeof logInByRequest>>;

/**
 * Signs a user in before the first page of the tab is loaded. Must be called before the first
 * `goto`. Returns the stored login, which `changeLogin` can change.
 */
export async function startSignedIn(
  page: Page,
  shop: Shop,
  account: Account,
  changeLogin = (login: Login) => login,
): Promise<Login> {
  const login = changeLogin(await logInByRequest(shop, account));
  await page.addInitScript((storedLogin) => {
    // Skip frames and the initial blank page, because they may have no storage. Skip later pages of
    // the tab, because the shop itself may have changed the stored login.
    if (window !== top || origin === 'null' || sessionStorage.getItem('authSeeded')) return;
    sessionStorage.setItem('authSeeded', 'yes');
    sessionStorage.setItem('authUser', JSON.stringify(storedLogin));
    sessionStorage.setItem('authToken', storedLogin.token);
  }, login);
  return login;
}

/** Returns the text that `npm run measure` prints: page speeds and errors that pages reported. */
export async function getMeasures(shop: Shop): Promise<string> {
  const { token } = await logInByRequest(shop, admin);
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(`${shop.url}/api/measures`, { headers })).json()) as string;
}

/**
 * Starts to watch the shop's inbox for new messages. It reads the inbox, because not every browser
 * driver reports the requests that send messages.
 * @returns a function that returns the messages received since the call of `watchInbox`, newest
 * first
 */
export async function watchInbox(shop: Shop): Promise<() => Promise<string[]>> {
  const { token } = await logInByRequest(shop, admin);
  const headers = { authorization: `Bearer ${token}` };
  const readMessages = async () => {
    const answer = await fetch(`${shop.url}/api/inbox`, { headers });
    const { data } = (await answer.json()) as { data: { contactMessage: string }[] };
    return data.map(({ contactMessage }) => contactMessage);
  };
  const countBefore = (await readMessages()).length;
  return async () => {
    const messages = await readMessages();
    return messages.slice(0, messages.length - countBefore);
  };
}

/**
 * Returns the path of a product page. The product id in it is encrypted with a random salt, as in
 * the shop, so each call returns another path.
 */
export function createProductPath(id: number, query = ''): string {
  for (;;) {
    const encryptedId = AES.encrypt(String(id), 'demo-product-secret').toString();
    if (!/[/+]/.test(encryptedId)) return `/product/${encodeURIComponent(encryptedId)}${query}`;
  }
}

export const getLoginButton = (page: Page) =>
  page.getByRole('button', { name: 'Log in', exact: true });
export const getAccountButton = (page: Page, { name }: Account) =>
  page.getByRole('button', { name: `Account of ${name}` });

export async function openLogin(page: Page) {
  await getLoginButton(page).click();
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

/**
 * Opens the user menu and returns it. If the device can hover, the menu opens on hover, and
 * otherwise on a tap.
 */
export async function openUserMenu(page: Page, account: Account) {
  const accountButton = getAccountButton(page, account);
  if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) await accountButton.hover();
  else await accountButton.tap();
  const menu = page.getByRole('menu', { name: 'Account' });
  await expect(menu).toBeVisible();
  return menu;
}

const submitDialog = (dialog: Locator, name: string) =>
  dialog.getByRole('button', { name, exact: true }).click();

/** Fills in and submits the open sign-up form, and then the login form that follows. */
export async function signUpAndLogIn(page: Page, { name, email, password }: Account) {
  const signupDialog = page.getByRole('dialog', { name: 'Sign Up' });
  await signupDialog.getByLabel('Full Name').fill(name);
  await signupDialog.getByLabel('Mobile').fill('03211234567');
  await signupDialog.getByLabel('Email').fill(email);
  await signupDialog.getByLabel('Password', { exact: true }).fill(password);
  await submitDialog(signupDialog, 'Signup');
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await logIn(page, { email, password });
}

/** Fills in and submits the open login form. */
export async function logIn(page: Page, { email, password }: Omit<Account, 'name'>) {
  const loginDialog = page.getByRole('dialog', { name: 'Login' });
  await loginDialog.getByLabel('Email').fill(email);
  await loginDialog.getByLabel('Password', { exact: true }).fill(password);
  await submitDialog(loginDialog, 'Login');
}

/** Writes and submits a review of the open product. It does not wait for the result. */
export async function writeReview(page: Page, comment: string) {
  await page.getByRole('link', { name: 'Write a Review' }).click();
  await page.getByRole('radio', { name: '4 out of 5 stars' }).check();
  await page.getByLabel('Your comment').fill(comment);
  await page.getByRole('button', { name: 'Submit Review' }).click();
}

export async function logOut(page: Page, account: Account) {
  await (await openUserMenu(page, account)).getByRole('menuitem', { name: 'Logout' }).click();
  await expect(getLoginButton(page)).toBeVisible();
}

export const getToast = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });
