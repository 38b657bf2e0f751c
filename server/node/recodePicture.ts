import type { Picture } from '../http/pictures';

const longestSide = 1024;
const pixelsMax = 40_000_000;

/** Draws the picture anew: what else the file carried (metadata, scripts, a second format) is gone. */
export async function recodePicture({ bytes }: Picture): Promise<Picture | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const webp = await sharp(bytes, { limitInputPixels: pixelsMax })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { bytes: new Uint8Array(webp), contentType: 'image/webp', extension: 'webp' };
  } catch {
    return undefined;
  }
}
