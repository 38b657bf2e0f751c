import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { acceptedEncodings, type Encoding } from './encodings';

/** Below this, the header costs more than it saves. */
const smallest = 1024;

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** Compresses answers that are made on the way; hono's own knows no brotli. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  const type = headers.get('Content-Type') ?? '';
  if (!c.res.body || headers.has('Content-Encoding') || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type))
    return;
  if (!headers.get('Vary')?.includes('Accept-Encoding')) headers.append('Vary', 'Accept-Encoding');
  const [encoding] = acceptedEncodings(c.req.header('Accept-Encoding'));
  if (!encoding) return;
  const bytes = Buffer.from(await c.res.arrayBuffer());
  const worthIt = bytes.length >= smallest;
  const { status } = c.res;
  if (worthIt) {
    headers.set('Content-Encoding', encoding);
    const etag = headers.get('ETag');
    if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`);
  }
  headers.delete('Content-Length');
  // Assigning merges the old headers into the new response, so the old one must go first.
  c.res = undefined;
  c.res = new Response(worthIt ? new Uint8Array(await compressors[encoding](bytes)) : bytes, {
    status,
    headers,
  });
};
