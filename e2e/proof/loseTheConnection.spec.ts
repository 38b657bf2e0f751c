import type { Page } from '@playwright/test';

import { enquiryValues, fillInForm, storeCart } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { type SendAnswer, sendAnswer, startProxy } from '../support/proxy';

/* Connections that break in a real browser, in the middle of an answer or before it. */

const productListPath = '/api/WAP/ProductWebLink/GetAll';
const enquiriesPath = '/api/WAP/ContactInbox/Save';
const connectionErrors =
  /ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION_(?:RESET|CLOSED)/;

const dropConnection: SendAnswer = (_answer, response) => response.destroy();

const sendHalfAnswer: SendAnswer = ({ status, headers, body }, response) => {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
};

/** Counts the requests of a page at a path. */
function countRequests(page: Page, path: string) {
  const counter = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) counter.count += 1;
  });
  return counter;
}

test('Retry loads the products after their connection was cut', async ({
  page,
  shop,
  stopAfter,
  allowProblem,
}) => {
  allowProblem(connectionErrors);
  let sendList = sendHalfAnswer;
  const { url } = stopAfter(
    await startProxy(shop.url, (path) =>
      path.startsWith(productListPath) ? sendList : sendAnswer,
    ),
  );
  const requests = countRequests(page, productListPath);
  await storeCart(page);
  await page.goto(`${url}/products`);
  const main = page.getByRole('main');
  const retryButton = main.getByRole('button', { name: 'Retry' }).first();
  await expect(retryButton).toBeVisible({ timeout: 30_000 });
  await expect(main).toContainText('Failed to fetch products');
  // The app makes one request and three retries.
  expect(requests.count).toBe(4);
  sendList = sendAnswer;
  await retryButton.click();
  await expect(main.locator('a[href^="/product/"]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.close();
});

test('an enquiry can be sent again after a dropped connection', async ({
  page,
  shop,
  stopAfter,
  allowProblem,
}) => {
  allowProblem(connectionErrors);
  let sendEnquiryAnswer = dropConnection;
  const { url } = stopAfter(
    await startProxy(shop.url, (path) =>
      path.startsWith(enquiriesPath) ? sendEnquiryAnswer : sendAnswer,
    ),
  );
  const requests = countRequests(page, enquiriesPath);
  await page.goto(`${url}/contact`);
  await fillInForm(page, enquiryValues);
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(/^Failed to send/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(enquiryValues.Message);
  // The enquiry may have arrived already. Only the shopper may send it again, so the app must not
  // have repeated the request.
  expect(requests.count).toBe(1);
  sendEnquiryAnswer = sendAnswer;
  await button.click();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await page.close();
});
