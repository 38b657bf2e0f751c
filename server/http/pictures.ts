import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { AppTools } from './appTools';
import { limitCaller, limitShare } from './callers';
import { noSuchCall, refuse, RetryLater } from './errors';
import { megabyte } from './readBytes';

export const pictureBytesMax = 5 * megabyte;

/** Of all pictures together that no user has: some thousands. They are kept for a day. */
const unclaimedBytesMax = 256 * megabyte;
/** Of one address in a day, whoever has them then, so that it cannot fill the room of all: some hundreds. */
const addressBytesMax = unclaimedBytesMax / 8;
const daySeconds = 24 * 3600;
const noMore = 'The shop takes no more pictures for now. Please go on without one.';

/** Pictures cost the most, whichever call brings them. */
export async function limitUploads(tools: AppTools, c: Context): Promise<void> {
  await limitCaller(tools, c, 'upload');
  if ((await tools.store.unclaimedBytes()) >= unclaimedBytesMax)
    throw new RetryLater(503, noMore, 3600);
}

/** How a PNG, JPEG, GIF or WebP begins, in hexadecimal. */
const signature = /^(?:89504e470d0a1a0a|ffd8ff|47494638(?:37|39)61|52494646.{8}57454250)/;

/** Judges by the first bytes alone; the name and the announced type are the sender's words. */
function isPicture(bytes: Uint8Array): boolean {
  const start = [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0'));
  return signature.test(start.join(''));
}

/** Checks, keeps and gives the address of an uploaded picture. */
export async function keepPicture(tools: AppTools, c: Context, sent: Uint8Array): Promise<string> {
  const { store, recodePicture } = tools;
  if (sent.length > pictureBytesMax)
    refuse(413, `The picture is larger than ${pictureBytesMax / megabyte} MB`);
  const bytes = isPicture(sent) && (await recodePicture(sent));
  if (!bytes) refuse(415, 'The file is not a PNG, JPEG, WebP or GIF picture');
  const room = { max: addressBytesMax, windowSeconds: daySeconds, message: noMore };
  await limitShare(tools, c, 'picture bytes', { ...room, amount: bytes.length });
  const fileName = `${crypto.randomUUID()}.webp`;
  await store.addFile({ fileName, contentType: 'image/webp', bytes });
  return `/uploads/${fileName}`;
}

const urlLengthMax = 2048;
const ownPicture = /^\/(?:uploads|media(?:\/[\w-]+)*)\/[\w-]+\.\w+$/;

/** Where Google and Facebook keep the pictures of their accounts. */
const identityHosts =
  /^(?:lh[3-6]\.googleusercontent\.com|platform-lookaside\.fbsbx\.com|graph\.facebook\.com)$/;

/**
 * A profile picture's address as it is kept: one of this shop's own, or of an identity provider, else none. Every visitor who
 * reads a review loads its author's picture, so another host would learn of all of them.
 */
export function toKeptPicture(given: string): string {
  if (given.length > urlLengthMax) return '';
  if (ownPicture.test(given)) return given;
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return '';
  const { protocol, hostname, port, username, password, pathname, href } = new URL(given);
  // An upload by its whole address: which host it names does not matter.
  if (ownPicture.test(pathname)) return pathname;
  const isAllowed = protocol === 'https:' && identityHosts.test(hostname);
  return isAllowed && !port && !username && !password ? href : '';
}

/** In calls 9 and 16. A picture from elsewhere is left out, since nobody has typed its address. */
export const ProfilePicture = v.pipe(
  v.string(),
  v.maxLength(urlLengthMax, 'must have at most 2,048 characters'),
  v.transform(toKeptPicture),
);

/** Whoever looks at a picture makes no call, wherever its address leads. */
export const refusePictures: MiddlewareHandler = async (c, next) =>
  c.req.header('Sec-Fetch-Dest') === 'image' ? noSuchCall(c) : next();

/** For whatever a browser may be led to open directly: nothing in it runs. */
export const inertHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=31536000, immutable',
};
