import { drawImage, openImage } from './drawnImage';

const imageMaxBytes = 5 * 1024 * 1024;

/** How many pixels a picture that goes out as it is may have: back ends open no more. */
const maxPixels = 16_000_000;

/** The kinds that every back end takes; the first bytes tell, for name and announced type prove nothing. */
const signatures = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8[79]a/, /^RIFF[^]{4}WEBP/];
const types = /^image\/(png|jpeg|gif|webp)$/;

/** AVIF, HEIC and their family; a phone may announce them as nothing. */
const family = /^[^]{4}ftyp/;

const notImage = 'This file is not an image. Choose a PNG, JPEG, WebP or GIF file.';
const cannotRead = 'This browser cannot read this kind of image. Choose a JPEG or PNG.';
const damaged = 'This image is damaged or too large to be opened. Choose another one.';

async function firstBytes(file: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
}

/**
 * A chosen picture as it may be sent: itself, or drawn anew where it is too large or of a kind that back ends do not
 * take.
 * @returns the picture, or why it is none, in words for the shopper
 */
export async function prepareImage(file: File): Promise<{ file: File } | { problem: string }> {
  // The announced type may be missing; a wrong one is refused at once.
  if (file.type !== '' && !file.type.startsWith('image/')) return { problem: notImage };
  const start = await firstBytes(file).catch(() => '');
  const isCommon = signatures.some((signature) => signature.test(start));
  try {
    const image = await openImage(file);
    const isSmall =
      file.size <= imageMaxBytes && image.naturalWidth * image.naturalHeight <= maxPixels;
    return { file: isCommon && isSmall ? file : await drawImage(image, file.name) };
  } catch {
    if (isCommon) return { problem: damaged };
    const isForeign = family.test(start) || (file.type !== '' && !types.test(file.type));
    return { problem: isForeign ? cannotRead : notImage };
  }
}

const chunkLength = 8192;

/** The content as a data URL, `data:image/png;base64,…`. @throws where the file cannot be read */
export async function readDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In chunks: a call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += chunkLength)
    text += String.fromCharCode(...bytes.subarray(start, start + chunkLength));
  return `data:${file.type};base64,${btoa(text)}`;
}
