import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { createApp, type AppOptions } from './createApp';
import { toErrorResponse } from './http/errors';
import { contentSecurityPolicy, fixedHeaders, type PolicySources } from './http/securityPolicy.mjs';
import { compress } from './node/compress';
import { media, type MediaOptions } from './node/media';
import { serveConfig, siteConfigReader } from './node/siteConfig';
import { staticFiles } from './node/staticFiles';
import type { Store } from './sqlStore';

export interface SiteOptions extends AppOptions {
  /** The built site. */
  staticFolder: string;
  media: MediaOptions;
  security?: PolicySources;
  /** How long `config.js` may run. */
  configMs?: number;
}

/** The whole shop on one port: the calls, the pictures and the built site. Runs in Node only. */
export function createSite(store: Store, options: SiteOptions): Hono {
  const site = new Hono();
  const readConfig = siteConfigReader(options.staticFolder, options.configMs);
  site.onError(toErrorResponse);
  site.use(async (c, next) => {
    await next();
    const firebase = (await readConfig())?.firebase;
    const policy = contentSecurityPolicy(options.security ?? {}, firebase);
    const headers = { 'Content-Security-Policy': policy, ...fixedHeaders };
    // A route's own header of the same name stands.
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  site.use(compress);
  site.route('/', createApp(store, options));
  site.route('/media', media(options.media));
  site.get('/config.js', etag({ weak: true }), serveConfig(readConfig));
  site.route('/', staticFiles(options.staticFolder));
  return site;
}
