import { http, HttpResponse } from 'msw';
import type { CartLine } from '@/shared/contract/cart';
import { createDemoApp } from '../../server/testing/testApp';
import { aProductOf } from './productBuilder';

/** One reference back end per test file's test: the same app that runs under Node, over an in-memory store. */
export function demoHandlers() {
  const app = createDemoApp();
  return [http.all('*/api/*', ({ request }) => app.fetch(request))];
}

/** Named situations: one call answers otherwise, the rest stays the demo shop. */
export const failing = (path: string, status = 500) =>
  http.all(`*${path}`, () => HttpResponse.json({ message: 'broken on purpose' }, { status }));

export const answering = (path: string, body: unknown, status = 200) =>
  http.all(`*${path}`, () => HttpResponse.json(body as Record<string, unknown>, { status }));

/** Call 17 knows the products of these lines, as they are, and no others. */
export const selling = (...lines: CartLine[]) =>
  http.get('*/api/ISPM/Product/GetWebProductById', ({ request }) => {
    const id = new URL(request.url).searchParams.get('Id');
    const own = lines.filter(({ productId }) => productId === id);
    return HttpResponse.json({ data: own.length > 0 ? aProductOf(own) : null });
  });

/** The calls wait until they are released, then go where they would have gone: for what shows meanwhile. */
export function holding(...paths: string[]) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { handlers: paths.map((path) => http.all(`*${path}`, () => released)), release };
}

export const unreachable = (path: string) => http.all(`*${path}`, () => HttpResponse.error());
