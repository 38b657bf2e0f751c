/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { demoHandlers } from '@/testing/handlers';
import { expectConsole } from '@/testing/consoleGuard';
import { server } from '@/testing/mswServer';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { makeStore } from '../store';
import { firstData } from './firstData';

const { dataset } = document.documentElement;

beforeEach(() => server.use(...demoHandlers()));

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
