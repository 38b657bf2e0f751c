import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createProductPath } from '../support/accounts';
import { loadDeferredParts } from '../support/waiting';
import { addFirstPackToCart } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { copySite, sites, startShop } from '../support/shop';
import { waitForWorker } from '../support/worker';

test.use({ serviceWorkers: 'allow' });

const laterScriptName = 'main.0ddba1.js';

/**
 * Replaces the shop in a folder with a later version, as a deployment does. It also removes the old
 * script of the side menu.
 */
async function installLaterVersion(folder: string): Promise<void> {
  const assetsFolder = path.join(folder, 'assets');
  for (const name of await readdir(assetsFolder)) {
    const oldScript = /^main\.\w+\.js/.exec(name)?.[0];
    if (oldScript)
      await rename(
        path.join(assetsFolder, name),
        path.join(assetsFolder, name.replace(oldScript, laterScriptName)),
      );
    if (name.startsWith('side-menu')) await rm(path.join(assetsFolder, name));
  }
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (/(?:\.html|^sw\.js)\.(?:br|gz)$/.test(name)) await rm(file);
    if (!/\.html$|^sw\.js$/.test(name)) continue;
    const text = (await readFile(file, 'utf8')).replaceAll(/\bmain\.\w+\.js/g, laterScriptName);
    await writeFile(file, text.replace(/"revision":"\w+"/, '"revision":"later"'));
  }
}

test('a new version is offered, and the old one works until the reload', async ({
  page,
  context,
  stopAfter,
}) => {
  test.slow();
  const { folder } = stopAfter(await copySite(sites.plain));
  const shop = stopAfter(await startShop({ STATIC_DIR: folder }));
  await page.goto(`${shop.url}${createProductPath(1)}`);
  await addFirstPackToCart(page);
  await waitForWorker(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await installLaterVersion(folder);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offerText = 'A new version of the shop is ready.';
  await expect(page.getByText(offerText)).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  // A page of the new version must not offer the update.
  const otherTab = await context.newPage();
  await otherTab.addInitScript(() => {
    // Skip the initial blank page of a tab, which has no service workers.
    if (origin === 'null') return;
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function registerAndReport(...args) {
      const registration = await register.apply(this, args);
      Object.assign(window, { hasRegistered: true });
      return registration;
    };
  });
  await otherTab.goto(`${shop.url}/about`);
  await expect(otherTab.locator(`script[src$="${laterScriptName}"]`)).toHaveCount(1);
  await loadDeferredParts(otherTab);
  await otherTab.waitForFunction(() => 'hasRegistered' in window, null, { timeout: 30_000 });
  // Check at once, because the toast would disappear by itself.
  expect(await otherTab.getByText(offerText).count()).toBe(0);
  await otherTab.close();

  // The toast has disappeared by now. The menu must still offer the update, even though the web
  // server no longer has the script of the menu.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Reload to update the shop' }).click();
  await expect(page.locator(`script[src$="${laterScriptName}"]`)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  await page.close();
});
