import type { Context } from 'hono';
import type { AppTools } from './appTools';
import { RetryLaterError } from './errors';
import { megabyte, readBytes } from './readBytes';

const maxRequestBodiesPerAddress = 2;
const maxBytesInMemory = 128 * megabyte;

/**
 * Client addresses of the large bodies that are being read or processed. An address appears once
 * for each of its bodies.
 */
const activeAddresses: string[] = [];
let bytesInMemory = 0;

/**
 * Reads a large body, and returns what `processBody` returns for it. Each address may send two
 * bodies at a time. The memory limit counts only bytes that have arrived, so slow senders do not
 * block others.
 * @throws RetryLaterError if the address sends a third body, or the memory limit is reached
 */
export async function withLargeBody<T>(
  { clientAddress }: AppTools,
  c: Context,
  maxBytes: number,
  processBody: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  const address = clientAddress(c);
  const bodiesFromAddress = activeAddresses.filter((activeAddress) => activeAddress === address);
  if (bodiesFromAddress.length >= maxRequestBodiesPerAddress)
    throw new RetryLaterError(
      429,
      'Please upload one picture at a time. Try again in a moment.',
      2,
    );
  activeAddresses.push(address);
  let requestBytesInMemory = 0;
  const reserveBytes = (byteCount: number) => {
    if (bytesInMemory + byteCount > maxBytesInMemory)
      throw new RetryLaterError(503, 'The shop is busy. Please try again in a moment.', 2);
    bytesInMemory += byteCount;
    requestBytesInMemory += byteCount;
  };
  try {
    return await processBody(await readBytes(c, maxBytes, reserveBytes));
  } finally {
    bytesInMemory -= requestBytesInMemory;
    activeAddresses.splice(activeAddresses.indexOf(address), 1);
  }
}
