import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { writeIfChanged } from '../../../scripts/writeIfChanged.mjs';
import { readLook } from '@/shared/config/look';
import { pageLook } from '../look/pageLook';
import { writeWithTwins } from './writePages';

/** The logo is in the bar of each page; and some previews show no picture of more. */
const mostKilobytes = 300;
const leastIcon = 192;

const isSvg = (file: string) => /\.svg$/i.test(file);

function isScripted(svg: string): boolean {
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  const runs = ({ localName, value }: Attr) =>
    /^on/i.test(localName) ||
    (localName === 'href' && /^\s*(?:javascript|data:(?!image\/))/i.test(value));
  return [...document.querySelectorAll('*')].some(
    ({ localName, attributes }) =>
      /^(?:script|foreignobject)$/i.test(localName) || [...attributes].some(runs),
  );
}

/** Why a picture of the site cannot be shown, in words. @throws where it is none */
async function faultOf(file: string, key: 'logo' | 'icon'): Promise<string | undefined> {
  const content = await readFile(file);
  const kilobytes = Math.round(content.length / 1024);
  if (kilobytes > mostKilobytes)
    return `it has ${String(kilobytes)} KB, at most ${String(mostKilobytes)} are shown`;
  if (isSvg(file)) return isScripted(content.toString()) ? 'it holds a script' : undefined;
  const { default: sharp } = await import('sharp');
  const { width } = await sharp(content).metadata();
  if (key === 'icon' && width < leastIcon)
    return `it is ${String(width)} px wide, not ${String(leastIcon)}`;
  return undefined;
}

/** The look that `config.js` sets, as far as it can be shown. @param value its `brand.look` @param out the site */
export async function siteLook(value: unknown, out: string) {
  const { look, refused } = readLook(value);
  for (const [key, file] of [
    ['logo', look.logo?.file],
    ['icon', look.icon],
  ] as const) {
    if (!file) continue;
    const fault = await faultOf(path.join(out, file), key).catch(() => 'it cannot be read');
    if (!fault) continue;
    refused.push(`brand.look.${key} ${file} is refused: ${fault}`);
    look[key] = undefined;
  }
  const { notes, ...shown } = pageLook(look);
  const { icon, background, typeface } = look;
  const hasOwnTypeface = typeface === 'system';
  return { ...shown, notes: [...refused, ...notes], icon, background, hasOwnTypeface };
}

/** Makes the icons of browsers and phones of one picture: they stand where the shop's usual ones do. */
export async function writeIcons(out: string, file: string, background = '#FFFFFF'): Promise<void> {
  const { default: sharp } = await import('sharp');
  const source = await readFile(path.join(out, file));
  const sized = (side: number) =>
    sharp(source, { density: 300 })
      .resize({ width: side, height: side, fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
  for (const side of [192, 512]) {
    // Phones cut corners off, and show what is clear as black.
    const input = await sized(Math.round(side * 0.8));
    const canvas = sharp({ create: { width: side, height: side, channels: 3, background } });
    const icon = await canvas.composite([{ input }]).removeAlpha().png().toBuffer();
    writeIfChanged(path.join(out, `icons/icon-${String(side)}.png`), icon);
  }
  const picture = (await sized(96)).toString('base64');
  await writeWithTwins(
    path.join(out, 'icons/icon.svg'),
    isSvg(file)
      ? source.toString()
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="data:image/png;base64,${picture}"/></svg>\n`,
  );
}
