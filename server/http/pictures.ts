import type { MiddlewareHandler } from 'hono';
import type { Store } from '../sqlStore';
import { noSuchCall, refuse } from './errors';
import { megabyte } from './readBytes';

export interface Picture {
  bytes: Uint8Array;
  contentType: string;
  extension: string;
}

/** Makes a picture inert: only pixels survive. `undefined` where the bytes are no picture after all. */
export type RecodePicture = (picture: Picture) => Promise<Picture | undefined>;

export const pictureBytesMax = 5 * megabyte;

/** Of all pictures together that no user has: some thousands. */
export const unclaimedBytesMax = 256 * megabyte;

/** `signature` is what the first bytes look like in hexadecimal. */
const kinds = [
  { extension: 'png', contentType: 'image/png', signature: /^89504e470d0a1a0a/ },
  { extension: 'jpg', contentType: 'image/jpeg', signature: /^ffd8ff/ },
  { extension: 'gif', contentType: 'image/gif', signature: /^47494638(37|39)61/ },
  { extension: 'webp', contentType: 'image/webp', signature: /^52494646.{8}57454250/ },
];

/** Judges by the first bytes alone; the name and the announced type are the sender's words. */
function readPicture(bytes: Uint8Array): Picture | undefined {
  const start = [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0'));
  const kind = kinds.find(({ signature }) => signature.test(start.join('')));
  return kind && { bytes, contentType: kind.contentType, extension: kind.extension };
}

/** Checks, keeps and gives the address of an uploaded picture. */
export async function keepPicture(
  store: Store,
  bytes: Uint8Array,
  recode: RecodePicture | undefined,
): Promise<string> {
  if (bytes.length > pictureBytesMax)
    refuse(413, `The picture is larger than ${pictureBytesMax / megabyte} MB`);
  const sent = readPicture(bytes);
  const picture = sent && recode ? await recode(sent) : sent;
  if (!picture) refuse(415, 'The file is not a PNG, JPEG, WebP or GIF picture');
  const fileName = `${crypto.randomUUID()}.${picture.extension}`;
  await store.addFile({ fileName, contentType: picture.contentType, bytes: picture.bytes });
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
