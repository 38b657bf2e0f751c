const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };

/**
 * Answers the health checks of a hosting platform. `/healthz` reports that the process is alive,
 * and `/readyz` that it can serve requests. Returns `undefined` for any other path.
 * @param ping returns a promise that rejects if the shop cannot serve requests
 */
export async function answerHealth(
  { url }: Request,
  ping: () => Promise<void>,
): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  if (pathname === '/healthz') return new Response('alive\n', { headers });
  if (pathname !== '/readyz') return undefined;
  return ping().then(
    () => new Response('ready\n', { headers }),
    () => new Response('not ready\n', { status: 503, headers }),
  );
}
