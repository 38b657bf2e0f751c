import type { MiddlewareHandler } from 'hono';
import {
  contentSecurityPolicy,
  fixedHeaders,
  type Firebase,
  type PolicySources,
} from './securityPolicy.mjs';

export interface SecurityOptions extends PolicySources {
  /** The configuration as it stands now; nothing while the site has none. */
  firebase?: () => Promise<Firebase | null | undefined>;
}

/** What any host of the shop should send; a route's own header of the same name stands. */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const policy = contentSecurityPolicy(options, await options.firebase?.());
    for (const [name, value] of Object.entries({
      'Content-Security-Policy': policy,
      ...fixedHeaders,
    }))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
