import type { Context } from 'hono';
import { refuse } from './errors';

export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/** As of a poor phone line, which brings a picture of 5 MB in three minutes. */
const slowestPerSecond = 32 * kilobyte;
const graceSeconds = 20;

/**
 * The whole body, of at most so many bytes.
 * @param onPart is told how many bytes have come, and may refuse them
 */
export async function readBytes(
  c: Context,
  most: number,
  onPart: (bytes: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const refuseSize = () => refuse(413, `The request is larger than ${formatSize(most)}`);
  if (Number(c.req.header('Content-Length')) > most) refuseSize();
  const reader = c.req.raw.body?.getReader();
  const next = () => reader?.read().catch(() => refuse(400, 'The request broke off'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const from = Date.now();
  const isLate = () => Date.now() - from > 1000 * (graceSeconds + length / slowestPerSecond);
  const watch = setInterval(() => isLate() && void reader?.cancel(), 1000);
  try {
    for (let part = await next(); part?.value; part = await next()) {
      length += part.value.length;
      if (length > most) refuseSize();
      onPart(part.value.length);
      parts.push(part.value);
    }
  } finally {
    clearInterval(watch);
  }
  if (isLate()) refuse(408, 'The request came too slowly');
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const formatSize = (bytes: number) =>
  bytes < megabyte ? `${bytes / kilobyte} KB` : `${Math.floor(bytes / megabyte)} MB`;
