import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

type NodeContext = Context<{ Bindings: { incoming: IncomingMessage } }>;

export const getSocketAddress = (c: NodeContext) =>
  getNetwork(c.env.incoming.socket.remoteAddress ?? '');

/** Returns the network of the last address in the header, which the shop's own proxy added. */
export const getForwardedAddress = (c: Context) =>
  getNetwork(c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '');

/**
 * Returns the network of an address, for rate limits. A single IPv6 connection usually has 2^64
 * addresses, so these count as one. A port is removed. An invalid address becomes `''`.
 */
export function getNetwork(address: string): string {
  const plainAddress = address
    .toLowerCase()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/, '')
    .replace(/%.*$/, '');
  if (!isIPv6(plainAddress)) return isIP(plainAddress) ? plainAddress : '';
  return `${expandIPv6(plainAddress).split(':').slice(0, 4).join(':')}::/64`;
}
