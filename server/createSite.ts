import { Hono } from 'hono';
import { createApp, type AppOptions } from './createApp';
import { securityHeaders, type SecurityOptions } from './http/securityHeaders';
import { compress } from './node/compress';
import { media, type MediaOptions } from './node/media';
import { staticFiles } from './node/staticFiles';
import type { Store } from './store';

export interface SiteOptions extends AppOptions {
  /** The built site. */
  staticFolder: string;
  media: MediaOptions;
  security?: SecurityOptions;
}

/** The whole shop on one port: the calls, the pictures and the built site. Runs in Node only. */
export function createSite(store: Store, options: SiteOptions): Hono {
  const site = new Hono();
  site.use(securityHeaders(options.security), compress);
  site.route('/', createApp(store, options));
  site.get('/media/*', media(options.media));
  site.all('*', staticFiles(options.staticFolder));
  return site;
}
