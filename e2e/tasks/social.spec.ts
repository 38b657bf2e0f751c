import {
  avatarOf,
  loginButton,
  newcomer,
  openLogin,
  openSignup,
  productPath,
} from '../support/accounts';
import { expect, hasWholeBrowser, wholeBrowser } from '../support/fixtures';
import { disableUser } from '../support/identityServer';
import { isWritten } from '../support/shop';
import {
  logOut,
  openPopup,
  providerIds,
  signInAs,
  test,
  toast,
  userToken,
  writeReview,
} from '../support/socialSignIn';

// It has windows.
test.use({ launchOptions: wholeBrowser });
test.skip(!hasWholeBrowser, 'no whole browser');
test.skip(isWritten, 'pages written before the shop is configured keep the old policy');

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
  expect(signUps).toMatchObject([{ loginId: sana.email, appUserName: sana.name }]);
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

  await openLogin(page);
  const popup = await openPopup(page, 'Google');
  await popup.locator('.js-reuse-account').filter({ hasText: sana.email }).click();
  await expect(avatarOf(page, sana)).toBeVisible();
  await expect.poll(() => userToken(page)).toBeTruthy();
  expect(signUps).toHaveLength(1);
});

test('a window closed or blocked has its words, and a user disabled meanwhile is signed out', async ({
  page,
  identity,
  allowProblem,
}) => {
  // The clock that runs ahead can outrun a call of the SDK's own.
  allowProblem(/auth\/network-request-failed|UserValidate|accounts:lookup|400 \(Bad Request\)/);
  const sana = newcomer('Sana Malik');
  await page.clock.install();
  await page.goto('/about');
  await openLogin(page);
  const google = page.getByRole('dialog').getByRole('button', { name: 'Google' });
  await (await openPopup(page, 'Google')).close();
  // The SDK waits a while for an answer that may still be on its way.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(toast(page, 'window was closed before you finished')).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(google).toBeEnabled();
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await google.click();
  await expect(toast(page, 'The browser blocked the sign-in window')).toBeVisible();
  await expect(google).toBeEnabled();

  await signInAs(sana, await openPopup(page, 'Facebook'));
  await expect(avatarOf(page, sana)).toBeVisible();
  const [localId] = await page.evaluate(providerIds);
  await disableUser(identity, localId);
  await page.clock.fastForward('06:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(toast(page, 'This account has been disabled. Please contact us.')).toBeVisible();
  await expect(loginButton(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('authUser'))).toBeNull();
});
