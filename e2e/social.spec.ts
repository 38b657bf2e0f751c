import { rm } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import {
  avatarOf,
  loginButton,
  newcomer,
  openLogin,
  openSignup,
  openUserMenu,
} from './support/accounts';
import { expect, test as base } from './support/fixtures';
import { gapiScript } from './support/gapiFrames';
import { changeUser, firebaseConfig, startIdentityServer } from './support/identityServer';
import { siteWith, startShop } from './support/shop';

/*
 * The real Firebase SDK in the browser, against the stand-in of support/identityServer or, by `npm run test:emulator`,
 * against the real Auth emulator.
 */
const emulator = process.env.E2E_AUTH_EMULATOR;

const test = base.extend<object, { identity: { url: string } }>({
  identity: [
    async ({}, use) => {
      if (emulator) return use({ url: emulator });
      const server = await startIdentityServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ identity }, use, { workerIndex }) => {
      const site = await siteWith(firebaseConfig(identity));
      const shop = await startShop(`social_${workerIndex}`, { STATIC_DIR: site });
      await use(shop);
      await shop.stop();
      await rm(site, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  context: async ({ context }, use) => {
    // The two things that come from elsewhere: Google's frames, and the look of the emulator's window.
    await context.route('https://apis.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: gapiScript }),
    );
    await context.route(/unpkg\.com|fonts\.googleapis\.com/, (route) =>
      route.fulfill({
        contentType: route.request().url().includes('.js') ? 'text/javascript' : 'text/css',
        body: '',
      }),
    );
    await use(context);
  },
});

test.skip(({ isMobile }) => isMobile, 'the same on every screen');

type Person = ReturnType<typeof newcomer>;
type Provider = 'Google' | 'Facebook';

/** Presses the dialog's button and waits for the provider's window. */
async function openPopup(page: Page, provider: Provider): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: provider }).click();
  await (await popup).waitForLoadState();
  return popup;
}

async function signInAs({ name, email }: Person, popup: Page) {
  const closed = popup.waitForEvent('close');
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
  await closed;
}

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

/** Runs in the browser: how many sessions the SDK keeps there. */
function countSessions(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.onerror = () => {
      reject(new Error('no database'));
    };
    opening.onsuccess = () => {
      const store = opening.result
        .transaction('firebaseLocalStorage')
        .objectStore('firebaseLocalStorage');
      const reading = store.getAllKeys();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.filter((key) => JSON.stringify(key).includes('authUser')).length);
      };
    };
  });
}

const logOut = async (page: Page, person: Person) => {
  await (await openUserMenu(page, person)).getByRole('menuitem', { name: 'Logout' }).click();
  await expect(loginButton(page)).toBeVisible();
};

test('Google signs up through call 9, holds over tabs, and ends with the logout', async ({
  page,
  context,
}) => {
  const sana = newcomer('Sana Malik');
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/WebSave'))
      sent.push(request.postDataJSON() as Record<string, string>);
  });
  await page.goto('/about');
  await openSignup(page);
  await signInAs(sana, await openPopup(page, 'Google'));
  await expect(toast(page, 'Signed up with Google as Sana Malik')).toBeVisible();
  await expect(avatarOf(page, sana)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(sent).toMatchObject([
    { loginId: sana.email, userEmail: sana.email, appUserName: sana.name, userCellNo: '' },
  ]);
  expect(sent[0]?.loginPassword).toMatch(/^[\w-]{32}$/);
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).not.toContain(sent[0]?.loginPassword);

  const tab = await context.newPage();
  await tab.goto('/about');
  await expect(avatarOf(tab, sana)).toBeVisible();
  await tab.close();
  expect(await page.evaluate(countSessions)).toBe(1);
  await logOut(page, sana);
  await expect.poll(() => page.evaluate(countSessions)).toBe(0);
});

test('Facebook: new from the login dialog, then simply signed in', async ({ page }) => {
  const bilal = newcomer('Bilal Aslam');
  let signUps = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/WebSave')) signUps += 1;
  });
  await page.goto('/about');
  await openLogin(page);
  await signInAs(bilal, await openPopup(page, 'Facebook'));
  await expect(toast(page, 'Signed up with Facebook as Bilal Aslam')).toBeVisible();
  await logOut(page, bilal);
  await openLogin(page);
  const popup = await openPopup(page, 'Facebook');
  await popup.locator('.js-reuse-account').filter({ hasText: bilal.email }).click();
  await expect(avatarOf(page, bilal)).toBeVisible();
  expect(signUps).toBe(1);
});

test('a window blocked or closed has its words, and both buttons are there again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await openLogin(page);
  const google = page.getByRole('dialog').getByRole('button', { name: 'Google' });
  const popup = await openPopup(page, 'Google');
  await popup.close();
  // The SDK waits a while for an answer that may still be on its way.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(toast(page, 'window was closed before you finished')).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(google).toBeEnabled();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await google.click();
  await expect(toast(page, 'The browser blocked the sign-in window')).toBeVisible();
  await expect(google).toBeEnabled();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

for (const [what, changes, words] of [
  ['disabled', () => ({ disableUser: true }), 'This account has been disabled. Please contact us.'],
  [
    'expired',
    () => ({ validSince: String(Math.floor(Date.now() / 1000)) }),
    'Your session has ended. Please log in again.',
  ],
] as const) {
  test(`a user ${what} meanwhile is signed out on coming back`, async ({
    page,
    identity,
    allowProblem,
  }) => {
    const sana = newcomer('Sana Malik');
    await page.clock.install();
    await page.goto('/about');
    await openLogin(page);
    await signInAs(sana, await openPopup(page, 'Google'));
    await expect(avatarOf(page, sana)).toBeVisible();
    const localId = await page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('authUser') ?? '') as { uid: string }).uid,
    );
    // Tokens of this very second stay good.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await changeUser(identity, { localId, ...changes() });
    allowProblem(/accounts:lookup|400 \(Bad Request\)/);
    await page.clock.fastForward('06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(toast(page, words)).toBeVisible();
    await expect(loginButton(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('authUser'))).toBeNull();
  });
}

base(
  'without a configuration no button shows and no byte of Firebase is loaded',
  async ({ page }) => {
    base.skip(Boolean(emulator), 'needs no provider');
    const scripts: Promise<string>[] = [];
    const elsewhere: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    page.on('request', (request) => {
      if (/google|firebase|facebook/.test(new URL(request.url()).host))
        elsewhere.push(request.url());
    });
    const document = await page.goto('/about');
    expect(document?.headers()['content-security-policy']).not.toMatch(
      /apis\.google|googleapis|firebase/,
    );
    const login = await openLogin(page);
    await expect(login.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0);
    await login.getByRole('button', { name: 'Sign Up' }).click();
    const signup = page.getByRole('dialog', { name: 'Sign Up' });
    await expect(signup.getByLabel('Full Name')).toBeVisible();
    await expect(signup.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0);
    const loaded = await Promise.all(scripts);
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter((text) => text.includes('identitytoolkit'))).toEqual([]);
    expect(elsewhere).toEqual([]);
  },
);
