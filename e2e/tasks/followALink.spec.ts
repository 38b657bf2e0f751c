import type { Page } from '@playwright/test';

import { loadDeferredParts } from '../support/waiting';
import { expect, test } from '../support/fixtures';

/*
 * Tests links to a heading within the text of the page "About Us". The link is either clicked, or
 * its address is the first one of a visit.
 */

const fillerText = '<p>Words.</p>'.repeat(60);
const aboutUs = `<p><a href="#data">Your data</a></p>${fillerText}<h2 id="data">Data</h2>${fillerText}<h2>End</h2>`;

const mockAboutUs = (page: Page) =>
  page.route('**/api/ADM/ClientSetting/GetData*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, aboutUs } } });
  });

const getTargetHeading = (page: Page) => page.getByRole('heading', { name: 'Data', exact: true });

/** Waits until the heading that the link leads to is just below the header of the page. */
const expectHeadingAtTop = (page: Page) =>
  expect
    .poll(() => getTargetHeading(page).evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(140);

test('a link within a text leads to a heading, and Back returns to the link', async ({ page }) => {
  await mockAboutUs(page);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page).toHaveURL(/\/about#user-content-data$/);
  await expectHeadingAtTop(page);
  await loadDeferredParts(page);
  await expectHeadingAtTop(page);
  // Go back by script. Playwright's `goBack` waits for a load event, which Firefox does not send if
  // only the hash changes.
  await page.evaluate(() => window.history.back());
  await expect(getTargetHeading(page)).not.toBeInViewport();
});

for (const hash of ['#data', '#user-content-data']) {
  test(`an address with ${hash} leads to the heading in the text`, async ({ page }) => {
    await mockAboutUs(page);
    await page.goto(`/about${hash}`);
    await expectHeadingAtTop(page);
  });
}
