import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '../support/fixtures';
import { readGlobal } from '../support/reading';
import { copySite, sites, startShop } from '../support/shop';

const brandFolder = 'server/seed/brands/second';
const usualBackground = 'rgb(251, 248, 243)';
const ownBackground = 'rgb(239, 243, 250)';

test('a look that was edited after prerendering shows when the app starts', async ({
  page,
  stopAfter,
}) => {
  const { folder } = stopAfter(await copySite(sites.plain));
  cpSync(brandFolder, path.join(folder, 'brand'), { recursive: true });
  appendFileSync(path.join(folder, 'config.js'), readFileSync(`${brandFolder}/config.js`));
  const shop = stopAfter(await startShop({ STATIC_DIR: folder }));
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
  await page.goto(shop.url);
  await expect(page.getByRole('img', { name: 'Dori & Dabba' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all products' })).toHaveCSS(
    'background-color',
    'rgb(40, 70, 200)',
  );
  expect(await readGlobal(page, 'backgrounds')).toEqual([usualBackground, ownBackground]);
  // Requests that are still running would fail when the shop stops.
  await page.close();
});
