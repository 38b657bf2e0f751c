import { expect, type Page, type Route } from '@playwright/test';

import { startSignedIn } from './accounts';
import { waitForStillness, loadDeferredParts } from './waiting';
import { mockMap } from './reading';
import type { CallOutcome, Screen } from './screens';
import type { Shop } from './shop';

async function removePrices(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { data: { productPackRequests: unknown[] } };
  body.data.productPackRequests = [];
  await route.fulfill({ response, json: body });
}

async function mockCalls(page: Page, outcome: CallOutcome): Promise<void> {
  if (outcome === 'priceless') await page.route('**/GetWebProductById?*', removePrices);
  else
    await page.route(/\/api\/(?!Login\/|ADM\/Client\/|ADM\/User\/)/, (route) => {
      if (outcome === 'held') return;
      // Fail with 400, because the app retries calls that fail with a 5xx status.
      if (outcome === 'failed') return route.fulfill({ status: 400, json: {} });
      const isPlainArray = route.request().url().includes('/review/');
      return route.fulfill({ json: isPlainArray ? [] : { statusCode: 200, data: [] } });
    });
}

/**
 * Opens the page of a screen, and brings it into the state of the screen. Parts of the page that
 * load late are loaded as well.
 */
export async function openScreen(page: Page, shop: Shop, screen: Screen): Promise<void> {
  await mockMap(page);
  if (screen.callOutcome) await mockCalls(page, screen.callOutcome);
  if (screen.signedInAs) await startSignedIn(page, shop, screen.signedInAs);
  await screen.prepare?.(page);
  await page.goto(screen.path);
  await expect(page.locator('#root main')).toBeVisible();
  await loadDeferredParts(page);
  if (screen.callOutcome !== 'held')
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await screen.open?.(page);
  await expect(screen.getVisibleElement(page)).toBeVisible({ timeout: 20_000 });
  await waitForStillness(page);
}
