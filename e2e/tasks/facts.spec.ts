import { expect, test } from '../support/fixtures';
import { sites } from '../support/shop';
import { getCachedAddresses, offlineMessagePattern, waitForWorker } from '../support/worker';

/* Tests the product facts (prices, sizes) that the prerenderer adds to the product list. */
test.use({ site: sites.prerendered, serviceWorkers: 'allow' });

test('after the first visit, the list shows prices and sizes offline', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(offlineMessagePattern);
  await page.goto('/');
  await waitForWorker(page);
  const getCachedFactAddresses = () => getCachedAddresses(page, 'facts');
  await expect
    .poll(getCachedFactAddresses)
    .toContainEqual(expect.stringMatching(/^\/assets\/facts\.\w+\.json$/));
  await context.setOffline(true);
  await page.goto('/products');
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/from Rs\. 12\.16 each.*10\.5 × 10\.5 × 7\.5 cm/s);
});
