import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { AppTools } from './appTools';

/**
 * Headers that proxies, load balancers and content delivery networks add when they forward a
 * request.
 */
const forwardingHeaderPattern =
  /^(?:x-forwarded(?:-.*)?|x-original-.*|x-envoy-.*|x-amzn-.*|x-azure-.*|x-vercel-.*|cf-.*|fly-.*|fastly-.*|forwarded(?:-for)?|via|cdn-loop|true-client-ip|(?:x-)?client-ip|x-cluster-client-ip|x-real-(?:ip|port)|x-remote-(?:ip|addr)|x-originating-ip|x-host|(?:wl-)?proxy-client-ip)$/;

const loopbackHostPattern = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

const loopbackAddressPattern = /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/i;

/**
 * Returns whether a program on this computer sends the request directly. The connection must be
 * local, without headers of a proxy, and the Host header must name this computer. Otherwise, a page
 * of another site could read the answer if its host name resolves to 127.0.0.1 (DNS rebinding).
 * HTTP/1.0 counts as remote, because no browser uses it, but nginx does unless configured.
 */
export function isLocalRequest(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return (
    incoming?.httpVersion === '1.1' &&
    loopbackAddressPattern.test(incoming.socket.remoteAddress ?? '') &&
    loopbackHostPattern.test(c.req.header('Host') ?? '') &&
    !Object.keys(c.req.header()).some((name) => forwardingHeaderPattern.test(name.toLowerCase()))
  );
}

/**
 * Returns whether this request may use demo features, such as accounts whose passwords are public.
 */
export const canUseDemo = (
  tools: Pick<AppTools, 'hasDemoAccounts' | 'isLocalRequest'>,
  c: Context,
): boolean => tools.hasDemoAccounts && tools.isLocalRequest(c);
