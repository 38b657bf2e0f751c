import { http } from 'msw';
import { bearer, createCaller } from '@shop/server/testing/caller';
import { createDemoApp } from '@shop/server/testing/testApp';
import { server } from '../mswServer';
import type { Call } from './call';
import { pass, until } from './clock';
import type { Fault } from './faults';

function isCall({ method, path, query }: Call, request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  return request.method === method && path.test(pathname) && (query?.test(search) ?? true);
}

/**
 * Shortens lists to save time, because their length does not matter and each page is rendered some
 * hundred times.
 */
async function short(response: Response): Promise<Response> {
  const body = (await response.clone().json()) as { data?: unknown };
  if (!Array.isArray(body.data)) return response;
  return Response.json({ ...body, data: body.data.slice(0, 12) as unknown[] });
}

/** Answers calls by the reference back end, with a fault in one call until `mend` is called. */
export function faultyLine(call: Call, fault: Fault) {
  const app = createDemoApp();
  const sent = { call: 0, token: 0, done: 0 };
  let underWay = 0;
  let isMended = false;
  async function fetchWell(request: Request): Promise<Response> {
    const response = await app.fetch(request);
    if (response.ok && isCall(call, request)) sent.done += 1;
    return request.method === 'GET' && response.ok ? short(response) : response;
  }

  async function answer(request: Request): Promise<Response> {
    if (request.url.includes('/GenerateToken')) sent.token += 1;
    const well = () => fetchWell(request);
    if (!isCall(call, request)) return well();
    sent.call += 1;
    if (isMended) return well();
    const asked = { well, nth: sent.call, broken: call.broken };
    return (await fault.answer(asked)) ?? well();
  }

  server.use(
    http.all('*/api/*', async ({ request }) => {
      underWay += 1;
      return answer(request).finally(() => {
        underWay -= 1;
      });
    }),
  );

  /**
   * Stores a signed-in shopper in the session.
   * @returns a function that sends writes as the shopper
   */
  async function logIn() {
    const { loggedIn, send } = createCaller(app);
    const user = await loggedIn('shopper');
    sessionStorage.setItem('authUser', JSON.stringify(user));
    sessionStorage.setItem('authToken', user.token);
    return (path: string, body: object) => send('POST', path, body, bearer(user));
  }

  const isQuiet = () => underWay === 0;
  return {
    sent,
    pass: (ms: number) => pass(ms, isQuiet),
    until: (holds: () => boolean) => until(holds, isQuiet),
    mend: () => void (isMended = true),
    logIn,
  };
}

export type Line = ReturnType<typeof faultyLine>;
