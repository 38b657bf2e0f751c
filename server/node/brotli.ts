import { Duplex } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Where brotli is welcome: hono's `compress` knows only gzip, with which a written page is a seventh larger. */
export const brotli: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers, status } = c.res;
  const isWelcome = c.req.header('Accept-Encoding')?.split(/, */).includes('br');
  const isPlain = status !== 206 && !headers.has('Content-Encoding');
  const type = headers.get('Content-Type') ?? '';
  if (!body || !isWelcome || !isPlain || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return;
  // The same streams, but Node's types and the DOM's do not fit each other.
  const stream = Duplex.toWeb(createBrotliCompress({ params })) as CompressionStream;
  c.res = new Response(body.pipeThrough(stream), c.res);
  c.res.headers.delete('Content-Length');
  c.res.headers.set('Content-Encoding', 'br');
  if (!headers.get('Vary')?.includes('Accept-Encoding'))
    c.res.headers.append('Vary', 'Accept-Encoding');
};
