import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const compressors = {
  br: (bytes: ArrayBuffer) => promisify(brotliCompress)(bytes, { params: brotliParams }),
  gzip: (bytes: ArrayBuffer) => promisify(gzip)(bytes),
};

/**
 * Compresses each response as a whole. hono's `compress` uses a stream, and an aborted stream can
 * end the process (nodejs/node#64529).
 */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers, status } = c.res;
  const isCompressible = status !== 206 && !headers.has('Content-Encoding');
  const contentType = headers.get('Content-Type') ?? '';
  if (!body || !isCompressible || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType)) return;
  if (!headers.get('Vary')?.includes('Accept-Encoding')) headers.append('Vary', 'Accept-Encoding');
  const acceptedEncodings = c.req.header('Accept-Encoding')?.split(/, */) ?? [];
  const encoding = (['br', 'gzip'] as const).find((name) => acceptedEncodings.includes(name));
  if (!encoding) return;
  const compressedBody = await compressors[encoding](await c.res.arrayBuffer());
  c.res = new Response(new Uint8Array(compressedBody), c.res);
  c.res.headers.delete('Content-Length');
  c.res.headers.set('Content-Encoding', encoding);
};
