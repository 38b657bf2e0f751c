/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { expectConsole } from '@/testing/consoleGuard';
import { createDemoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { passTime } from '@/testing/passTime';
import { backEndDown } from '@/testing/scenarios';
import { makeStore } from '../store';
import { waitForFirstAnswers } from './waitForFirstAnswers';

const { dataset } = document.documentElement;

beforeEach(() => {
  server.use(...createDemoHandlers());
});

test('keeps the static page, marked as failed, until the back end answers', async () => {
  expectConsole(/Unable to generate access token/);
  server.use(backEndDown());
  jest.useFakeTimers({ advanceTimers: true });
  const store = makeStore();
  const onDone = jest.fn();
  const answersPromise = waitForFirstAnswers(store, '/').then(onDone);
  await waitFor(() => expect(dataset['failed']).toBe(''));
  expect(onDone).not.toHaveBeenCalled();
  server.resetHandlers(...createDemoHandlers());
  await passTime(10_000);
  await answersPromise;
  const { isSuccess } = clientInfoApi.endpoints.getClientInfo.select()(store.getState());
  expect(isSuccess).toBe(true);
});

test('treats a refusal as an answer, because the app can show the error', async () => {
  server.use(http.get(/\/api\/(?!Login\/)/, () => new HttpResponse(null, { status: 404 })));
  await waitForFirstAnswers(makeStore(), '/about');
  expect(dataset['failed']).toBeUndefined();
});
