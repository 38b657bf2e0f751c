import type { Page } from '@playwright/test';
import { createProductPath } from '../support/accounts';
import { waitForOverlayClosed, loadDeferredParts } from '../support/waiting';
import { addFirstPackToCart, getFirstPack } from '../support/cart';
import { expect, test } from '../support/fixtures';

/*
 * Tests what happens if a script does not load, with one script of each kind. Jest already tests
 * the messages that the app's components show in this case.
 */

/** Matches console messages about a missing script. Any other message still fails the test. */
const missingScriptPattern =
  /preloaded using link preload but not used|net::ERR_FAILED|net::ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (CSS )?chunk|Failed to fetch/;

test.beforeEach(({ allowProblem }) => allowProblem(missingScriptPattern));

const getSlowLoadMessage = (page: Page) =>
  page.getByText('The shop is taking a long time to load.');
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses a button, and closes the overlay that opens, such as a menu or an error message. */
async function openAndClose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  const closeButton = page.getByRole('button', { name: /^(close|show \d)/i }).first();
  await expect(closeButton).toBeVisible();
  // Use the keyboard. After a click, the mouse might rest on a link, and the app would then preload
  // the page of this link.
  await closeButton.press('Enter');
  await expect(closeButton).toBeHidden();
  await waitForOverlayClosed(page);
}

/** Files of the build, as listed in `assets/build.json`. */
interface BuildFiles {
  loader: string;
  entry: string[];
  chunks: Record<string, string[]>;
}

const getBuildFiles = async (page: Page): Promise<BuildFiles> =>
  (await page.request.get('/assets/build.json')).json() as Promise<BuildFiles>;

/**
 * Returns a pattern that matches the address of the script of the page or lazy component with the
 * given chunk name.
 */
async function getScriptPattern(page: Page, chunkName: string): Promise<string> {
  const script = (await getBuildFiles(page)).chunks[chunkName]?.at(-1);
  if (!script) throw new Error(`No script of ${chunkName}`);
  return `**/${script}`;
}

/** Opens a page, and lets only those scripts and styles load that its first view needs. */
async function openWithoutLateFiles(page: Page, chunkName: string, path: string): Promise<void> {
  const { loader, entry, chunks } = await getBuildFiles(page);
  const allowedPaths = [loader, ...entry, ...(chunks[chunkName] ?? [])].map((file) => `/${file}`);
  await page.route(/\/assets\/.*\.(?:js|css)$/, (route) =>
    allowedPaths.includes(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.abort(),
  );
  await page.goto(path);
}

/** Checks that the page still shows its content and its top bar. */
async function expectIntactPage(page: Page): Promise<void> {
  const topBar = page.getByRole('banner');
  for (const name of ['Open menu', 'Search', 'Log in'])
    await expect(topBar.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/This page could not be loaded|Something went wrong/)).toHaveCount(0);
}

test('the product list works without the scripts that load later', async ({ page }) => {
  await openWithoutLateFiles(page, 'ProductsPage', '/products');
  await expect(page.getByRole('article').nth(4)).toBeVisible();
  for (const name of [/^Open menu$/, /^Search$/, /^Log in$/, /^Filters/])
    await openAndClose(page, name);
  await expectIntactPage(page);
  await expect(page.getByRole('article').nth(4)).toBeVisible();
});

test('a product can be bought without the scripts that load later', async ({ page }) => {
  await openWithoutLateFiles(page, 'ProductPage', createProductPath(1));
  await addFirstPackToCart(page);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect.poll(() => page.evaluate('sessionStorage.cart')).toContain('"quantity":1');
  await expect(page.getByText('This part could not be loaded.').first()).toBeVisible();
  await expectIntactPage(page);
});

test('scripts that could not load offline load by themselves once online', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const offlineMessage = page.getByRole('banner').getByText('You are offline.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('The menu could not be loaded.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await loadDeferredParts(page);

  // Offline, a page that was never visited lacks its script as well as its data.
  await context.setOffline(true);
  await expect(offlineMessage).toBeVisible();
  await page.getByRole('article').nth(3).getByRole('link').click();
  await expect(page.getByRole('main').getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(getFirstPack(page)).toBeVisible();
  await expect(offlineMessage).toBeHidden();
});

test('a page whose script fails to load offers a Retry button that loads it', async ({ page }) => {
  const scriptPattern = await getScriptPattern(page, 'CartPage');
  await page.goto('/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route(scriptPattern, (route) => route.abort());
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByText(/^This page could not be loaded/)).toBeVisible();
  await page.unroute(scriptPattern);
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(getHeading(page)).toHaveText('Shopping Cart');
});

test('a page of an old release asks for a reload and keeps typed text', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/404/);
  const scriptPattern = await getScriptPattern(page, 'CartPage');
  const newerBuildFiles = { ...(await getBuildFiles(page)), entry: ['assets/main.newer.js'] };
  await page.goto('/contact');
  const messageField = page.getByRole('textbox', { name: /^Message/ });
  await messageField.fill('Do you have jars of 250 ml?');
  await page.route(scriptPattern, (route) => route.fulfill({ status: 404 }));
  await page.route('**/assets/build.json', (route) => route.fulfill({ json: newerBuildFiles }));
  await page.getByRole('link', { name: /^Cart/ }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('The shop was updated since you opened this page.');
  await page.unroute(scriptPattern);
  await main.getByRole('button', { name: 'Reload' }).click();
  await expect(getHeading(page)).toHaveText('Shopping Cart');
  await page.goBack();
  await expect(messageField).toHaveValue('Do you have jars of 250 ml?');
});

for (const scriptName of ['config', 'loader', 'main']) {
  test(`the shop starts even if ${scriptName}.js fails to load once`, async ({ page }) => {
    let requestCount = 0;
    await page.route(new RegExp(`/${scriptName}(\\.\\w+)?\\.js$`), (route) => {
      requestCount += 1;
      return requestCount === 1 ? route.abort() : route.continue();
    });
    await page.goto('/about');
    await expect(getHeading(page)).toBeVisible();
    expect(requestCount).toBeGreaterThan(1);
  });
}

test('the shop works with an old content security policy from the web server', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/Content Security Policy/);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto('/about');
  await openAndClose(page, /^Open menu$/);
  await expect(getHeading(page)).toBeVisible();
});

test.describe('an unconfigured shop', () => {
  test.beforeEach(({ page }) =>
    page.route('**/config.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.storefrontConfig = 1;' }),
    ),
  );

  test('says that it is not configured, even if its script fails to load once', async ({
    page,
  }) => {
    const scriptPattern = await getScriptPattern(page, 'BootError');
    await page.route(scriptPattern, (route) => route.abort(), { times: 1 });
    await page.goto('/products');
    await expect(getHeading(page)).toHaveText('This shop is not configured yet');
  });

  test('shows the message about slow loading if its script fails to load', async ({ page }) => {
    const scriptPattern = await getScriptPattern(page, 'BootError');
    await page.route(scriptPattern, (route) => route.abort());
    await page.goto('/products');
    await expect(getSlowLoadMessage(page)).toBeVisible({ timeout: 5000 });
  });
});

test('without any script, a message with a link appears after ten seconds', async ({ page }) => {
  const loaderPattern = /\/loader\.\w+\.js$/;
  await page.route(loaderPattern, (route) => route.abort());
  await page.goto('/products');
  await expect(getSlowLoadMessage(page)).toBeHidden();
  await expect(getSlowLoadMessage(page)).toBeVisible({ timeout: 15_000 });
  await page.unroute(loaderPattern);
  await page.getByRole('link', { name: 'reload the page' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(getSlowLoadMessage(page)).toBeHidden();
});
