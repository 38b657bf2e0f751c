import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

import { keepSignedIn, logInByRequest, productPath, shopper } from '../support/accounts';
import { keepProducts, putInCart } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { harmOf, openTo, watchHarm } from '../support/harm';
import { hostilePosts, poisonedAnswer } from '../support/poison';
import { prerender, startFaultyProxy } from '../support/prerender';
import { withoutMap } from '../support/reading';
import { sites, startShop } from '../support/shop';

/* Whatever stands in the back end's fields, nothing of it runs, navigates, covers or widens: see support/harm.ts. */

test.skip(({ isMobile }) => !isMobile, 'the narrow screen is the harder one');
test.slow();
// A call may still be on its way when the test is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Pictures that nobody has; and what the policy says of the document in which the sanitiser reads a text. */
const expected =
  /response 404: GET \S+\/(?:blogs\/|product\/)?x |ERR_UNKNOWN_URL_SCHEME|ERR_NAME_NOT_RESOLVED|base URI|'TrustedScript' assignment|Executing inline event handler violates/;

const routes = [
  ...['/', '/products', '/categories', '/blogs', '/about', '/contact', '/privacy-policy'],
  ...['/terms-and-conditions', '/cart', '/place-order', '/order', '/saved', '/compare'],
  ...['/quick-order', '/pro-forma'],
];

async function poisonCalls(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const body = poisonedAnswer(route.request().url(), await response.json());
    await route.fulfill({ response, json: body });
  });
}

// Without a policy nothing but the shop's own care protects it.
for (const policy of ['on', 'off']) {
  test.describe(`with the content security policy ${policy}`, () => {
    test.use({ bypassCSP: policy === 'off' });

    test('every hostile text in every field of an article', async ({ page, allowProblem }) => {
      allowProblem(expected);
      const harm = await watchHarm(page);
      await poisonCalls(page);
      await page.goto('/blogs');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const found: Record<string, string[]> = {};
      for (const { blogId, title } of hostilePosts) {
        await openTo(page, `/blogs/${String(blogId)}`);
        const problems = [...(await harmOf(page, { article: true })), ...harm.splice(0)];
        if (problems.length > 0) found[title.slice(0, 120)] = problems;
      }
      expect(found).toEqual({});
    });

    test('something hostile in every field of every call, and of the user', async ({
      page,
      shop,
      allowProblem,
    }) => {
      allowProblem(expected);
      await withoutMap(page);
      await putInCart(page);
      await keepProducts(page);
      await keepProducts(page, 'comparedProducts');
      const login = await logInByRequest(shop, shopper);
      await keepSignedIn(page, poisonedAnswer('UserValidate', login) as typeof login);
      const harm = await watchHarm(page);
      await poisonCalls(page);
      for (const route of [...routes, productPath(1), productPath(31, '?tab=reviews')]) {
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
        expect([...(await harmOf(page)), ...harm], route).toEqual([]);
      }
      await page.goto('/profile');
      await expect(page.getByLabel('Full Name')).toHaveValue(/onerror=pwn\(\)/);
      await page.getByRole('button', { name: /^Account of/ }).tap();
      await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
      expect([...(await harmOf(page)), ...harm], 'user menu').toEqual([]);
    });
  });
}

/** Of some products alone, so that they are written in seconds. */
function fewProducts(pathname: string, answer: { data: { productId: number }[] }) {
  const isList = pathname === '/api/WAP/ProductWebLink/GetAll';
  return isList
    ? { ...answer, data: answer.data.filter(({ productId }) => productId < 4) }
    : answer;
}

test.describe('without a policy', () => {
  test.use({ bypassCSP: true });

  test('pages written ahead from a hostile back end', async ({
    page,
    shop,
    stopAfter,
    allowProblem,
  }) => {
    allowProblem(/ERR_FAILED|ERR_BLOCKED_BY_CLIENT|response 404|ERR_UNKNOWN_URL_SCHEME|ERR_NAME/);
    const backEnd = stopAfter(await startFaultyProxy(shop.url));
    backEnd.answer(({ pathname }, whole) => {
      const answer = JSON.parse(whole) as { data: { productId: number }[] };
      return { body: JSON.stringify(poisonedAnswer(pathname, fewProducts(pathname, answer))) };
    });
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-site-'));
    stopAfter({ stop: () => rm(folder, { recursive: true }) });
    await cp(sites.plain, folder, { recursive: true });
    const { errors } = await prerender('--api', backEnd.url, '--site', shop.url, '--out', folder);
    expect(errors).toBe('');
    const written = stopAfter(await startShop('hostile', { STATIC_DIR: folder }));
    const harm = await watchHarm(page);
    // The page as it was written, before any script of the shop.
    await page.route('**/assets/*.js', (route) => route.abort());
    const found: Record<string, string[]> = {};
    const articles = hostilePosts.map(({ blogId }) => `/blogs/${String(blogId)}`);
    for (const address of [...routes.slice(0, 8), ...articles]) {
      await page.goto(written.url + address, { waitUntil: 'domcontentloaded' });
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      for (const text of data) expect(JSON.parse(text)).toBeTruthy();
      const problems = [...(await harmOf(page)), ...harm.splice(0)];
      if (problems.length > 0) found[address] = problems;
    }
    expect(found).toEqual({});
  });
});
