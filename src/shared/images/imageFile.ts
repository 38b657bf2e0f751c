/** Longest side of a picture that is drawn anew, in pixels. */
const longestSide = 1600;
const drawnType = 'image/jpeg';

/** @throws where the browser cannot read the picture */
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

/** The size at which a picture is drawn: its own, or shrunk to the longest side. */
export function getScaledSize(width: number, height: number, longest = longestSide) {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** `IMG_1.HEIC` → `IMG_1.jpg` */
export const getScaledName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'image'}.jpg`;

/**
 * The picture's pixels as a JPEG, upright as the camera noted. Not WebP, which not every browser can write.
 * @throws where the browser cannot draw it
 */
async function drawImage(
  image: HTMLImageElement,
  name: string,
  longest = longestSide,
): Promise<File> {
  const size = getScaledSize(image.naturalWidth, image.naturalHeight, longest);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  // Some browsers open drawings that have no size of their own.
  if (!context || image.naturalWidth === 0) throw new Error('nothing to draw');
  // A JPEG has no transparency, which would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, drawnType, 0.85));
  if (!blob) throw new Error('no picture');
  return new File([blob], getScaledName(name), { type: drawnType });
}

const imageMaxBytes = 5 * 1024 * 1024;

/** How many pixels a picture that goes out as it is may have: back ends open no more. */
const maxPixels = 16_000_000;

/** The kinds that every back end takes. */
const common = /^image\/(?:png|jpeg|gif|webp)$/;

/** The content as a data URL, `data:image/png;base64,…`. @throws where the file cannot be read */
const readDataUrl = async (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });

export interface ChosenImage {
  file: File;
  /** The file as a `data:` address. */
  preview: string;
}

/**
 * A chosen picture as it may be sent: itself, or drawn anew where it is too large or of a kind that back ends do not
 * take.
 * @throws where the browser cannot read it
 */
export async function prepareImage(chosen: File): Promise<ChosenImage> {
  const image = await openImage(chosen);
  const isSmall =
    chosen.size <= imageMaxBytes && image.naturalWidth * image.naturalHeight <= maxPixels;
  const file = isSmall && common.test(chosen.type) ? chosen : await drawImage(image, chosen.name);
  return { file, preview: await readDataUrl(file) };
}

/** Longest side of a small copy, in pixels. */
const thumbnailSide = 256;

/** A small copy of a picture as a data URL, to keep in storage. @throws where the browser cannot draw it */
export async function createThumbnail({ file }: ChosenImage): Promise<string> {
  return readDataUrl(await drawImage(await openImage(file), file.name, thumbnailSide));
}
