import type { MiddlewareHandler } from 'hono';
import type { AppTools } from './appTools';
import { noSuchCall, refuse } from './errors';
import { megabyte } from './readBytes';

export const pictureBytesMax = 5 * megabyte;

/** Of all pictures together that no user has: some thousands. */
export const unclaimedBytesMax = 256 * megabyte;

/** How a PNG, JPEG, GIF or WebP begins, in hexadecimal. */
const signature = /^(?:89504e470d0a1a0a|ffd8ff|47494638(?:37|39)61|52494646.{8}57454250)/;

/** Judges by the first bytes alone; the name and the announced type are the sender's words. */
function isPicture(bytes: Uint8Array): boolean {
  const start = [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0'));
  return signature.test(start.join(''));
}

/** Checks, keeps and gives the address of an uploaded picture. */
export async function keepPicture(
  { store, recodePicture }: AppTools,
  sent: Uint8Array,
): Promise<string> {
  if (sent.length > pictureBytesMax)
    refuse(413, `The picture is larger than ${pictureBytesMax / megabyte} MB`);
  const bytes = isPicture(sent) && (await recodePicture(sent));
  if (!bytes) refuse(415, 'The file is not a PNG, JPEG, WebP or GIF picture');
  const fileName = `${crypto.randomUUID()}.webp`;
  await store.addFile({ fileName, contentType: 'image/webp', bytes });
  return `/uploads/${fileName}`;
}

const urlLengthMax = 2048;
const ownPicture = /^\/(?:uploads|media(?:\/[\w-]+)*)\/[\w-]+\.\w+$/;

/** Addresses that a profile picture may have: this shop's own, or another's over HTTPS. */
export function isPictureUrl(url: string): boolean {
  if (url === '' || ownPicture.test(url)) return true;
  if (url.length > urlLengthMax || !/^https:\/\/[^\s"'<>\\]+$/.test(url) || !URL.canParse(url))
    return false;
  const { username, password } = new URL(url);
  return !username && !password;
}

/** Whoever looks at a picture makes no call, wherever its address leads. */
export const refusePictures: MiddlewareHandler = async (c, next) =>
  c.req.header('Sec-Fetch-Dest') === 'image' ? noSuchCall(c) : next();

/** For whatever a browser may be led to open directly: nothing in it runs. */
export const inertHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=31536000, immutable',
};
