import type { Context } from 'hono';
import type { AppTools } from './appTools';
import { RetryLater } from './errors';
import { megabyte, readBytes } from './readBytes';

const atOncePerAddress = 2;
const bytesAtOnce = 128 * megabyte;

/** The client address of each large body in progress. */
const underWay: string[] = [];
let bytesHeld = 0;

/**
 * Reads a large body for some work. Each address may send two at a time. The memory limit counts
 * only bytes that have arrived, so slow senders do not block others.
 * @throws RetryLater
 */
export async function withLargeBody<T>(
  { clientAddress }: AppTools,
  c: Context,
  most: number,
  work: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  const address = clientAddress(c);
  const others = underWay.filter((each) => each === address);
  if (others.length >= atOncePerAddress)
    throw new RetryLater(429, 'Please upload one picture at a time. Try again in a moment.', 2);
  underWay.push(address);
  let held = 0;
  const hold = (bytes: number) => {
    if (bytesHeld + bytes > bytesAtOnce)
      throw new RetryLater(503, 'The shop is busy. Please try again in a moment.', 2);
    bytesHeld += bytes;
    held += bytes;
  };
  try {
    return await work(await readBytes(c, most, hold));
  } finally {
    bytesHeld -= held;
    underWay.splice(underWay.indexOf(address), 1);
  }
}
