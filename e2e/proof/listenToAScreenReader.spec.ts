import type { Page } from '@playwright/test';

import { createProductPath } from '../support/accounts';
import { loadDeferredParts } from '../support/waiting';
import { addFirstPackToCart, enquiryValues, fillInForm } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { readGlobal, mockMap } from '../support/reading';

/* Tests what live regions announce to screen readers. */
/**
 * Records what screen readers announce from now on: changes of existing live regions, and new
 * alerts.
 * @returns a function that returns the texts announced so far
 */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const messages: string[] = [];
    const liveSelector = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const findAlerts = (node: Node) =>
      node instanceof Element
        ? [node, ...node.querySelectorAll('*')].filter((element) => element.matches('[role=alert]'))
        : [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(liveSelector);
        const liveRegions = [...addedNodes].flatMap(findAlerts).concat(region ?? []);
        for (const liveRegion of liveRegions)
          if (!liveRegion.closest('[aria-hidden=true]'))
            messages.push(liveRegion.textContent.trim());
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { messages });
  });
  return () => readGlobal<string[]>(page, 'messages');
}

test('the cart, the product list and forms announce the results of actions', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 500|response 500|ContactInbox/);
  await mockMap(page);
  await page.goto(createProductPath(1));
  await loadDeferredParts(page);
  let readAnnouncements = await recordAnnouncements(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .poll(readAnnouncements)
    .toContainEqual('Please select a pack before adding to cart.');
  await addFirstPackToCart(page);
  await expect
    .poll(readAnnouncements)
    .toContainEqual(expect.stringMatching(/^Total for 50 pcs\s*Rs\. \d+/));
  await expect
    .poll(readAnnouncements)
    .toContainEqual(expect.stringContaining('Item added to cart!'));

  await page.goto('/products');
  await expect(page.getByText('151 products', { exact: true })).toBeVisible();
  readAnnouncements = await recordAnnouncements(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Gift Packaging' }).check();
  await page.getByRole('button', { name: 'Close filters' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Remove Gift Packaging' }).click();
  await expect.poll(readAnnouncements).toContainEqual('151 products');

  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).waitFor();
  readAnnouncements = await recordAnnouncements(page);
  await fillInForm(page, enquiryValues);
  const errorBody = { error: 'Mailbox full' };
  await page.route('**/Save', (route) => route.fulfill({ status: 500, json: errorBody }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(readAnnouncements).toContainEqual('Mailbox full');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(readAnnouncements).toContainEqual('Your message has been sent successfully!');
});
