import type { Server, ServerOptions } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

export interface ConnectionLimits extends Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'
> {
  /** How long a connection may carry nothing either way. */
  idleTimeout: number;
  maxConnections: number;
}

/** A whole request may take as long as the shop gives an upload. */
const standard: ConnectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  idleTimeout: 60_000,
  maxConnections: 1_000,
};

/** A server that nobody can hold up by sending, reading or saying nothing. */
export function createHttpServer(
  fetch: Fetch,
  { idleTimeout, maxConnections, ...serverOptions }: ConnectionLimits = standard,
): Server {
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  server.maxConnections = maxConnections;
  server.setTimeout(idleTimeout);
  return server;
}
