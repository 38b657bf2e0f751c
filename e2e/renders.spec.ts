import { interactions, needlessRenders } from '../scripts/interactions.mjs';
import { firstProductPath } from '../scripts/pageWeight.mjs';
import { expect, test } from './support/fixtures';

for (const interaction of interactions) {
  test(`${interaction.name} renders nothing again that it does not concern`, async ({
    page,
    shop,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the same on every screen; phones need it most');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const productPath = await firstProductPath(page, shop.url);
    expect(await needlessRenders(page, shop.url, productPath, interaction)).toEqual({});
  });
}
