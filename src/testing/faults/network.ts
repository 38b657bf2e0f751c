import { http } from 'msw';
import { createBearerHeader, createCaller } from '@shop/server/testing/caller';
import { createDemoApp } from '@shop/server/testing/testApp';
import { server } from '../mswServer';
import type { Call } from './call';
import { advanceTime, waitUntil } from './clock';
import type { Fault } from './faults';

function matchesCall({ method, path, query }: Call, request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  return request.method === method && path.test(pathname) && (query?.test(search) ?? true);
}

/**
 * Shortens lists to save time, because their length does not matter and each page is rendered
 * several hundred times.
 */
async function shortenLists(response: Response): Promise<Response> {
  const body = (await response.clone().json()) as { data?: unknown };
  if (!Array.isArray(body.data)) return response;
  return Response.json({ ...body, data: body.data.slice(0, 12) as unknown[] });
}

/** Lets the reference back end answer all calls. One call has a fault until `repair` is called. */
export function mockFaultyNetwork(call: Call, fault: Fault) {
  const backEnd = createDemoApp();
  /** `call` and `answered` count requests of the call under test, `token` counts token requests. */
  const sentCounts = { call: 0, token: 0, answered: 0 };
  let pendingCount = 0;
  let isRepaired = false;
  async function fetchNormally(request: Request): Promise<Response> {
    const response = await backEnd.fetch(request);
    if (response.ok && matchesCall(call, request)) sentCounts.answered += 1;
    return request.method === 'GET' && response.ok ? shortenLists(response) : response;
  }

  async function answer(request: Request): Promise<Response> {
    if (request.url.includes('/GenerateToken')) sentCounts.token += 1;
    const getNormalAnswer = () => fetchNormally(request);
    if (!matchesCall(call, request)) return getNormalAnswer();
    sentCounts.call += 1;
    if (isRepaired) return getNormalAnswer();
    const faultRequest = { getNormalAnswer, attempt: sentCounts.call, breakBody: call.breakBody };
    return (await fault.answer(faultRequest)) ?? getNormalAnswer();
  }

  server.use(
    http.all('*/api/*', async ({ request }) => {
      pendingCount += 1;
      return answer(request).finally(() => {
        pendingCount -= 1;
      });
    }),
  );

  /**
   * Stores a signed-in shopper in the session.
   * @returns a function that sends POST requests as this shopper
   */
  async function logIn() {
    const { logInAs, send } = createCaller(backEnd);
    const user = await logInAs('shopper');
    sessionStorage.setItem('authUser', JSON.stringify(user));
    sessionStorage.setItem('authToken', user.token);
    return (path: string, body: object) => send('POST', path, body, createBearerHeader(user));
  }

  const isNetworkIdle = () => pendingCount === 0;
  return {
    sentCounts,
    advanceTime: (ms: number) => advanceTime(ms, isNetworkIdle),
    waitUntil: (condition: () => boolean) => waitUntil(condition, isNetworkIdle),
    repair: () => void (isRepaired = true),
    logIn,
  };
}

export type FaultyNetwork = ReturnType<typeof mockFaultyNetwork>;
