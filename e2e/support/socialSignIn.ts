import { rm } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { type Account, loginButton, openUserMenu } from './accounts';
import { expect, test as base } from './fixtures';
import { gapiScript } from './gapiFrames';
import { firebaseConfig, startIdentityServer } from './identityServer';
import { siteWith, startShop } from './shop';

/*
 * The real Firebase SDK in the browser, against the stand-in of support/identityServer or, by `npm run test:emulator`,
 * against the real Auth emulator.
 */
const emulator = process.env.E2E_AUTH_EMULATOR;

export const test = base.extend<object, { identity: { url: string } }>({
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

type Provider = 'Google' | 'Facebook';

/** Presses the dialog's button and waits for the provider's window. */
export async function openPopup(page: Page, provider: Provider): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: provider }).click();
  await (await popup).waitForLoadState();
  return popup;
}

export async function signInAs({ name, email }: Account, popup: Page) {
  const closed = popup.waitForEvent('close');
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
  await closed;
}

export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

/** Runs in the browser: the ids of the users whose sessions the SDK keeps there. */
export function providerIds(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.onerror = () => {
      reject(new Error('no database'));
    };
    opening.onsuccess = () => {
      const store = opening.result
        .transaction('firebaseLocalStorage')
        .objectStore('firebaseLocalStorage');
      const reading = store.getAll();
      reading.onsuccess = () => {
        opening.result.close();
        const rows = reading.result as { fbase_key: string; value: { uid: string } }[];
        const sessions = rows.filter((row) => row.fbase_key.includes('authUser'));
        resolve(sessions.map((row) => row.value.uid));
      };
    };
  });
}

export const userToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('authToken'));

/** Writes a review of the product that is open; what happens then is the journey's. */
export async function writeReview(page: Page, comment: string) {
  await page.getByRole('link', { name: 'Write a Review' }).click();
  await page.getByRole('radio', { name: '5 out of 5 stars' }).check();
  await page.getByLabel('Your comment').fill(comment);
  await page.getByRole('button', { name: 'Submit Review' }).click();
}

export const logOut = async (page: Page, person: Account) => {
  await (await openUserMenu(page, person)).getByRole('menuitem', { name: 'Logout' }).click();
  await expect(loginButton(page)).toBeVisible();
};
