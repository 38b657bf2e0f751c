import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWithVariants } from '@shop/site/compressedVariants';
import { writeIfChanged } from '@shop/site/writeIfChanged';
import type { Look } from '@/shared/config/look';
import { findSvgFault } from './svgFault';

/**
 * Greatest size of the logo and of the icon in KB. Every page loads the logo, and some link
 * previews ignore larger pictures.
 */
const maxKilobytes = 300;
const minIconPixels = 192;

const isSvg = (file: string) => /\.svg$/i.test(file);

/**
 * Returns why a picture of the site cannot be used, or `undefined` if it can.
 * @throws Error if the file is not a picture
 */
async function findPictureFault(file: string, key: 'logo' | 'icon'): Promise<string | undefined> {
  const content = await readFile(file);
  const kilobytes = Math.round(content.length / 1024);
  if (kilobytes > maxKilobytes)
    return `it has ${String(kilobytes)} KB, and at most ${String(maxKilobytes)} are allowed`;
  if (isSvg(file)) {
    const fault = findSvgFault(content);
    return fault && `it contains ${fault}, which is not allowed`;
  }
  const { default: sharp } = await import('sharp');
  const { width } = await sharp(content).metadata();
  if (key === 'icon' && width < minIconPixels)
    return `it is ${String(width)} px wide, not ${String(minIconPixels)}`;
  return undefined;
}

/** Returns why pictures of the shop's look cannot be used, by their keys in `brand.look`. */
export async function findPictureFaults({ logo, icon }: Look, siteFolder: string) {
  const faults: Partial<Record<'logo' | 'icon', string>> = {};
  for (const [key, file] of [
    ['logo', logo?.file],
    ['icon', icon],
  ] as const) {
    if (!file) continue;
    const fault = await findPictureFault(path.join(siteFolder, file), key).catch(
      () => 'it cannot be read',
    );
    if (fault) faults[key] = `brand.look.${key} ${file} cannot be used: ${fault}`;
  }
  return faults;
}

/** Scales a picture to fit into the given size, without cropping. Returns a PNG. */
async function fitPicture(file: string, width: number, height: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(file, { density: 300 });
  return picture.resize(width, height, { fit: 'contain', background: '#0000' }).png().toBuffer();
}

/**
 * Centres a picture on a background, and returns the result as a PNG. The picture takes up at most
 * the fraction `share` of the width and height.
 */
async function placeOnBackground(
  file: string,
  [width, height]: [number, number],
  share: number,
  background: string,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const input = await fitPicture(file, Math.round(width * share), Math.round(height * share));
  const canvas = sharp({ create: { width, height, channels: 3, background } });
  return canvas.composite([{ input }]).removeAlpha().png().toBuffer();
}

export const previewFile = 'icons/preview.png';

/** Writes the picture for link previews. It has their usual size and shows the logo. */
export async function writePreview(siteFolder: string, logo: string, background = '#FFFFFF') {
  const preview = await placeOnBackground(
    path.join(siteFolder, logo),
    [1200, 630],
    0.6,
    background,
  );
  writeIfChanged(path.join(siteFolder, previewFile), preview);
}

/** Replaces the default icons of browsers and phones with icons from one picture. */
export async function writeIcons(
  siteFolder: string,
  icon: string,
  background = '#FFFFFF',
): Promise<void> {
  const file = path.join(siteFolder, icon);
  for (const side of [192, 512]) {
    // Leave a margin and fill the background. Phones crop the corners of icons, and show
    // transparent areas as black.
    const sizedIcon = await placeOnBackground(file, [side, side], 0.8, background);
    writeIfChanged(path.join(siteFolder, `icons/icon-${String(side)}.png`), sizedIcon);
  }
  const getPictureBase64 = async () => (await fitPicture(file, 96, 96)).toString('base64');
  await writeWithVariants(
    path.join(siteFolder, 'icons/icon.svg'),
    isSvg(file)
      ? await readFile(file, 'utf8')
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="data:image/png;base64,${await getPictureBase64()}"/></svg>\n`,
  );
}
