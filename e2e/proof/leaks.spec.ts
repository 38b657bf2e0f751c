import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

import {
  createAccount,
  openSignup,
  openUserMenu,
  createProductPath,
  signUpAndLogIn,
  writeReview,
} from '../support/accounts';
import { followLink } from '../support/waiting';
import { addFirstPackToCart, placeOrder } from '../support/cart';
import { startOnOtherOrigins } from '../support/otherOrigins';
import { expect, test } from '../support/fixtures';
import { mockMap } from '../support/reading';
import { sites } from '../support/shop';

// Allow the service worker, because its requests are recorded, too.
test.use({ serviceWorkers: 'allow' });

/** Uses the whole shop: signs up, buys, writes a review and visits other pages. */
async function visitWholeShop(page: Page, origin: string): Promise<void> {
  const sana = createAccount('Sana Malik');
  await page.goto(`${origin}/products?search=box`);
  await followLink(page.getByRole('main').locator('a[href^="/product/"]').first());
  await addFirstPackToCart(page);

  const signupDialog = await openSignup(page);
  await signupDialog
    .getByLabel('Profile image')
    .setInputFiles('server/seed/images/products/hat-box.webp');
  await expect(signupDialog.getByRole('img', { name: 'Chosen profile image' })).toBeVisible();
  await signUpAndLogIn(page, sana);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`${origin}${createProductPath(31, '?tab=reviews')}`);
  await writeReview(page, 'Holds its shape');
  await expect(page.getByRole('listitem').filter({ hasText: sana.name })).toBeVisible();

  await (await openUserMenu(page, sana)).getByRole('menuitem', { name: 'My Profile' }).click();
  await page.getByRole('form', { name: 'Profile' }).getByLabel('Full Name').fill('Sana M');
  await page.getByRole('button', { name: /save|update/i }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  for (const route of ['/', '/categories', '/blogs/1', '/about', '/contact']) {
    await page.goto(origin + route);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }
  await page.goto(`${origin}/place-order`);
  await placeOrder(page);
  await expect(page.getByRole('link', { name: /^Send a copy on WhatsApp/ })).toBeVisible();
}

/**
 * Returns the headers of a request that are known after ten seconds. The browser never reports all
 * headers of an aborted request, so waiting for all might never end.
 */
async function getHeadersAfterDelay(request: Request) {
  await pause(10_000);
  return request.headers();
}

test('tokens, passwords and searches are sent only where the API contract allows it', async ({
  page,
  allowProblem,
  stopAfter,
}) => {
  test.slow();
  // The web server of this test has no prerendered pages. It therefore answers with status 404 and
  // the page without prerendered content.
  allowProblem(/status of 404/);
  const { siteServer, backEnd } = await startOnOtherOrigins(stopAfter, {
    site: sites.plain,
  });

  const recordedRequests: { request: Request; pagePath: string }[] = [];
  page
    .context()
    .on('request', (request) =>
      recordedRequests.push({ request, pagePath: new URL(page.url()).pathname }),
    );
  const visitedAddresses: string[] = [];
  page.on('framenavigated', (frame) => visitedAddresses.push(frame.url()));
  await mockMap(page);
  await visitWholeShop(page, siteServer.url);

  const sentRequests = await Promise.all(
    recordedRequests.map(async ({ request, pagePath }) => ({
      pagePath,
      url: new URL(request.url()),
      headers: await Promise.race([request.allHeaders(), getHeadersAfterDelay(request)]),
      body: request.postData() ?? '',
    })),
  );
  const tokens = sentRequests.flatMap(({ headers }) => [
    ...(headers['authorization']?.replace('Bearer ', '') ?? '').split(' '),
    headers['x-user-token'] ?? '',
  ]);
  const secrets = [...new Set(tokens.filter(Boolean))];
  expect(secrets.length).toBeGreaterThanOrEqual(2);

  const leaks = sentRequests.flatMap(({ url, headers, body, pagePath }) => {
    const problems: string[] = [];
    const addressWithoutQuery = `${url.origin}${url.pathname}`;
    const isApiCall = url.origin === backEnd.url && url.pathname.startsWith('/api/');
    const hasHeader = (header: string) => headers[header] !== undefined;
    const needsNoToken = /GenerateToken|UserValidate|\/api\/upload|\/api\/review\/\d+$/.test(
      addressWithoutQuery,
    );
    if (hasHeader('authorization') && (!isApiCall || needsNoToken))
      problems.push(`a bearer to ${addressWithoutQuery}`);
    if (hasHeader('x-user-token') && !addressWithoutQuery.endsWith('/WebUpdate'))
      problems.push(`the user to ${addressWithoutQuery}`);
    if (hasHeader('cookie')) problems.push(`a cookie to ${addressWithoutQuery}`);
    const mayContainPassword = /GenerateToken|UserValidate|WebSave|WebUpdate/.test(
      addressWithoutQuery,
    );
    if (/password/i.test(url.search + body) && !mayContainPassword)
      problems.push(`password: ${addressWithoutQuery}`);
    if (secrets.some((secret) => url.href.includes(secret) || body.includes(secret)))
      problems.push(`a token in ${addressWithoutQuery}`);
    const referer = headers['referer'] ?? '';
    // The address of the service worker may appear in a referrer, because its query contains only
    // values of the public `config.js`.
    if (referer.includes('?') && !referer.startsWith(`${siteServer.url}/sw.js?`))
      problems.push(`${referer} told to ${addressWithoutQuery}`);
    const isShopAddress =
      [siteServer.url, backEnd.url].includes(url.origin) || /^(?:data|blob):$/.test(url.protocol);
    const isMapRequest = url.hostname === 'www.google.com' && pagePath === '/contact';
    if (!isShopAddress && !isMapRequest && url.protocol !== 'about:')
      problems.push(`a foreign host: ${url.href} from ${pagePath}`);
    return problems;
  });
  expect([...new Set(leaks)]).toEqual([]);
  expect(visitedAddresses.filter((url) => secrets.some((secret) => url.includes(secret)))).toEqual(
    [],
  );
  await page.close();
});
