import type { Context } from 'hono';
import type { AppTools } from './appTools';
import { RetryLaterError } from './errors';
import { megabyte, readBytes } from './readBytes';

const maxRequestBodiesPerAddress = 2;
const maxBytesHeld = 128 * megabyte;

/** The client address of each large body in progress. */
const activeAddresses: string[] = [];
let bytesHeld = 0;

/**
 * Reads a large body, and returns the result of a function that processes it. Each address may
 * send two bodies at a time. The memory limit counts only bytes that have arrived, so slow senders
 * do not block others.
 * @throws RetryLaterError if the address sends a third body, or the memory limit is reached
 */
export async function withLargeBody<T>(
  { clientAddress }: AppTools,
  c: Context,
  maxBytes: number,
  work: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  const address = clientAddress(c);
  const sameAddress = activeAddresses.filter((activeAddress) => activeAddress === address);
  if (sameAddress.length >= maxRequestBodiesPerAddress)
    throw new RetryLaterError(
      429,
      'Please upload one picture at a time. Try again in a moment.',
      2,
    );
  activeAddresses.push(address);
  let ownBytesHeld = 0;
  const reserveBytes = (bytes: number) => {
    if (bytesHeld + bytes > maxBytesHeld)
      throw new RetryLaterError(503, 'The shop is busy. Please try again in a moment.', 2);
    bytesHeld += bytes;
    ownBytesHeld += bytes;
  };
  try {
    return await work(await readBytes(c, maxBytes, reserveBytes));
  } finally {
    bytesHeld -= ownBytesHeld;
    activeAddresses.splice(activeAddresses.indexOf(address), 1);
  }
}
