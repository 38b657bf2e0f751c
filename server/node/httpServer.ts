import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

const defaultLimits = {
  headersTimeout: 15_000,
  /** Time limit in ms, which suffices to upload a large picture on a poor mobile connection. */
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  /** Time in ms that a connection may be silent in both directions. */
  idleTimeout: 60_000,
  maxConnections: 1_000,
};
export type ConnectionLimits = typeof defaultLimits;

/**
 * Creates a server with limits against slow or silent clients. While the server is stopping, it
 * closes each connection after the response.
 */
export function createHttpServer(
  handleRequest: (...args: Parameters<Fetch>) => Response | Promise<Response>,
  { idleTimeout, maxConnections, ...serverOptions }: ConnectionLimits = defaultLimits,
): Server {
  const fetch: Fetch = async (...args) => {
    const response = await handleRequest(...args);
    if (!server.listening) response.headers.set('Connection', 'close');
    return response;
  };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  server.maxConnections = maxConnections;
  return server.setTimeout(idleTimeout);
}
