import type { Page } from '@playwright/test';

import { enquiryValues, fillInForm, storeCart } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { type SendAnswer, sendAnswer, startProxy } from '../support/proxy';

/*
 * Tests connections that break in a real browser. The Jest tests of faults (`src/app/faults/`)
 * cannot simulate them.
 */

test.skip(({ isMobile }) => !isMobile, 'the result is the same on every screen');

const productListPath = '/api/WAP/ProductWebLink/GetAll';
const enquiriesPath = '/api/WAP/ContactInbox/Save';
const connectionErrors =
  /ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION_(?:RESET|CLOSED)/;

const dropConnection: SendAnswer = (_answer, response) => response.destroy();

const sendTruncatedAnswer: SendAnswer = ({ status, headers, body }, response) => {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
};

/** Sends a list whose rows are repeated until the answer is 5 MB large. */
const enlargeList: SendAnswer = ({ body, ...answer }, response) => {
  const { data, ...otherFields } = JSON.parse(body.toString()) as { data: unknown[] };
  const repeatCount = Math.ceil((5 * 1024 * 1024) / body.length);
  const repeatedRows = Array.from({ length: repeatCount }, () => data).flat();
  sendAnswer(
    { ...answer, body: Buffer.from(JSON.stringify({ ...otherFields, data: repeatedRows })) },
    response,
  );
};

/**
 * Starts a proxy to the shop that applies a fault to all answers from one path. The result counts
 * the requests to this path. The test can later replace its `fault`.
 */
async function startFaultyConnection(page: Page, shopUrl: string, path: string, fault: SendAnswer) {
  const connection = { requestCount: 0, fault };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) connection.requestCount += 1;
  });
  const proxy = await startProxy(shopUrl, (url) =>
    url.startsWith(path) ? connection.fault : sendAnswer,
  );
  return Object.assign(connection, proxy);
}

test('Retry loads a list of 5 MB after its connection was cut', async ({
  page,
  shop,
  stopAfter,
  allowProblem,
}) => {
  allowProblem(connectionErrors);
  const connection = stopAfter(
    await startFaultyConnection(page, shop.url, productListPath, sendTruncatedAnswer),
  );
  await storeCart(page);
  await page.goto(`${connection.url}/products`);
  const main = page.getByRole('main');
  const retryButton = main.getByRole('button', { name: 'Retry' }).first();
  await expect(retryButton).toBeVisible({ timeout: 30_000 });
  await expect(main).toContainText('Failed to fetch products');
  // The app makes one request and three retries.
  expect(connection.requestCount).toBe(4);
  connection.fault = enlargeList;
  await retryButton.click();
  await expect(main.locator('a[href^="/product/"]').first()).toBeVisible({ timeout: 30_000 });
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
  const connection = stopAfter(
    await startFaultyConnection(page, shop.url, enquiriesPath, dropConnection),
  );
  await page.goto(`${connection.url}/contact`);
  await fillInForm(page, enquiryValues);
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(/^Failed to send/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(enquiryValues.Message);
  // The enquiry may have arrived already. Only the shopper may send it again, so the app must not
  // have repeated the request.
  expect(connection.requestCount).toBe(1);
  connection.fault = sendAnswer;
  await button.click();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await page.close();
});
