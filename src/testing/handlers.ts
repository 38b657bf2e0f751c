import { http, HttpResponse } from 'msw';
import { createDemoApp } from '../../server/testing';

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

export const unreachable = (path: string) => http.all(`*${path}`, () => HttpResponse.error());
