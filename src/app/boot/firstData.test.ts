/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { demoHandlers } from '@/testing/handlers';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { definedEndpoints } from '@/shared/api/publicLists';
import { pages } from '../pages';
import { makeStore } from '../store';
import { mainEndpoints, firstData } from './firstData';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset['failed'];
  server.use(...demoHandlers());
});

const down = () => {
  expectConsole(/Unable to generate access token/);
  server.use(http.all('*/api/*', () => new HttpResponse(null, { status: 503 })));
};
test('the content stays, and says so, until the back end answers', async () => {
  down();
  const store = makeStore();
  const drawn = jest.fn();
  const waiting = firstData(store, true).then(drawn);
  await waitFor(() => expect(dataset['failed']).toBe(''));
  expect(drawn).not.toHaveBeenCalled();
  server.resetHandlers(...demoHandlers());
  window.dispatchEvent(new Event('online'));
  await waiting;
  const { isSuccess } = clientInfoApi.endpoints.getClientInfo.select()(store.getState());
  expect(isSuccess).toBe(true);
});

test('a refusal is an answer, which the app has its words for', async () => {
  server.use(http.get(/\/api\/(?!Login\/)/, () => new HttpResponse(null, { status: 404 })));
  await firstData(makeStore(), true);
  expect(dataset['failed']).toBeUndefined();
});

test('over an empty page the app comes, whether or not the back end answers', async () => {
  down();
  await firstData(makeStore(), false);
  expect(dataset['failed']).toBeUndefined();
});

describe('the content of a page whose main call is answered by a CDN', () => {
  const page = (status: number) => () =>
    HttpResponse.html('<p>Checking your browser</p>', { status });

  test.each([
    ['a page of HTML', page(200)],
    ['a page of HTML with 403', page(403)],
    ['204', () => new HttpResponse(null, { status: 204 })],
  ])('stays, and says so, for %s', async (_what, answer) => {
    server.use(http.get('*/api/WAP/ProductWebLink/GetAll', answer));
    const store = makeStore();
    const drawn = jest.fn();
    const waiting = firstData(store, true).then(drawn);
    await waitFor(() => expect(dataset['failed']).toBe(''));
    expect(drawn).not.toHaveBeenCalled();
    server.resetHandlers(...demoHandlers());
    window.dispatchEvent(new Event('online'));
    await waiting;
    const { isSuccess } = catalogApi.endpoints.getProducts.select()(store.getState());
    expect(isSuccess).toBe(true);
  });
});

test('where banners alone cannot be had the app draws the page', async () => {
  server.use(http.get('*/api/WAP/Banner/GetAll', () => HttpResponse.html('<p>Wait</p>')));
  await firstData(makeStore(), true);
  expect(dataset['failed']).toBeUndefined();
});

test('the main calls of pages are endpoints', async () => {
  await Promise.all(pages.map(async ({ load }) => load()));
  const names = definedEndpoints().map(([{ name }]) => name);
  expect(names).toEqual(expect.arrayContaining(mainEndpoints));
});
