/** Longest side of a redrawn picture, in pixels. */
const defaultMaxSideLength = 1600;
const outputType = 'image/jpeg';

/**
 * Loads a picture file into an image element.
 * @throws if the browser cannot read the picture
 */
async function openImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/**
 * Returns the size at which a picture is redrawn, in pixels. The picture is made smaller if one of
 * its sides is longer than `maxSideLength`.
 */
export function getScaledSize(width: number, height: number, maxSideLength = defaultMaxSideLength) {
  const scale = Math.min(1, maxSideLength / Math.max(width, height));
  const scaleSide = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaleSide(width), height: scaleSide(height) };
}

/** Replaces the extension of a file name: `IMG_1.HEIC` becomes `IMG_1.jpg`. */
export const getJpegName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'image'}.jpg`;

/**
 * Redraws a picture as a JPEG, rotated as its metadata say. JPEG is used because not every browser
 * can write WebP.
 * @throws if the browser cannot draw it
 */
async function drawImage(
  image: HTMLImageElement,
  name: string,
  maxSideLength = defaultMaxSideLength,
): Promise<File> {
  const size = getScaledSize(image.naturalWidth, image.naturalHeight, maxSideLength);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  // Some browsers can open a vector image that states no size, but cannot draw it.
  if (!context || image.naturalWidth === 0) throw new Error('nothing to draw');
  // A JPEG has no transparency, and transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, outputType, 0.85),
  );
  if (!blob) throw new Error('no picture');
  return new File([blob], getJpegName(name), { type: outputType });
}

const maxFileBytes = 5 * 1024 * 1024;

/**
 * Largest number of pixels of a picture that is sent unchanged, because back ends refuse larger
 * pictures.
 */
const maxPixels = 16_000_000;

/** Matches the MIME types of pictures that every back end accepts. */
const commonTypesPattern = /^image\/(?:png|jpeg|gif|webp)$/;

/**
 * Reads a file as a data URL, `data:image/png;base64,…`.
 * @throws if the file cannot be read
 */
const readDataUrl = async (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });

export interface ChosenImage {
  file: File;
  /** The file as a data URL. */
  preview: string;
}

/**
 * Prepares a chosen picture for upload. A picture is redrawn if it is too large or has a type that
 * back ends do not accept.
 * @throws if the browser cannot read the picture
 */
export async function prepareImage(chosenFile: File): Promise<ChosenImage> {
  const image = await openImage(chosenFile);
  const isSmall =
    chosenFile.size <= maxFileBytes && image.naturalWidth * image.naturalHeight <= maxPixels;
  const file =
    isSmall && commonTypesPattern.test(chosenFile.type)
      ? chosenFile
      : await drawImage(image, chosenFile.name);
  return { file, preview: await readDataUrl(file) };
}

/** Longest side of a thumbnail, in pixels. */
const thumbnailSide = 256;

/**
 * Creates a small copy of a picture as a data URL for storage.
 * @throws if the browser cannot draw it
 */
export async function createThumbnail({ file }: ChosenImage): Promise<string> {
  return readDataUrl(await drawImage(await openImage(file), file.name, thumbnailSide));
}
