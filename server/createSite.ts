import { existsSync, readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { setPhoneDigits } from '@/shared/contract/primitives';
import { createApp, type AppOptions } from './createApp';
import { toErrorResponse } from './http/errors';
import { mayUseDemo } from './http/localRequest';
import { addSources, fixedHeaders, providerSources } from './http/securityPolicy.mjs';
import { demoFirebaseConfig, demoProvider } from './identity/demoProvider';
import { compress } from './node/compress';
import { configScript } from './node/configScript';
import { media, type MediaOptions } from './node/media';
import { staticFiles } from './node/staticFiles';
import type { Store } from './sqlStore';

export interface SiteOptions extends AppOptions {
  /** The built site. */
  staticFolder: string;
  media: MediaOptions;
  /** Of a mobile number; 11 unless set. */
  phoneDigits?: number;
  /** Of the demo identity provider. */
  identitySecret: string;
}

/** The whole shop on one port: the calls, the pictures and the built site. Runs in Node only. */
export function createSite(store: Store, options: SiteOptions): Hono {
  const site = new Hono();
  const policy = readPolicy(options.staticFolder);
  /** Leads to the demo identity provider, for a request that may use it. */
  const firebaseFor = (c: Context) =>
    mayUseDemo(options, c) ? demoFirebaseConfig(new URL(c.req.url).origin) : undefined;
  const policyFor = (c: Context) => {
    const firebase = firebaseFor(c);
    return firebase ? addSources(policy, providerSources(firebase)) : policy;
  };
  setPhoneDigits(options.phoneDigits);
  site.onError(toErrorResponse);
  site.use(async (c, next) => {
    await next();
    const headers = { ...fixedHeaders, ...(policy && { 'Content-Security-Policy': policyFor(c) }) };
    // A route's own header of the same name stands.
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  site.use(compress);
  site.route('/', createApp(store, options));
  site.route('/media', media(options.media));
  site.get('/config.js', etag({ weak: true }), configScript(options.staticFolder, firebaseFor));
  site.route('/', demoProvider(options));
  site.route('/', staticFiles(options.staticFolder));
  return site;
}

/** It follows from `config.js`: the build and `npm run prerender` write it, for whichever host serves the site. */
function readPolicy(staticFolder: string): string {
  const file = `${staticFolder}/_headers`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /Content-Security-Policy: (.+)/.exec(text)?.[1] ?? '';
}
