import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { createApp, type AppOptions } from './createApp';
import { toErrorResponse } from './http/errors';
import { securityHeaders, type SecurityOptions } from './http/securityHeaders';
import { media, type MediaOptions } from './node/media';
import { serveConfig, siteConfigReader } from './node/siteConfig';
import { staticFiles } from './node/staticFiles';
import type { Store } from './store';

export interface SiteOptions extends AppOptions {
  /** The built site. */
  staticFolder: string;
  media: MediaOptions;
  security?: Omit<SecurityOptions, 'firebase'>;
}

/** The whole shop on one port: the calls, the pictures and the built site. Runs in Node only. */
export function createSite(store: Store, options: SiteOptions): Hono {
  const site = new Hono();
  const readConfig = siteConfigReader(options.staticFolder);
  const firebase = async () => (await readConfig())?.firebase;
  site.onError(toErrorResponse);
  site.use(securityHeaders({ ...options.security, firebase }), compress());
  site.route('/', createApp(store, options));
  site.route('/media', media(options.media));
  site.get('/config.js', etag({ weak: true }), serveConfig(readConfig));
  site.route('/', staticFiles(options.staticFolder));
  return site;
}
