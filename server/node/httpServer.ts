import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

const standard = {
  headersTimeout: 15_000,
  /** As long as a picture takes on a poor phone line. */
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  /** How long a connection may carry nothing either way. */
  idleTimeout: 60_000,
  maxConnections: 1_000,
};
export type ConnectionLimits = typeof standard;

/** A server that nobody can hold up by sending, reading or saying nothing, nor by asking more while it stops. */
export function createHttpServer(
  answer: (...asked: Parameters<Fetch>) => Response | Promise<Response>,
  { idleTimeout, maxConnections, ...serverOptions }: ConnectionLimits = standard,
): Server {
  const fetch: Fetch = async (...asked) => {
    const response = await answer(...asked);
    if (!server.listening) response.headers.set('Connection', 'close');
    return response;
  };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  server.maxConnections = maxConnections;
  return server.setTimeout(idleTimeout);
}
