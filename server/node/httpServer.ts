import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { getNetwork } from './clientAddress';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

const defaultLimits = {
  headersTimeout: 15_000,
  /** Time limit in ms, which suffices to upload a large picture on a poor mobile connection. */
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  /** Time in ms that a connection may be silent in both directions. */
  idleTimeout: 60_000,
  maxConnections: 1_000,
  /** Highest number of connections from one client address. A browser opens six. */
  maxConnectionsPerAddress: 100,
};
export type ConnectionLimits = typeof defaultLimits;

/**
 * Creates a server with limits against slow or silent clients. While the server is stopping, it
 * closes each connection after the response.
 */
export function createHttpServer(
  handleRequest: (...args: Parameters<Fetch>) => Response | Promise<Response>,
  limits: Partial<ConnectionLimits> = {},
): Server {
  const { idleTimeout, maxConnections, maxConnectionsPerAddress, ...serverOptions } = {
    ...defaultLimits,
    ...limits,
  };
  const fetch: Fetch = async (...args) => {
    const response = await handleRequest(...args);
    if (!server.listening) response.headers.set('Connection', 'close');
    return response;
  };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  server.maxConnections = maxConnections;
  limitConnectionsPerAddress(server, maxConnectionsPerAddress);
  return server.setTimeout(idleTimeout);
}

/** Closes further connections from a client address that has many, so that others can connect. */
function limitConnectionsPerAddress(server: Server, maxCount: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = getNetwork(socket.remoteAddress ?? '');
    const count = (counts.get(address) ?? 0) + 1;
    if (count > maxCount) {
      socket.destroy();
      return;
    }
    counts.set(address, count);
    socket.once('close', () => {
      const remainingCount = (counts.get(address) ?? 0) - 1;
      if (remainingCount > 0) counts.set(address, remainingCount);
      else counts.delete(address);
    });
  });
}
