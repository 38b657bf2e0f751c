import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

type NodeContext = Context<{ Bindings: { incoming: IncomingMessage } }>;

export const getSocketAddress = (c: NodeContext) =>
  getNetwork(c.env.incoming.socket.remoteAddress ?? '');

/**
 * Returns the network of the last address in `X-Forwarded-For`, because the shop's own proxy has
 * added that address.
 */
export const getForwardedAddress = (c: Context) =>
  getNetwork(c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '');

/**
 * Returns what rate limits count as one client: an IPv4 address without its port, or the /64
 * network of an IPv6 address, because one client can usually use all 2^64 addresses of its network.
 * Returns an empty text for an invalid address.
 */
export function getNetwork(address: string): string {
  const plainAddress = address
    .toLowerCase()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/, '')
    .replace(/%[^]*/, '');
  if (!isIPv6(plainAddress)) return isIP(plainAddress) ? plainAddress : '';
  return `${expandIPv6(plainAddress).split(':').slice(0, 4).join(':')}::/64`;
}
