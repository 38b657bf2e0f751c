import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { expect, test } from '../support/fixtures';
import { readGlobal } from '../support/reading';
import { copySite, sites, startShop } from '../support/shop';

const brandFolder = 'server/seed/brands/second';

test('a shop’s own look is visible in the first frame', async ({
  page,
  stopAfter,
  allowProblem,
}) => {
  // The console reports that the app has replaced a colour of the brand, because it lacks contrast.
  allowProblem(/brand\.look\.secondary/);
  const { folder } = stopAfter(await copySite(sites.plain));
  cpSync(brandFolder, path.join(folder, 'brand'), { recursive: true });
  appendFileSync(path.join(folder, 'config.js'), readFileSync(`${brandFolder}/config.js`));
  const shop = stopAfter(await startShop('own_look', { STATIC_DIR: folder }));
  await page.addInitScript(() => {
    const backgrounds: string[] = [];
    const recordBackground = () => {
      requestAnimationFrame(recordBackground);
      const body = document.querySelector('body');
      if (!body?.checkVisibility({ visibilityProperty: true })) return;
      const background = getComputedStyle(body).backgroundColor;
      if (backgrounds.at(-1) !== background) backgrounds.push(background);
    };
    recordBackground();
    Object.assign(window, { backgrounds });
  });
  await page.route('**/config.js', (route) => setTimeout(300).then(() => route.continue()));
  const messagePromise = page.waitForEvent('console', (message) =>
    /secondary #E08A00/.test(message.text()),
  );
  await page.goto(shop.url);
  await expect(page.getByRole('img', { name: 'Dori & Dabba' })).toBeVisible();
  expect(await readGlobal(page, 'backgrounds')).toEqual(['rgb(239, 243, 250)']);
  expect((await messagePromise).text()).toMatch(/#\w{6} is shown instead$/);

  // If config.js does not load, the page must appear after a second, with the default colours.
  await page.route('**/config.js', () => undefined);
  await page.goto(`${shop.url}/about`, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await readGlobal(page, 'backgrounds')).toEqual(['rgb(251, 248, 243)']);
});
