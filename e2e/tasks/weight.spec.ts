import { getWeighedPages, weighPage } from '@shop/bench/pageWeight';
import { expect, test } from '../support/fixtures';
import { sites } from '../support/shop';
import { productPath } from '../support/prerendered';

test.use({ site: sites.prerendered });

test('a page loads no file twice while it starts', async ({ browser, shop, isMobile }) => {
  test.skip(!isMobile, 'every screen loads the same files');
  for (const address of Object.values(getWeighedPages(productPath))) {
    const weight = await weighPage(browser, shop.url + address);
    expect(weight.scriptSizes.length).toBeGreaterThan(2);
    expect(weight.repeatedRequests).toEqual([]);
  }
});
