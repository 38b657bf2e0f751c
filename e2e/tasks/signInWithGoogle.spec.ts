import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { createDemoFirebaseConfig } from '@shop/server/identity/demoProvider';
import {
  type Account,
  getAccountButton,
  getLoginButton,
  logOut,
  createAccount,
  openLogin,
  openSignup,
  createProductPath,
  getToast,
  writeReview,
} from '../support/accounts';
import { loadDeferredParts } from '../support/waiting';
import { findAxeViolations } from '../support/axe';
import { hasWholeBrowser, wholeBrowser } from '../support/browsers';
import { expect, test as base } from '../support/fixtures';
import { disableUser, gapiScript } from '../support/identity';
import { copySite } from '../support/shop';

/*
 * Runs the real Firebase SDK with the demo identity provider of the reference back end.
 * `npm run test:emulator` runs it with the real Auth emulator instead.
 */
const emulatorUrl = process.env.E2E_AUTH_EMULATOR;
const googleScriptsPattern = 'https://apis.google.com/**';

const test = base.extend<object, { identityUrl: string }>({
  identityUrl: [async ({ shop }, use) => use(emulatorUrl ?? shop.url), { scope: 'worker' }],
  site: [
    async ({ site }, use) => {
      if (!emulatorUrl) return use(site);
      const { folder, configure, stop } = await copySite(site);
      const firebaseConfig = JSON.stringify(createDemoFirebaseConfig(emulatorUrl));
      await configure('firebase: null,', `firebase: ${firebaseConfig},`);
      await use(folder);
      await stop();
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    // Replace the only external resources: Google's script for frames, and the scripts and styles
    // of the emulator's window.
    const contentType = 'text/javascript';
    await context.route(googleScriptsPattern, (route) =>
      route.fulfill({ contentType, body: gapiScript }),
    );
    await context.route(/unpkg\.com|fonts\.googleapis\.com/, (route) => {
      const isScript = route.request().url().includes('.js');
      return route.fulfill({ contentType: isScript ? contentType : 'text/css', body: '' });
    });
    await use(context);
  },
});

// Use a complete browser, because the headless shell has no pop-up windows.
test.use({ launchOptions: wholeBrowser });
test.skip(!hasWholeBrowser, 'no complete browser is installed');

const { chunks } = JSON.parse(readFileSync('dist/assets/build.json', 'utf8')) as {
  chunks: Record<'identitySession', string[]>;
};
const identityScriptPattern = `**/${chunks.identitySession.at(-1) ?? ''}`;

/**
 * Clicks the provider's button in the open dialog. Returns the provider's window when it is loaded.
 */
async function openPopup(page: Page, provider: 'Google' | 'Facebook'): Promise<Page> {
  const popupPromise = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: provider }).click();
  await (await popupPromise).waitForLoadState();
  return popupPromise;
}

async function signInAs({ name, email }: Account, popup: Page) {
  const closePromise = popup.waitForEvent('close');
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
  await closePromise;
}

/**
 * Returns the ids that the identity provider has given to the users whose sessions Firebase's SDK
 * stores.
 */
const getProviderIds = (page: Page) =>
  page.evaluate(async () => {
    const waitForRequest = (request: IDBRequest) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = reject;
      });
    const database = (await waitForRequest(
      indexedDB.open('firebaseLocalStorageDb'),
    )) as IDBDatabase;
    const store = database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage');
    const rows = (await waitForRequest(store.getAll())) as {
      fbase_key: string;
      value: { uid: string };
    }[];
    database.close();
    return rows.filter((row) => row.fbase_key.includes('authUser')).map((row) => row.value.uid);
  });

const getStoredValue = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

test('a Google user signs up, writes a review and logs out', async ({
  page,
  context,
  shop,
  browserName,
  allowProblem,
}) => {
  test.skip(browserName === 'firefox', 'the driver of Firefox does not report request bodies');
  // Allow that `UserValidate` answers 404 for an unknown e-mail address, and that one script fails
  // to load once.
  allowProblem(/UserValidate|ERR_FAILED/);
  const sana = createAccount('Sana Malik');
  const requestTexts: string[] = [];
  const signUps: Record<string, string>[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(shop.url)) return;
    requestTexts.push(
      `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
    );
    if (request.url().endsWith('/WebSave'))
      signUps.push(request.postDataJSON() as Record<string, string>);
  });
  await page.goto('/about');
  await openSignup(page);
  await signInAs(sana, await openPopup(page, 'Google'));
  await expect(getToast(page, 'Signed up with Google as Sana Malik')).toBeVisible();
  await expect(getAccountButton(page, sana)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(signUps).toMatchObject([{ loginId: sana.email, appUserName: sana.name }]);
  expect(signUps[0]?.loginPassword).toMatch(/^[\da-f]{64}$/);

  const otherTab = await context.newPage();
  await otherTab.route(identityScriptPattern, (route) => route.abort(), { times: 1 });
  await otherTab.goto(createProductPath(32, '?tab=reviews'));
  await expect(getAccountButton(otherTab, sana)).toBeVisible();
  await expect.poll(() => getStoredValue(otherTab, 'authToken')).toBeTruthy();
  await writeReview(otherTab, 'From another tab');
  await expect(
    otherTab.getByRole('listitem').filter({ hasText: 'From another tab' }),
  ).toBeVisible();
  await otherTab.close();

  const [providerId = 'none', ...otherIds] = await getProviderIds(page);
  expect(otherIds).toEqual([]);
  const storedText = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(storedText).toContain(sana.email);
  expect(storedText).not.toContain(signUps[0]?.loginPassword);
  expect([storedText, ...requestTexts].filter((text) => text.includes(providerId))).toEqual([]);
  await logOut(page, sana);
  await expect.poll(() => getProviderIds(page)).toEqual([]);

  await openLogin(page);
  const popup = await openPopup(page, 'Google');
  await popup.locator('.js-reuse-account').filter({ hasText: sana.email }).click();
  await expect(getAccountButton(page, sana)).toBeVisible();
  await expect.poll(() => getStoredValue(page, 'authToken')).toBeTruthy();
  expect(signUps).toHaveLength(1);
});

test('a demo person signs in by keyboard', async ({ page, allowProblem }) => {
  test.skip(Boolean(emulatorUrl), 'the emulator has a sign-in window of its own');
  allowProblem(/UserValidate/);
  await page.goto('/about');
  await openLogin(page);
  const popup = await openPopup(page, 'Facebook');
  await popup.setViewportSize({ width: 360, height: 740 });
  expect(await findAxeViolations(popup)).toEqual([]);
  const newPersonButton = popup.getByRole('button', { name: 'New person' });
  await newPersonButton.press('Enter');
  await expect(popup.getByLabel('Name')).toBeFocused();
  expect(await findAxeViolations(popup)).toEqual([]);
  const width = await popup.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await newPersonButton.press('Enter');
  const closePromise = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Hina Raza' }).press('Enter');
  await closePromise;
  await expect(getToast(page, 'Signed up with Facebook as Hina Raza')).toBeVisible();
});

test('a toast reports that Google’s script could not be loaded', async ({ page, allowProblem }) => {
  allowProblem(/ERR_FAILED|UserValidate/);
  await page.route(googleScriptsPattern, (route) => route.abort(), { times: 1 });
  await page.goto('/about');
  await openLogin(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click();
  await expect(getToast(page, 'No connection to the sign-in service.')).toBeVisible();
  const sana = createAccount('Sana Malik');
  await signInAs(sana, await openPopup(page, 'Google'));
  await expect(getAccountButton(page, sana)).toBeVisible();
});

const androidUserAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

for (const [device, userAgent] of [
  ['a computer', undefined],
  // On phones, the SDK requests Google's script as soon as it has loaded.
  ['a phone', androidUserAgent],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });

    test('a sign-in works after an HTML page came instead of Google’s script', async ({
      page,
      allowProblem,
    }) => {
      // Allow the syntax error of the page, whose text browsers hide because it is Google's.
      allowProblem(/UserValidate|^exception: $/);
      await page.clock.install();
      const route = { contentType: 'text/javascript', body: '<!doctype html>' };
      await page.route(googleScriptsPattern, (request) => request.fulfill(route), { times: 1 });
      await page.goto('/about');
      const scriptPromise = page.waitForResponse(googleScriptsPattern);
      await openLogin(page);
      const googleButton = page.getByRole('dialog').getByRole('button', { name: 'Google' });
      await googleButton.click();
      await scriptPromise;
      await expect(googleButton).toHaveAttribute('aria-busy', 'true');
      await page.clock.fastForward(15_000);
      await expect(getToast(page, 'No connection to the sign-in service.')).toBeVisible();
      await expect(googleButton).not.toHaveAttribute('aria-busy');
      const sana = createAccount('Sana Malik');
      await signInAs(sana, await openPopup(page, 'Google'));
      await expect(getAccountButton(page, sana)).toBeVisible();
    });
  });
}

test('a failed sign-in is explained, and a disabled user is signed out', async ({
  page,
  identityUrl,
  allowProblem,
}) => {
  // Allow timeouts of the SDK, which the accelerated clock may trigger.
  allowProblem(/auth\/network-request-failed|UserValidate|accounts:lookup|400 \(Bad Request\)/);
  allowProblem(/ERR_FAILED|identity provider did not load/);
  const sana = createAccount('Sana Malik');
  await page.clock.install();
  await page.goto('/about');
  await page.route(identityScriptPattern, (route) => route.abort());
  await openLogin(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click();
  await expect(getToast(page, 'Sign-in could not be loaded')).toBeVisible();
  await page.unroute(identityScriptPattern);
  await (await openPopup(page, 'Google')).close();
  // Advance the clock. The SDK waits for an answer that may still arrive after the window was
  // closed.
  const closedWindowToast = getToast(page, 'window was closed before you finished');
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(closedWindowToast).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click();
  await expect(getToast(page, 'Your browser blocked the sign-in window')).toBeVisible();

  await signInAs(sana, await openPopup(page, 'Facebook'));
  await expect(getAccountButton(page, sana)).toBeVisible();
  const [localId] = await getProviderIds(page);
  await disableUser(identityUrl, localId);
  // The app checks the session when the page is idle, and again after five minutes.
  await expect(async () => {
    await page.clock.fastForward('06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const disabledToast = getToast(page, 'This account has been disabled. Please contact us.');
    await expect(disabledToast).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(getLoginButton(page)).toBeVisible();
  await expect.poll(() => getStoredValue(page, 'authUser')).toBeNull();
});

test('a sign-in lasts for the session if the browser stores nothing', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/UserValidate/);
  const sana = createAccount('Sana Malik');
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto('/about');
  await openLogin(page);
  await signInAs(sana, await openPopup(page, 'Google'));
  await expect(getAccountButton(page, sana)).toBeVisible();
  // After a reload, the app asks the provider again who the user is.
  const lookupPromise = page.waitForResponse(/accounts:lookup/);
  await page.reload();
  await loadDeferredParts(page);
  await lookupPromise;
  await logOut(page, sana);
  const getFirebaseKeys = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('firebase')));
  await expect.poll(getFirebaseKeys).toEqual([]);
});
