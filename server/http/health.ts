const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };

/**
 * What whoever runs the process asks it: `/healthz`, whether it is alive, and `/readyz`, whether it can serve.
 * @param ping throws where it cannot
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
