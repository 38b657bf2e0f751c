import type { Context } from 'hono';
import { refuse } from './errors';

export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/**
 * Lowest accepted speed of an upload in bytes per second. A poor mobile connection has this speed,
 * and sends a picture of 5 MB in three minutes.
 */
const minBytesPerSecond = 32 * kilobyte;
/** Additional time for every upload, so that a slow start is accepted. */
const graceSeconds = 20;

/**
 * Reads a whole body of limited size.
 * @param maxBytes the limit in bytes
 * @param onChunk called with the size of each chunk, and may throw to refuse the body
 * @throws HTTPException if the body is too large, too slow or aborted
 */
export async function readBytes(
  c: Context,
  maxBytes: number,
  onChunk: (byteCount: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const refuseSize = () => refuse(413, `The request is larger than ${formatSize(maxBytes)}`);
  if (Number(c.req.header('Content-Length')) > maxBytes) refuseSize();
  const reader = c.req.raw.body?.getReader();
  const readNextChunk = () =>
    reader?.read().catch(() => refuse(400, 'The connection was interrupted'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  // This clock never jumps.
  const startTime = performance.now();
  const isLate = () =>
    performance.now() - startTime > 1000 * (graceSeconds + receivedBytes / minBytesPerSecond);
  const timer = setInterval(() => isLate() && void reader?.cancel(), 1000);
  try {
    for (let chunk = await readNextChunk(); chunk?.value; chunk = await readNextChunk()) {
      receivedBytes += chunk.value.length;
      if (receivedBytes > maxBytes) refuseSize();
      onChunk(chunk.value.length);
      chunks.push(chunk.value);
    }
  } finally {
    clearInterval(timer);
  }
  if (isLate()) refuse(408, 'The request took too long');
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const formatSize = (bytes: number) =>
  bytes < megabyte ? `${bytes / kilobyte} KB` : `${Math.floor(bytes / megabyte)} MB`;
