import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { ShopStore } from '../sqlStore';
import type { AppTools } from './appTools';
import { limitCaller, limitResourceUse } from './callers';
import { answerUnknownCall, refuse, RetryLaterError } from './errors';
import { megabyte } from './readBytes';

export const pictureBytesMax = 5 * megabyte;

/** Limit in bytes for all uploaded pictures that belong to no user, enough for thousands. */
const unclaimedBytesMax = 256 * megabyte;
/**
 * Limit in bytes for the pictures that one client address uploads per day, enough for hundreds. It
 * stops one client from using all the space.
 */
const addressBytesMax = unclaimedBytesMax / 8;
const daySeconds = 24 * 3600;
const picturesFullMessage =
  'The shop cannot accept more pictures now. Please continue without one.';

/**
 * Refuses an upload above the limits. Every API call that accepts pictures must call this function,
 * because pictures cost the most time and space.
 */
export async function limitUploads(tools: AppTools, c: Context): Promise<void> {
  await limitCaller(tools, c, 'upload');
  if ((await tools.store.unclaimedBytes()) >= unclaimedBytesMax)
    throw new RetryLaterError(503, picturesFullMessage, 3600);
}

const noPictureMessage = 'The file is not a PNG, JPEG, WebP or GIF picture';

/**
 * Deletes old pictures that belong to no user. New ones stay for a day, because a picture is
 * uploaded before the account that uses it is saved. If they take up 80 % of their space, they stay
 * for an hour, so that a few clients cannot use all of it for a day.
 */
export async function deleteUnclaimedPictures(
  store: Pick<ShopStore, 'unclaimedBytes' | 'purgeFiles'>,
): Promise<void> {
  const isNearlyFull = (await store.unclaimedBytes()) >= 0.8 * unclaimedBytesMax;
  const keptSeconds = isNearlyFull ? 3600 : daySeconds;
  await store.purgeFiles(new Date(Date.now() - 1000 * keptSeconds));
}

/** First bytes of a PNG, JPEG, GIF or WebP, in hexadecimal. */
const signaturePattern = /^(?:89504e470d0a1a0a|ffd8ff|47494638(?:37|39)61|52494646.{8}57454250)/;

/** Checks the first bytes of a file, because the sender can choose any name and content type. */
function isPicture(bytes: Uint8Array): boolean {
  const firstBytes = [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0'));
  return signaturePattern.test(firstBytes.join(''));
}

/** Types of PNG chunks. */
const textChunkTypes = ['tEXt', 'zTXt', 'iTXt'];
const metadataChunkTypes = [...textChunkTypes, 'iCCP', 'eXIf'];
const metadataChunksMax = 16;

/**
 * Returns a PNG without its texts, because decoding a text of 50 KB can take a second and 50 MB of
 * memory. Other formats hold no compressed texts, and are returned unchanged.
 * @throws HTTPException if the PNG has too many texts and profiles
 */
function removePngTexts(picture: Uint8Array): Uint8Array {
  const bytes = Buffer.from(picture);
  if (bytes[0] !== 0x89) return picture;
  let metadataChunkCount = 0;
  let keptEnd = 8;
  for (let start = keptEnd, end; start + 8 <= bytes.length; start = end) {
    const type = bytes.toString('latin1', start + 4, start + 8);
    // A chunk also has a length, a type and a checksum of 4 bytes each.
    end = Math.min(start + 12 + bytes.readUInt32BE(start), bytes.length);
    if (metadataChunkTypes.includes(type)) metadataChunkCount += 1;
    if (textChunkTypes.includes(type)) continue;
    bytes.copyWithin(keptEnd, start, end);
    keptEnd += end - start;
  }
  if (metadataChunkCount > metadataChunksMax)
    refuse(415, 'The picture holds too many texts. Please save it as a JPEG.');
  return bytes.subarray(0, keptEnd);
}

/** Checks and stores an uploaded picture, and returns its address. */
export async function storePicture(
  tools: AppTools,
  c: Context,
  upload: Uint8Array,
): Promise<string> {
  const { store, recodePicture } = tools;
  if (upload.length > pictureBytesMax)
    refuse(413, `The picture is larger than ${pictureBytesMax / megabyte} MB`);
  if (!isPicture(upload)) refuse(415, noPictureMessage);
  const bytes = await recodePicture(removePngTexts(upload));
  if (!bytes) refuse(415, noPictureMessage);
  const limit = { max: addressBytesMax, windowSeconds: daySeconds, message: picturesFullMessage };
  await limitResourceUse(tools, c, 'picture bytes', { ...limit, amount: bytes.length });
  const fileName = `${crypto.randomUUID()}.webp`;
  await store.addFile({ fileName, contentType: 'image/webp', bytes });
  return `/uploads/${fileName}`;
}

const urlLengthMax = 2048;
const shopPicturePattern = /^\/(?:uploads|media(?:\/[\w-]+)*)\/[\w-]+\.\w+$/;

/** Matches the host names from which Google and Facebook serve profile pictures. */
const identityHostPattern =
  /^(?:lh[3-6]\.googleusercontent\.com|platform-lookaside\.fbsbx\.com|graph\.facebook\.com)$/;

/**
 * Returns the address of a profile picture in the form in which it is stored, or an empty text if
 * it is not allowed. Only this shop and the identity providers may serve such pictures. Any other
 * server would learn of every visitor who reads a review.
 */
export function toStoredPictureUrl(address: string): string {
  if (address.length > urlLengthMax) return '';
  if (shopPicturePattern.test(address)) return address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  const { protocol, hostname, port, username, password, pathname, href } = new URL(address);
  // The shop may have several host names, so the full address of an upload may name any host.
  if (shopPicturePattern.test(pathname)) return pathname;
  const isAllowed = protocol === 'https:' && identityHostPattern.test(hostname);
  return isAllowed && !port && !username && !password ? href : '';
}

/**
 * Schema of a profile picture's address in `WebSave` and `WebUpdate`. A forbidden address becomes
 * an empty text without an error, because the shopper did not type it.
 */
export const ProfilePicture = v.pipe(
  v.string(),
  v.maxLength(urlLengthMax, 'must have at most 2,048 characters'),
  v.transform(toStoredPictureUrl),
);

/**
 * Refuses API calls that a browser makes to load a picture. Otherwise, a page that shows a picture
 * with the address of an API call would make that call.
 */
export const refusePictureRequests: MiddlewareHandler = async (c, next) =>
  c.req.header('Sec-Fetch-Dest') === 'image' ? answerUnknownCall(c) : next();

/**
 * Headers for files that a browser may open directly. They prevent any script in the file from
 * running.
 */
export const inertHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=31536000, immutable',
};
