import type { MiddlewareHandler } from 'hono';
import { refuse } from './errors';

/** Paths of the calls that log in, although their method is GET. */
const loginPaths = ['/api/Login/GenerateToken', '/api/ADM/User/UserValidate'];

/**
 * Refuses requests that write or log in if a browser sends them for a page of another site. Only
 * pages of the given origins may send them. Hono's `csrf` cannot replace this, because it checks
 * neither GET nor JSON, and refuses forms of programs that send none of the headers.
 */
export const refuseOtherSites =
  (allowedOrigins: string[]): MiddlewareHandler =>
  async (c, next) => {
    const { method, path } = c.req;
    const writes = !['GET', 'HEAD', 'OPTIONS'].includes(method);
    const isFromOtherSite = c.req.header('Sec-Fetch-Site') === 'cross-site';
    const isAllowed = allowedOrigins.includes(c.req.header('Origin') ?? '');
    if ((writes || loginPaths.includes(path)) && isFromOtherSite && !isAllowed)
      refuse(403, 'Pages of other sites may not send this request');
    await next();
  };
