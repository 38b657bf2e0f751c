import { existsSync, readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { setPhoneDigits } from '@/shared/contract/primitives';
import { createApp, type AppOptions } from './createApp';
import { toErrorResponse } from './http/errors';
import { canUseDemo } from './http/localRequest';
import { refuseOtherSites } from './http/otherSites';
import { logRefusals } from './http/securityLog';
import { addSources, fixedHeaders, getProviderSources } from './http/securityPolicy.mjs';
import { createDemoFirebaseConfig, createDemoProvider } from './identity/demoProvider';
import { compress } from './node/compress';
import { serveConfigScript } from './node/configScript';
import { createMediaRoutes, type MediaOptions } from './node/media';
import { createStaticRoutes } from './node/staticFiles';
import type { Store } from './sqlStore';

export interface SiteOptions extends AppOptions {
  staticFolder: string;
  media: MediaOptions;
  /** Number of digits of a mobile number, 11 by default. */
  phoneDigits?: number;
  /** Secret from which the demo identity provider derives its users' ids. */
  identitySecret: string;
}

/** Highest number of characters in a path. The shop's own paths are much shorter. */
const pathLengthMax = 2048;

/**
 * Creates the app that serves the whole shop on one port: API calls, pictures and the built site.
 * It runs only in Node.
 */
export function createSite(store: Store, options: SiteOptions): Hono {
  const site = new Hono();
  const staticPolicy = readPolicy(options.staticFolder);
  /**
   * Returns the configuration of the demo identity provider, or `undefined` if the request may not
   * use it.
   */
  const getFirebaseConfig = (c: Context) =>
    canUseDemo(options, c) ? createDemoFirebaseConfig(new URL(c.req.url).origin) : undefined;
  const getPolicyForRequest = (c: Context) => {
    const firebaseConfig = getFirebaseConfig(c);
    return firebaseConfig
      ? addSources(staticPolicy, getProviderSources(firebaseConfig))
      : staticPolicy;
  };
  setPhoneDigits(options.phoneDigits);
  site.onError(toErrorResponse);
  site.use(async (c, next) => {
    await next();
    const headers = {
      ...fixedHeaders,
      ...(staticPolicy && { 'Content-Security-Policy': getPolicyForRequest(c) }),
    };
    // A header that a route has set takes precedence.
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  site.use(async (c, next) =>
    c.req.path.length > pathLengthMax ? c.text('The address is too long', 414) : next(),
  );
  // This must be before each middleware and route that refuses requests.
  site.use(logRefusals(options));
  site.use(refuseOtherSites(options.corsOrigins));
  site.use(compress);
  site.route('/', createApp(store, options));
  site.route('/media', createMediaRoutes(options.media));
  site.get(
    '/config.js',
    etag({ weak: true }),
    serveConfigScript(options.staticFolder, getFirebaseConfig),
  );
  site.route('/', createDemoProvider(options));
  site.route('/', createStaticRoutes(options.staticFolder));
  return site;
}

/**
 * Reads the content security policy from the file `_headers`. The build and `npm run prerender`
 * derive this policy from `config.js`. Returns an empty text if there is no such file.
 */
function readPolicy(staticFolder: string): string {
  const file = `${staticFolder}/_headers`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /Content-Security-Policy: (.+)/.exec(text)?.[1] ?? '';
}
