import sharp from 'sharp';

/** Number of bytes that usually suffices to read the dimensions of a picture. */
const headerByteCount = 65_536;

/**
 * Returns the metadata of a picture, or `undefined` if the bytes cannot be read as a picture.
 * @param {Buffer} bytes
 */
async function readMetadata(bytes) {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return undefined;
  }
}

/**
 * Loads a picture, or enough of it to know its dimensions. Returns its size in bytes and its width
 * in pixels. The width is infinite for an SVG, and if the picture cannot be read. `failure` says
 * why the shop cannot show the picture.
 * @param {(address: string, init?: RequestInit, byteLimit?: number) => Promise<import('@shop/site/askWeb').Answer>}
 * fetchAnswer
 * @param {string} address
 * @returns {Promise<{ failure?: string, bytes: number, width: number }>}
 */
export async function getPictureSize(fetchAnswer, address) {
  const firstAnswer = await fetchAnswer(
    address,
    { headers: { range: `bytes=0-${headerByteCount - 1}` } },
    headerByteCount,
  );
  const firstMetadata = await readMetadata(firstAnswer.body);
  const { status, failure, headers, body } = firstMetadata
    ? firstAnswer
    : await fetchAnswer(address);
  const metadata = firstMetadata ?? (await readMetadata(body));
  const totalSize = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length');
  const bytes = Math.max(Number(totalSize), body.length);
  const width = !metadata || metadata.format === 'svg' ? Infinity : metadata.width;
  if (failure) return { failure, bytes, width };
  if (status >= 300) return { failure: `it answers ${status}`, bytes, width };
  return metadata ? { bytes, width } : { failure: 'it is not a picture', bytes, width };
}
