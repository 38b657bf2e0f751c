import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/**
 * Returns the path of the file in `folder` to which an address refers. Returns `undefined` if the
 * address is invalid or leads outside the folder.
 */
export function findFile(folder: string, address: string): string | undefined {
  let decodedPath;
  try {
    decodedPath = decodeURIComponent(address);
  } catch {
    return undefined;
  }
  const segments = decodedPath.split('/').filter(Boolean);
  const isSafe = segments.every((segment) => !/^\.|[\\\0:]/.test(segment));
  return isSafe ? [folder, ...segments].join('/') : undefined;
}

/** Sends a file or its compressed variant. If the file does not exist, the next handler answers. */
export const sendFile = (path: string) => serveStatic({ path, precompressed: true });

/**
 * Sets an ETag from the file's time and size, as nginx does. An unchanged file can then be answered
 * with 304 without being read.
 */
export const setFileEtag: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  const changedSeconds = Date.parse(headers.get('Last-Modified') ?? '') / 1000;
  const size = headers.get('Content-Range')?.split('/')[1] ?? headers.get('Content-Length');
  if (changedSeconds)
    headers.set('ETag', `W/"${changedSeconds.toString(16)}-${Number(size).toString(16)}"`);
};

const fileFolders = ['/assets/', '/icons/', '/media/', '/uploads/'];

/** Returns whether a path looks like that of a file. Any other path may be that of a page. */
const isFilePath = (path: string) =>
  fileFolders.some((folder) => path.startsWith(folder)) ||
  (path.lastIndexOf('/') === 0 && path.includes('.'));

/** Files that some web hosts read from the folder of the site. No browser needs them. */
const hostFileNames = ['_headers', '_redirects'].flatMap((name) => [
  name,
  `${name}.br`,
  `${name}.gz`,
]);

/**
 * Serves the built site. A page is the `index.html` in the folder of its path, with or without a
 * trailing slash. Any other path gets the page without prerendered content, whose script renders
 * the content.
 */
export function createStaticRoutes(folder: string): Hono {
  const hostFiles = hostFileNames.map((name) => `${folder}/${name}`);
  return new Hono()
    .use(etag(), setFileEtag, setCacheControl)
    .get('*', (c, next) => {
      // Decode the path here, because `serveStatic` would leave an escaped "=" unchanged. Addresses
      // of products contain this character.
      const file = findFile(folder, new URL(c.req.url).pathname);
      return file === undefined || hostFiles.includes(file) ? next() : sendFile(file)(c, next);
    })
    .get('*', (c, next) => (isFilePath(c.req.path) ? c.text('Not found', 404) : next()))
    .get('*', sendFile(`${folder}/404.html`), sendFile(`${folder}/index.html`))
    .get('*', (c) => c.text('The site is not built yet: run "npm run build".', 503))
    .all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
}

const setCacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  c.res.headers.set('Cache-Control', getCacheControl(c));
  c.res.headers.set('Vary', 'Accept-Encoding');
};

/**
 * Returns whether a file can be cached for ever, because its name contains a hash of the content.
 * An example is `/assets/main.4f0c9a.js`.
 */
const hasHashedName = (path: string) =>
  path.startsWith('/assets/') &&
  path
    .split('.')
    .slice(1, -1)
    .some((part) => /^[0-9a-f]{6,}$/.test(part));

function getCacheControl({ req, res }: Context): string {
  if (hasHashedName(req.path)) return 'public, max-age=31536000, immutable';
  const mustRevalidate = /html|javascript|json/.test(res.headers.get('Content-Type') ?? '');
  return mustRevalidate ? 'no-cache' : 'public, max-age=3600';
}
