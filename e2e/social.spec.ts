import {
  avatarOf,
  loginButton,
  newcomer,
  openLogin,
  openSignup,
  productPath,
  signUpByRequest,
} from './support/accounts';
import { expect, test as base } from './support/fixtures';
import { changeUser } from './support/identityServer';
import {
  emulator,
  logOut,
  openPopup,
  providerIds,
  signInAs,
  test,
  toast,
  userToken,
  writeReview,
} from './support/socialSignIn';

test.skip(({ isMobile }) => isMobile, 'the same on every screen');

test('Google signs up, writes from a new tab, and ends with the logout; the id is told to nobody', async ({
  page,
  context,
  shop,
  allowProblem,
}) => {
  // That nobody has the e-mail yet is what a 404 of call 8 says.
  allowProblem(/UserValidate/);
  const sana = newcomer('Sana Malik');
  const sent: string[] = [];
  const signUps: Record<string, string>[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(shop.url)) return;
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
    if (request.url().endsWith('/WebSave'))
      signUps.push(request.postDataJSON() as Record<string, string>);
  });
  await page.goto('/about');
  await openSignup(page);
  await signInAs(sana, await openPopup(page, 'Google'));
  await expect(toast(page, 'Signed up with Google as Sana Malik')).toBeVisible();
  await expect(avatarOf(page, sana)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(signUps).toMatchObject([
    { loginId: sana.email, userEmail: sana.email, appUserName: sana.name, userCellNo: '' },
  ]);
  expect(signUps[0]?.loginPassword).toMatch(/^[\da-f]{64}$/);

  const tab = await context.newPage();
  await tab.goto(productPath(32, '?tab=reviews'));
  await expect(avatarOf(tab, sana)).toBeVisible();
  await expect.poll(() => userToken(tab)).toBeTruthy();
  await writeReview(tab, 'From another tab');
  await expect(tab.getByRole('listitem').filter({ hasText: 'From another tab' })).toBeVisible();
  await tab.close();

  const [id = 'none', ...others] = await page.evaluate(providerIds);
  expect(others).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept).toContain(sana.email);
  expect(kept).not.toContain(signUps[0]?.loginPassword);
  expect([kept, ...sent].filter((text) => text.includes(id))).toEqual([]);
  await logOut(page, sana);
  await expect.poll(() => page.evaluate(providerIds)).toEqual([]);
});

test('Facebook: new from the login dialog, then simply signed in', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/UserValidate/);
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
  await expect.poll(() => userToken(page)).toBeTruthy();
  expect(signUps).toBe(1);
});

test('an account with another password: signed in, and asked for it once when writing', async ({
  page,
  shop,
  allowProblem,
}) => {
  allowProblem(/UserValidate|review\/add/);
  const sana = newcomer('Sana Malik');
  await signUpByRequest(shop, sana);
  await page.goto(productPath(33, '?tab=reviews'));
  await openLogin(page);
  await signInAs(sana, await openPopup(page, 'Google'));
  await expect(toast(page, 'An account with this e-mail already exists')).toBeVisible();
  await expect(avatarOf(page, sana)).toBeVisible();
  expect(await userToken(page)).toBeNull();
  await writeReview(page, 'Typed once');
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByText('Enter the password of your account once')).toBeVisible();
  await expect(login.getByLabel('Email')).toHaveValue(sana.email);
  await login.getByLabel('Password', { exact: true }).fill(sana.password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'Typed once' });
  await expect(own).toBeVisible();
  await own.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
});

test('its script not arriving is said, and the next press does it', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/UserValidate|identity|ERR_FAILED/);
  const sana = newcomer('Sana Malik');
  const scripts = /\/assets\/[^/]*identity[^/]*\.js/;
  let stopped = 0;
  await page.route(scripts, (route) => {
    stopped += 1;
    return route.abort();
  });
  await page.goto('/about');
  const dialog = await openLogin(page);
  const google = dialog.getByRole('button', { name: 'Google' });
  await google.click();
  await expect(toast(page, 'Sign-in could not be loaded.')).toBeVisible();
  expect(stopped).toBeGreaterThan(0);
  await expect(google).toBeEnabled();
  await page.unroute(scripts);
  await signInAs(sana, await openPopup(page, 'Google'));
  await expect(avatarOf(page, sana)).toBeVisible();
});

test('a window blocked or closed has its words, and both buttons are there again', async ({
  page,
  allowProblem,
}) => {
  // The clock that runs ahead can outrun a call of the SDK's own.
  allowProblem(/auth\/network-request-failed/);
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
    const [localId] = await page.evaluate(providerIds);
    // Tokens of this very second stay good.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await changeUser(identity, { localId, ...changes() });
    allowProblem(/UserValidate|accounts:lookup|400 \(Bad Request\)/);
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
