import type { AppTools } from '../http/appTools';
import { refuse } from '../http/errors';
import { createQueue } from '../http/queue';

const maxSidePixels = 1024;
const pixelsMax = 4096 * 4096;
const runInTurn = createQueue(12);

/** Re-encodes a picture as WebP, which drops metadata, scripts and anything else in the file. */
export const recodePicture: AppTools['recodePicture'] = (picture) =>
  runInTurn(() => convertPicture(picture));

async function convertPicture(picture: Uint8Array): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const webp = await sharp(picture, { limitInputPixels: pixelsMax })
      .rotate()
      .resize({
        width: maxSidePixels,
        height: maxSidePixels,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 })
      .timeout({ seconds: 5 })
      .toBuffer();
    return new Uint8Array(webp);
  } catch (error) {
    if (/pixel limit/.test(String(error))) refuse(413, 'The picture has more than 16 megapixels');
    if (/timeout/.test(String(error))) refuse(413, 'The picture takes too long to process');
    return undefined;
  }
}
