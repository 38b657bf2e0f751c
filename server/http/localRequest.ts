import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { AppTools } from './appTools';

/** What proxies, load balancers and content delivery networks add to a request that they pass on. */
const forwardingHeader =
  /^(?:x-forwarded(?:-.*)?|x-original-.*|x-envoy-.*|x-amzn-.*|x-azure-.*|x-vercel-.*|cf-.*|fly-.*|fastly-.*|forwarded(?:-for)?|via|cdn-loop|true-client-ip|(?:x-)?client-ip|x-cluster-client-ip|x-real-(?:ip|port)|x-remote-(?:ip|addr)|x-originating-ip|x-host|(?:wl-)?proxy-client-ip)$/;

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

const loopbackAddress = /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/i;

/**
 * Whether a program on this computer asks for itself: the connection comes from this computer, no proxy has passed the
 * request on, and it names this computer. The name matters because a page of a foreign host name that resolves to
 * 127.0.0.1 (DNS rebinding) could otherwise read the answer.
 */
export function isLocalRequest(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return (
    loopbackAddress.test(incoming?.socket.remoteAddress ?? '') &&
    loopbackHost.test(c.req.header('Host') ?? '') &&
    !Object.keys(c.req.header()).some((name) => forwardingHeader.test(name.toLowerCase()))
  );
}

/** Whether this request may use what only the demo offers: accounts whose passwords everybody knows, and the like. */
export const mayUseDemo = (
  tools: Pick<AppTools, 'demoAccounts' | 'isLocalRequest'>,
  c: Context,
): boolean => tools.demoAccounts && tools.isLocalRequest(c);
