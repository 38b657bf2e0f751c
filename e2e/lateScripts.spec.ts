import type { BrowserContext, Page } from '@playwright/test';
import { firstProductPath } from '../scripts/pageWeight.mjs';
import { overlayGone } from './support/arrival';
import { expect, test } from './support/fixtures';

/** What a script that does not come leaves on the console; everything else still fails the test. */
const missingScript =
  /preloaded using link preload but not used|net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (CSS )?chunk|Failed to fetch/;

/** Presses a button; what opens then, or says that it could not be loaded, is closed again. */
async function openAndClose(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await button.click();
  const closing = page.getByRole('button', { name: /^(close|show \d)/i }).first();
  await expect(closing).toBeVisible();
  // By key: a pointer left over some link would load the link's page.
  await closing.press('Enter');
  await expect(closing).toBeHidden();
  await overlayGone(page);
}

/** Walks over all that a page loads late. */
const walks: Record<string, (page: Page, path: string) => Promise<void>> = {
  home: async (page) => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await openAndClose(page, /^Open menu$/);
    await openAndClose(page, /^Search$/);
    await openAndClose(page, /^Log in$/);
  },
  products: async (page) => {
    await page.goto('/products');
    await expect(page.getByRole('article').first()).toBeVisible();
    const filters = page.getByRole('button', { name: /^Filters/ });
    if (await filters.isVisible()) await openAndClose(page, /^Filters/);
    await page.goto('/products?search=box');
    await page
      .getByRole('article')
      .or(page.getByText(/could not be loaded/))
      .first()
      .waitFor();
  },
  product: async (page, path) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pack = page.getByRole('radio', { name: /pack of/i }).first();
    await pack.check();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Item added to cart!')).toBeVisible();
    await expect.poll(() => page.evaluate('sessionStorage.cart')).toContain('"quantity":1');
    // The next walk begins with an empty cart, too.
    await page.evaluate('localStorage.clear()');
    await page.getByRole('tab', { name: 'Reviews' }).click();
    await page
      .getByRole('region', { name: 'Customer reviews' })
      .or(page.getByText('This part could not be loaded.'))
      .first()
      .waitFor();
  },
};

/** The page with its bar stands, and nothing took its place. */
async function expectPage(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('banner');
  for (const button of [/^Open menu$/, /^Search$/, /^Log in$/])
    await expect(bar.getByRole('button', { name: button })).toBeVisible();
  await expect(bar.getByRole('link', { name: /^Cart/ })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  if (name !== 'product' && !page.url().includes('search='))
    expect(await main.getByRole('article').count()).toBeGreaterThan(3);
  await expect(page.getByText(/This page could not be loaded|Something went wrong/)).toHaveCount(0);
}

/** Every script and style beyond the page's own, on a walk where all come. */
async function lateFiles(context: BrowserContext, name: string, path: string): Promise<string[]> {
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) asked.add(pathname);
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { early, entry, chunks } = (await (
    await page.request.get('/assets/build.json')
  ).json()) as {
    early: string;
    entry: string[];
    chunks: Record<string, string[]>;
  };
  const first = [early, ...entry, ...(chunks[name] ?? [])].map((file) => `/${file}`);
  await walks[name]?.(page, path);
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...asked].filter((path) => !first.includes(path));
}

for (const [name, walk] of Object.entries(walks)) {
  test(`no late script that fails takes ${name} away`, async ({
    context,
    shop,
    allowProblem,
    isMobile,
  }) => {
    test.skip(
      !isMobile || (name === 'products' && !process.env.E2E_FULL),
      'on one screen; the listing in full runs only, as it draws what home and a product draw',
    );
    test.setTimeout(240_000);
    allowProblem(missingScript);
    const paths: Record<string, string> = { home: '/', products: '/products' };
    const path = paths[name] ?? (await firstProductPath(await context.newPage(), shop.url));
    const files = await lateFiles(context, name, path);
    expect(files.length).toBeGreaterThan(3);
    /** Walks without these files. @returns those that were asked for */
    const walkWithout = async (lost: readonly string[]) => {
      const page = await context.newPage();
      const aborted = new Set<string>();
      for (const file of lost)
        await page.route(`**${file}`, (route) => {
          aborted.add(file);
          return route.abort();
        });
      await walk(page, path);
      await expectPage(page, name);
      await page.close();
      return aborted;
    };
    const groups = files.map((_file, at) => files.filter((_other, index) => index % 4 === at % 4));
    for (const group of groups.slice(0, 4)) {
      await test.step(group.join(', '), async () => {
        const aborted = await walkWithout(group);
        // What only another of the group would have asked for is lost alone.
        for (const file of group.filter((one) => !aborted.has(one)))
          expect([...(await walkWithout([file]))]).toEqual([file]);
      });
    }
  });
}

test('what could not be loaded offline comes by itself when the connection is back', async ({
  page,
  context,
  axe,
  allowProblem,
}) => {
  allowProblem(missingScript);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const bar = page.getByRole('banner').getByRole('status');
  await expect(bar).toBeEmpty();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('The menu could not be loaded.')).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(3);
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo')).toBeAttached();

  // A page never visited: its script, and then its data.
  const words = page.getByRole('main').getByText('You are offline.');
  const radio = page.getByRole('radio', { name: /pack of/i }).first();
  await context.setOffline(true);
  await expect(bar).toContainText('You are offline.');
  await page.getByRole('article').nth(3).getByRole('link').click();
  await expect(words).toBeVisible({ timeout: 2000 });
  await axe();
  await context.setOffline(false);
  await expect(radio).toBeVisible();
  await expect(bar).toBeEmpty();
  await page.goBack();
  await context.setOffline(true);
  await page.getByRole('article').nth(2).getByRole('link').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch product' })).toBeVisible({
    timeout: 2000,
  });
  await expect(words.first()).toBeVisible();
  await context.setOffline(false);
  await expect(radio).toBeVisible();
});

test('a page whose script fails says so, and Retry brings it', async ({ page, allowProblem }) => {
  allowProblem(missingScript);
  await page.goto('/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route(/\/assets\/cart\.\w+\.js/, (route) => route.abort());
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByText(/^This page could not be loaded/)).toBeVisible();
  await page.unroute(/\/assets\/cart\.\w+\.js/);
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
});

test('a reminder whose script fails still leads to the orders', async ({ page, allowProblem }) => {
  allowProblem(missingScript);
  await page.addInitScript(() => {
    const orders = [{ reference: 'DD-20261121-7F3K', state: 'notSent' }];
    localStorage.setItem('placedOrders', JSON.stringify({ version: 1, orders }));
  });
  await page.route(/\/order-reminder\.\w+\.js/, (route) => route.abort());
  await page.goto('/about');
  const reminder = page.getByRole('region', { name: 'Not sent yet' });
  await expect(reminder).toContainText('An order is not sent yet');
  await reminder.getByRole('link', { name: 'Open My Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
});

for (const script of ['config', 'early', 'main'] as const) {
  test(`a start whose ${script}.js is lost once goes on`, async ({ page, allowProblem }) => {
    allowProblem(missingScript);
    let lost = 0;
    await page.route(new RegExp(`/${script}(\\.\\w+)?\\.js$`), (route) => {
      lost += 1;
      return lost === 1 ? route.abort() : route.continue();
    });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(lost).toBeGreaterThan(1);
  });
}

test('a bundle that does not arrive leaves words and a reload link', async ({
  page,
  allowProblem,
}) => {
  allowProblem(missingScript);
  const words = page.getByText('The shop is taking long to load.');
  await page.route(/\/main\.\w+\.js$/, (route) => route.abort());
  await page.goto('/products');
  await expect(words).toBeVisible({ timeout: 5000 });
  await page.unroute(/\/main\.\w+\.js$/);
  await page.getByRole('link', { name: 'reload the page' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(words).toHaveCount(0);
});

test('without any script of ours the words come after ten seconds', async ({
  page,
  allowProblem,
}) => {
  allowProblem(missingScript);
  await page.route(/\/early\.\w+\.js$/, (route) => route.abort());
  await page.goto('/products');
  const words = page.getByText('The shop is taking long to load.');
  await expect(words).toBeHidden();
  await expect(words).toBeVisible({ timeout: 15_000 });
});
