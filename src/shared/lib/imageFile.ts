/** What a picture may weigh, in bytes. */
export const imageMaxBytes = 5 * 1024 * 1024;

const signatures = [
  /^\x89PNG\r\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftypavi[fs]/,
  /^BM[^]{4}\0\0\0\0/,
];

/** Whether the first bytes are those of a picture that browsers show; name and announced type prove nothing. */
async function looksLikeImage(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  return signatures.some((signature) => signature.test(start));
}

/** Why this file cannot be a profile picture, in words for the shopper; `undefined` where it can. */
export async function imageProblem(file: File): Promise<string | undefined> {
  if (file.size > imageMaxBytes) return 'This image is larger than 5 MB. Choose a smaller one.';
  // The announced type may be missing; a wrong one is refused at once.
  const announced = file.type === '' || file.type.startsWith('image/');
  const isImage = announced && (await looksLikeImage(file).catch(() => false));
  return isImage ? undefined : 'This file is not an image. Choose a PNG, JPEG, WebP or GIF file.';
}

/** The content as a data URL, `data:image/png;base64,…`. @throws where the file cannot be read */
export async function readDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In parts: a call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += partLength)
    text += String.fromCharCode(...bytes.subarray(start, start + partLength));
  return `data:${file.type};base64,${btoa(text)}`;
}

const partLength = 8192;
