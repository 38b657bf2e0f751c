import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

export const socketAddress = (c: Context<{ Bindings: { incoming: IncomingMessage } }>) =>
  networkOf(c.env.incoming.socket.remoteAddress ?? '');

/** The last entry is the one that our own proxy wrote. */
export const forwardedAddress = (c: Context) =>
  networkOf(c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '');

/** One line has 2^64 addresses of IPv6: they count as one caller. */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  if (!isIPv6(plain) || plain.startsWith('::ffff:')) return plain;
  const [head = [], tail = []] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const network = [...head, ...zeros, ...tail].slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
