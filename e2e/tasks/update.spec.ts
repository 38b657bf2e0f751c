import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { productPath } from '../support/accounts';
import { wakeUp } from '../support/arrival';
import { expect, test } from '../support/fixtures';
import { sites, startShop } from '../support/shop';
import { workerReady } from '../support/worker';

test.skip(({ isMobile }) => !isMobile, 'the same on every screen');
test.use({ serviceWorkers: 'allow' });

/** Puts a later version of the shop in the place of the one in a folder, as a host does; one old script is gone. */
async function release(folder: string): Promise<string> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const list = JSON.parse(await read('assets/build.json')) as {
    entry: string[];
    chunks: Record<string, string[]>;
  };
  const old = path.basename(list.entry.find((file) => file.includes('main.')) ?? '');
  const later = 'main.0ddba1.js';
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => /\.html$|^sw\.js$/.test(file))) {
    const text = (await read(name)).replaceAll(old, later);
    await writeFile(
      path.join(folder, name),
      text.replace(/"revision":"\w+"/, '"revision":"later"'),
    );
  }
  for (const ending of ['', '.br', '.gz'])
    await rename(
      path.join(folder, 'assets', old + ending),
      path.join(folder, 'assets', later + ending),
    );
  for (const file of list.chunks['side-menu'] ?? []) {
    if (file.includes('side-menu')) await rm(path.join(folder, file));
  }
  return later;
}

test('a new version is offered, not forced; until then the old one is whole', async ({
  page,
  context,
  stopAfter,
}) => {
  test.slow();
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-site-'));
  await cp(sites.plain, folder, { recursive: true });
  stopAfter({ stop: () => rm(folder, { recursive: true }) });
  const shop = stopAfter(await startShop('update', { STATIC_DIR: folder }));
  await page.goto(`${shop.url}${productPath(1)}`);
  await page
    .getByRole('radio', { name: /pack of/i })
    .first()
    .check();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await workerReady(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const later = await release(folder);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.getByText('A new version of the shop is ready.');
  await expect(offer).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  // A page of the new version asks the waiting worker for its files, and has nothing to be offered.
  const other = await context.newPage();
  await other.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function send(this: ServiceWorker, ...sent: unknown[]) {
      const { type } = sent[0] as { type?: string };
      if (type === 'LIST_FILES') Object.assign(window, { hasAsked: true });
      Reflect.apply(postMessage, this, sent);
    };
  });
  await other.goto(`${shop.url}/about`);
  await expect(other.locator(`script[src$="${later}"]`)).toHaveCount(1);
  await wakeUp(other);
  await other.waitForFunction(() => 'hasAsked' in window);
  // The worker answers in order: with this answer the page has its own.
  await other.evaluate(async () => {
    const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => (port1.onmessage = resolve));
    waiting?.postMessage({ type: 'LIST_FILES' }, [port2]);
    await answered;
  });
  // At once: by itself it would go.
  expect(await other.getByText('A new version of the shop is ready.').count()).toBe(0);
  await other.close();

  // The toast is gone by now; the menu, whose script the host no longer has, still offers it.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Reload for the new version' }).click();
  await expect(page.locator(`script[src$="${later}"]`)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  await page.close();
});
