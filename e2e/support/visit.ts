import { expect, type Page, type Route } from '@playwright/test';

import { beSignedIn } from './accounts';
import { atRest, wakeUp } from './arrival';
import { withoutMap } from './reading';
import type { CallFate, Screen } from './screens';
import type { Shop } from './shop';

async function withoutPrices(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { data: { productPackRequests: unknown[] } };
  body.data.productPackRequests = [];
  await route.fulfill({ response, json: body });
}

async function meetCalls(page: Page, fate: CallFate): Promise<void> {
  if (fate === 'priceless') await page.route('**/GetWebProductById?*', withoutPrices);
  else
    await page.route(/\/api\/(?!Login\/|ADM\/Client\/|ADM\/User\/)/, (route) => {
      if (fate === 'held') return;
      // Unlike a 5xx, a status of 400 is not retried.
      if (fate === 'failed') return route.fulfill({ status: 400, json: {} });
      const isBare = route.request().url().includes('/review/');
      return route.fulfill({ json: isBare ? [] : { statusCode: 200, data: [] } });
    });
}

/** Opens a screen in its state, including parts that load late. */
export async function visit(page: Page, shop: Shop, screen: Screen): Promise<void> {
  await withoutMap(page);
  if (screen.calls) await meetCalls(page, screen.calls);
  if (screen.signedIn) await beSignedIn(page, shop, screen.signedIn);
  await screen.begin?.(page);
  await page.goto(screen.path);
  await expect(page.locator('#root main')).toBeVisible();
  await wakeUp(page);
  if (screen.calls !== 'held')
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await screen.open?.(page);
  await expect(screen.seen(page)).toBeVisible({ timeout: 20_000 });
  await atRest(page);
}
