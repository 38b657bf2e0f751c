import { http, HttpResponse } from 'msw';
import { createDemoApp } from '@shop/server/testing/testApp';
import { groupBy } from '@/shared/collections/groupBy';
import type { CartLine } from '@/shared/contract/cart';
import { server } from './mswServer';
import { aProductWithLines } from './productBuilder';

/**
 * Creates request handlers that let a new reference back end answer all API calls. It is the same
 * app that runs on Node, with an in-memory store.
 */
export function createDemoHandlers() {
  const backEnd = createDemoApp();
  return [http.all('*/api/*', ({ request }) => backEnd.fetch(request))];
}

/** Makes the API call at this path fail. */
export const mockFailure = (path: string, status = 500) =>
  http.all(`*${path}`, () => HttpResponse.json({ message: 'broken on purpose' }, { status }));

export const mockAnswer = (path: string, body: unknown, status = 200) =>
  http.all(`*${path}`, () => HttpResponse.json(body as Record<string, unknown>, { status }));

/** Path of the API call that `getProduct` makes. */
export const productCallPath = '/api/ISPM/Product/GetWebProductById';

/** Makes `getProduct` find only these products. */
export const mockProducts = (...products: ReturnType<typeof aProductWithLines>[]) =>
  http.get(`*${productCallPath}`, ({ request }) => {
    const id = new URL(request.url).searchParams.get('Id');
    const data = products.find(({ productId }) => String(productId) === id) ?? null;
    return HttpResponse.json({ data });
  });

/** Makes `getProduct` return the products of these cart lines, at the prices of the lines. */
export const mockProductsOfLines = (...lines: CartLine[]) =>
  mockProducts(
    ...Array.from(groupBy(lines, ({ productId }) => productId).values(), aProductWithLines),
  );

/**
 * Delays the answers to the API calls at these paths, to test what the page shows meanwhile.
 * @returns a function that releases the answers
 */
export function holdAnswers(...paths: string[]): () => void {
  let release: () => void = () => undefined;
  const releasedPromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(...paths.map((path) => http.all(`*${path}`, () => releasedPromise)));
  return release;
}

/** Returns a list to which each later request at this path is added. */
export function recordRequestsOf(callPath: string): Request[] {
  const requests: Request[] = [];
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === callPath) requests.push(request.clone());
  });
  return requests;
}

export const mockConnectionError = (path: string) =>
  http.all(`*${path}`, () => HttpResponse.error());
