import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

import sharp from 'sharp';

import { createVisitor } from '@shop/server/testing/visitor';

/** Matches secrets that an attack sends or receives. No secret may appear in a log. */
export const secretPattern = /wrong-password|victim@example|scrypt\$|eyJ[\w-]{10}/;

/**
 * Creates a JPEG of random noise. It is large, because noise does not compress well.
 * @param {number} side width and height in pixels, at most the 4,096 that the shop accepts
 */
export async function createLargePicture(side) {
  const rawFormat = { width: 1024, height: 1024, channels: /** @type {const} */ (3) };
  return sharp(randomBytes(1024 * 1024 * 3), { raw: rawFormat })
    .resize(side, side, { kernel: 'nearest' })
    .jpeg({ quality: 40 })
    .toBuffer();
}

/**
 * Starts uploads that send a byte every 200 ms, each from another client address. Returns a
 * function that ends them.
 * @param {string} url @param {number} count
 */
function startSlowUploads(url, count) {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, (_, i) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const type = 'multipart/form-data; boundary=x';
    socket.write(
      `POST /api/upload HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: 10.0.0.${i}\r\nContent-Type: ${type}\r\nContent-Length: 5000000\r\n\r\n`,
    );
    return socket.resume();
  });
  const timer = setInterval(() => sockets.forEach((socket) => socket.write('-')), 200);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

/**
 * Returns the status of an answer, or 0 if the connection was closed.
 * @param {Promise<Response>} answerPromise
 */
export const getStatus = (answerPromise) =>
  answerPromise.then(
    ({ status }) => status,
    () => 0,
  );

/**
 * Sends many logins, pictures, enquiries of a megabyte and endless uploads at the same time.
 * Returns the statuses of the answers.
 * @param {string} url @param {Buffer} picture
 */
export async function attack(url, picture) {
  const visitor = createVisitor(url);
  await visitor.enter();
  const stopSlowUploads = startSlowUploads(url, 24);
  const sendMany = (
    /** @type {number} */ count,
    /** @type {(i: number) => Promise<Response>} */ call,
  ) => Promise.all(Array.from({ length: count }, (_, i) => getStatus(call(i))));
  const [logins, pictures, enquiries] = await Promise.all([
    sendMany(60, (i) => visitor.logIn(`victim@example${i}.com`, 'wrong-password')),
    sendMany(12, () => createVisitor(url).upload(new Uint8Array(picture))),
    sendMany(20, () => visitor.enquire('x'.repeat(1e6))),
  ]);
  stopSlowUploads();
  return { logins, pictures, enquiries };
}

/**
 * Measures in ms how long a visitor waits for the file at an address while some work runs. It
 * measures in a separate thread, which the work does not block.
 * @template T @param {string} address @param {() => Promise<T>} work
 * @returns {Promise<{ waitTimes: number[], result: T }>}
 */
export async function measureWaits(address, work) {
  const worker = new Worker(new URL('loadRepeatedly.mjs', import.meta.url), {
    workerData: address,
  });
  await once(worker, 'message');
  const result = await work();
  worker.postMessage('stop');
  const [waitTimes] = await once(worker, 'message');
  return { waitTimes, result };
}
