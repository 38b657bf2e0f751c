import type { Page } from '@playwright/test';

import {
  hostilePosts,
  replaceWithUrdu,
  addHostileText,
  createHostileAnswer,
} from '@/testing/hostileHtml';
import { startSignedIn, createProductPath, shopper } from '../support/accounts';
import { loadDeferredParts } from '../support/waiting';
import { storeProductList, storeCart } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { findHarm, navigateTo, watchForHarm } from '../support/harm';
import { findFitFaults } from '../support/fit';
import { sendAnswer, startProxy, startSmallShop } from '../support/proxy';
import { findWrongDirections, mockMap } from '../support/reading';
import { copySite, prerender, sites, startShop } from '../support/shop';

/*
 * Tests that no text of the back end can run code, load another page, or cover or widen the page.
 * See support/harm.ts.
 */

test.slow();
// An API call may still be running when the test ends. Its route handler must not fail the test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/**
 * Matches the console messages to expect: errors about missing pictures, and reports of the content
 * security policy. The sanitiser causes these reports, because it parses texts in a separate
 * document.
 */
const expectedMessagesPattern =
  /response 404: GET \S+\/(?:blogs\/|product\/)?x |ERR_UNKNOWN_URL_SCHEME|ERR_NAME_NOT_RESOLVED|base URI|'TrustedScript' assignment|Executing inline event handler violates/;

const prerenderedPaths = [
  '/',
  '/products',
  '/categories',
  '/blogs',
  '/about',
  '/contact',
  '/privacy-policy',
];
const routes = [
  ...prerenderedPaths,
  ...['/terms-and-conditions', '/cart', '/place-order', '/order', '/saved', '/compare'],
  ...['/quick-order', '/pro-forma', createProductPath(1), createProductPath(31, '?tab=reviews')],
];

async function mockHostileAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const body = createHostileAnswer(route.request().url(), await response.json());
    await route.fulfill({ response, json: body });
  });
}

// Without a content security policy, only the shop's own checks protect the page.
test.describe('without a content security policy', () => {
  test.use({ bypassCSP: true });

  test('a hostile text in every field of an article does no harm', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(expectedMessagesPattern);
    const recordedHarm = await watchForHarm(page);
    await mockHostileAnswers(page);
    await page.goto('/blogs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const problemsByTitle: Record<string, string[]> = {};
    for (const { blogId, title } of hostilePosts) {
      await navigateTo(page, `/blogs/${String(blogId)}`);
      const problems = [...(await findHarm(page, { article: true })), ...recordedHarm.splice(0)];
      if (problems.length > 0) problemsByTitle[title.slice(0, 120)] = problems;
    }
    expect(problemsByTitle).toEqual({});
  });
});

for (const policyState of ['on', 'off']) {
  test.describe(`with the content security policy ${policyState}`, () => {
    test.use({ bypassCSP: policyState === 'off' });

    test('hostile texts in every field of all API answers and of the user do no harm', async ({
      page,
      shop,
      allowProblem,
    }) => {
      allowProblem(expectedMessagesPattern);
      await mockMap(page);
      await storeCart(page);
      await storeProductList(page);
      await storeProductList(page, 'comparedProducts');
      await startSignedIn(page, shop, shopper, (login) => addHostileText(login) as typeof login);
      const recordedHarm = await watchForHarm(page);
      await mockHostileAnswers(page);
      for (const route of routes) {
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
        expect([...(await findHarm(page)), ...recordedHarm], route).toEqual([]);
      }
      await page.goto('/profile');
      await expect(page.getByLabel('Full Name')).toHaveValue(/onerror=pwn\(\)/);
      await page.getByRole('button', { name: /^Account of/ }).tap();
      await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
      expect([...(await findHarm(page)), ...recordedHarm], 'user menu').toEqual([]);
    });
  });
}

test('Urdu in every field runs from right to left and fits a screen of 320 px', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await mockMap(page);
  const urduName = String(replaceWithUrdu('box'));
  await storeCart(page, {
    name: urduName,
    packDescription: urduName,
    optionLabels: [`${urduName}: ${urduName}`],
  });
  await storeProductList(page);
  await storeProductList(page, 'comparedProducts');
  await startSignedIn(page, shop, shopper, (login) => replaceWithUrdu(login) as typeof login);
  await page.route(/\/api\/(?!Login)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: replaceWithUrdu(await response.json()) });
  });
  const faultsByRoute: Record<string, string[]> = {};
  for (const route of [...routes, '/blogs/1', '/profile']) {
    await page.goto(route);
    await loadDeferredParts(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const faults = [...(await findFitFaults(page)), ...(await findWrongDirections(page))];
    if (faults.length > 0) faultsByRoute[route] = faults;
  }
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect({
    ...faultsByRoute,
    menu: [...(await findFitFaults(page, '[role=dialog]')), ...(await findWrongDirections(page))],
  }).toEqual({ menu: [] });
});

test.describe('prerendered without a content security policy', () => {
  test.use({ bypassCSP: true });

  test('pages prerendered from a hostile back end do no harm', async ({
    page,
    shop,
    stopAfter,
    allowProblem,
  }) => {
    allowProblem(/ERR_FAILED|ERR_BLOCKED_BY_CLIENT|response 404|ERR_UNKNOWN_URL_SCHEME|ERR_NAME/);
    const smallShop = stopAfter(await startSmallShop(shop.url, 3));
    const hostileProxy = await startProxy(smallShop.url, (apiPath) => (answer, response) => {
      const hostileAnswer = createHostileAnswer(apiPath, JSON.parse(answer.body.toString()));
      sendAnswer({ ...answer, body: Buffer.from(JSON.stringify(hostileAnswer)) }, response);
    });
    const { folder } = stopAfter(await copySite(sites.plain));
    await prerender(stopAfter(hostileProxy).url, shop.url, folder);
    const hostileShop = stopAfter(await startShop({ STATIC_DIR: folder }));
    const recordedHarm = await watchForHarm(page);
    // Block the shop's scripts, so that the page stays as the prerenderer has written it.
    await page.route('**/assets/*.js', (route) => route.abort());
    const problemsByAddress: Record<string, string[]> = {};
    const articlePaths = hostilePosts.map(({ blogId }) => `/blogs/${String(blogId)}`);
    for (const address of [...prerenderedPaths, '/terms-and-conditions', ...articlePaths]) {
      await page.goto(hostileShop.url + address, { waitUntil: 'domcontentloaded' });
      const structuredDataTexts = await page
        .locator('script[type="application/ld+json"]')
        .allTextContents();
      for (const text of structuredDataTexts) expect(JSON.parse(text)).toBeTruthy();
      const problems = [...(await findHarm(page)), ...recordedHarm.splice(0)];
      if (problems.length > 0) problemsByAddress[address] = problems;
    }
    expect(problemsByAddress).toEqual({});
  });
});
