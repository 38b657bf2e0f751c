import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncodings } from './encodings';
import { fileVersion, insideFolder, sendFile } from './sendFile';

const extensions = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the built site: the compressed twin of a file where there is one. A page is the `index.html` in the folder of its
 * path, with or without a slash at the end; one that has none gets the plain page, which shows it by script.
 */
export function staticFiles(folder: string) {
  return async (c: Context): Promise<Response> => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    const { pathname } = new URL(c.req.url);
    const file = insideFolder(folder, pathname);
    for (const found of file ? [file, `${file}/index.html`] : [])
      if (await fileVersion(found)) return sendTwin(c, found);
    if (/\.[^/]*$/.test(pathname)) return c.text('Not found', 404);
    for (const plain of [`${folder}/404.html`, `${folder}/index.html`])
      if (await fileVersion(plain)) return sendTwin(c, plain);
    return c.text('The site is not built yet: run "npm run build".', 503);
  };
}

async function sendTwin(c: Context, file: string): Promise<Response> {
  const headers = {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(file),
    Vary: 'Accept-Encoding',
  };
  for (const encoding of acceptedEncodings(c.req.header('Accept-Encoding'))) {
    const twin = file + extensions[encoding];
    if (await fileVersion(twin))
      return sendFile(c, twin, { ...headers, 'Content-Encoding': encoding });
  }
  return sendFile(c, file, headers);
}

function contentType(file: string): string {
  if (file.endsWith('.webmanifest')) return 'application/manifest+json';
  return getMimeType(file) ?? 'application/octet-stream';
}

/** Named by webpack after its content, such as `assets/main.4f0c9a.js`: it can never go stale. */
const hashed = /\/assets\/[^/]+\.[0-9a-f]{6,}\.[a-z0-9.]+$/;

function cacheControl(file: string): string {
  if (hashed.test(file)) return 'public, max-age=31536000, immutable';
  return /\.(html|js|webmanifest)$/.test(file) ? 'no-cache' : 'public, max-age=3600';
}
