/** @jest-environment ./src/testing/environment.ts */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse, passthrough } from 'msw';
import { bannersApi } from '@/features/content/bannersApi';
import { contentApi } from '@/features/content/contentApi';
import { server } from '@/testing/mswServer';
import { makeStore } from '../store';

/** The header of call 14 and 15 that no body asks for, and what else must be alike. */
const names = ['accept', 'authorization', 'content-type'];

/** What each call was sent with, by path, in turn. */
function listen() {
  const sent: Record<string, (string | null)[][]> = {};
  server.use(
    http.get('*/api/Login/GenerateToken', () =>
      HttpResponse.json({ statusCode: 200, data: 'web-client' }),
    ),
    http.get('*/api/*', ({ request }) => {
      const { pathname } = new URL(request.url);
      (sent[pathname] ??= []).push(names.map((name) => request.headers.get(name)));
      return HttpResponse.json({ data: [] });
    }),
  );
  return sent;
}

const asJson = ['application/json', 'Bearer web-client', 'application/json'];
const plain = ['application/json', 'Bearer web-client', null];

const calls = [
  '/api/WAP/Banner/GetAll',
  '/api/WAP/ProductWebLink/GetAll',
  '/api/ADM/Client/GetByLoginClient',
];

/** Runs the script as a page does that was written for this path. @returns what it has under way */
async function runEarly(path = '/', asked = calls) {
  jest.resetModules();
  // In a page it stands on the script's own tag.
  Object.assign(document.body.dataset, { path, calls: asked.join(' ') });
  await import('./early');
  if (!window.storefrontEarly) throw new Error('The script did not run');
  return window.storefrontEarly;
}

const config = window.storefrontConfig;

afterEach(() => {
  delete window.storefrontEarly;
  delete document.documentElement.dataset['plain'];
  window.storefrontConfig = config;
  jest.restoreAllMocks();
});

test('the early script sends what the base query sends, the content type of call 14 included', async () => {
  const sent = listen();
  const { responses } = await runEarly();
  await Promise.all(responses.values());
  expect(sent).toEqual({
    '/api/WAP/Banner/GetAll': [asJson],
    '/api/WAP/ProductWebLink/GetAll': [plain],
    '/api/ADM/Client/GetByLoginClient': [plain],
  });
  expect(document.documentElement.dataset['plain']).toBeUndefined();
});

test('of a page that was written for another address it asks for nothing but the token', async () => {
  const sent = listen();
  const { token, responses } = await runEarly('/about');
  expect((await token)?.ok).toBe(true);
  expect(responses.size).toBe(0);
  expect(sent).toEqual({});
  expect(document.documentElement.dataset['plain']).toBe('');
});

test('a token of this session is used, and none asked for', async () => {
  listen();
  sessionStorage.setItem('accessToken', 'cached');
  sessionStorage.setItem('tokenExpiry', String(Date.now() + 60_000));
  const { token, responses } = await runEarly('/', [calls[0] ?? '']);
  expect(token).toBeUndefined();
  expect((await [...responses.values()][0])?.ok).toBe(true);
});

/** Limits that a test brings to their end, in place of those that time ends. */
function heldLimits() {
  const limits: { ms: number; end: () => void }[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    const end = () => controller.abort(new DOMException('too late', 'TimeoutError'));
    limits.push({ ms, end });
    return controller.signal;
  });
  return limits;
}

describe.each(['token', 'answer'])('a %s', (what) => {
  test.each(['comes', 'ends'])('that never %s is given up after 20 s', async (verb) => {
    let arrived = 0;
    const backEnd = createServer(({ url = '' }, response) => {
      arrived += 1;
      const isBad = url.includes('GenerateToken') === (what === 'token');
      if (!isBad) response.end('{"statusCode":200,"data":"web-client"}');
      else if (verb === 'ends') response.write('{"data":"ha');
    });
    await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
    const { port } = backEnd.address() as AddressInfo;
    const apiBaseUrl = `http://127.0.0.1:${String(port)}`;
    server.use(http.all(`${apiBaseUrl}/*`, () => passthrough()));
    window.storefrontConfig = Object.assign({ apiBaseUrl }, config);
    const limits = heldLimits();
    try {
      const early = await runEarly('/', [calls[0] ?? '']);
      const [answer] = early.responses.values();
      const expected = what === 'token' ? 1 : 2;
      await waitFor(() => expect(arrived).toBe(expected));
      expect(limits.map(({ ms }) => ms)).toEqual(Array(expected).fill(20_000));
      const body = (what === 'token' ? early.token : answer)?.then((each) => each.text());
      const givenUp = jest.fn();
      void body?.catch(givenUp);
      if (verb === 'ends') await (what === 'token' ? early.token : answer);
      expect(givenUp).not.toHaveBeenCalled();
      limits.at(-1)?.end();
      await expect(body).rejects.toBeDefined();
      if (what === 'token') await expect(answer).rejects.toBeDefined();
    } finally {
      backEnd.closeAllConnections();
      backEnd.close();
    }
  });
});

test('calls 14 and 15 carry a content type from the base query', async () => {
  const sent = listen();
  const { dispatch } = makeStore();
  await dispatch(bannersApi.endpoints.getBanners.initiate());
  await dispatch(contentApi.endpoints.getClientSettings.initiate());
  await dispatch(contentApi.endpoints.getHeadOffice.initiate());
  expect(sent).toEqual({
    '/api/WAP/Banner/GetAll': [asJson],
    '/api/ADM/ClientSetting/GetData': [asJson],
    '/api/ADM/ClientLocation/GetHeadOffice': [plain],
  });
});
