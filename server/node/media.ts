import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { inertHeaders } from '../http/pictures';
import { createQueue, type Run } from '../http/queue';
import { fileVersion, insideFolder, sendFile } from './sendFile';

export const mediaWidths = [160, 320, 480, 640, 960, 1280, 1600, 1920];

export interface MediaOptions {
  /** Where the demo pictures are. */
  folder: string;
  /** Where their smaller copies are kept. */
  cacheFolder: string;
  /** Through which they are made. */
  run?: Run;
}

/** `/media/<path>?w=320`: a demo picture, no wider than asked for. */
export function media({
  folder,
  cacheFolder,
  run = createQueue({ atOnce: 1, waiting: 200 }),
}: MediaOptions) {
  const underWay = new Map<string, Promise<string>>();

  async function narrowed(file: string, width: number): Promise<string> {
    const version = await fileVersion(file);
    const name = path.relative(folder, file).replace(/\.\w+$/, '');
    const copy = path.join(cacheFolder, `${name}-${version?.modified ?? 0}-${width}.webp`);
    if (await fileVersion(copy)) return copy;
    // Visitors who come at once share the work.
    const work =
      underWay.get(copy) ??
      run(() => resize(file, width, copy)).finally(() => underWay.delete(copy));
    underWay.set(copy, work);
    return work;
  }

  return async (c: Context): Promise<Response> => {
    const file = insideFolder(folder, new URL(c.req.url).pathname.replace(/^\/media\//, ''));
    const isSvg = file?.endsWith('.svg');
    const width = c.req.query('w');
    if (!file || !(await fileVersion(file))) return c.text('Not found', 404);
    if (width !== undefined && !mediaWidths.includes(Number(width)))
      return c.text(`Widths: ${mediaWidths.join(', ')}`, 400);
    const sent = width && !isSvg ? await narrowed(file, Number(width)) : file;
    const type = getMimeType(sent) ?? 'application/octet-stream';
    return sendFile(c, sent, { ...inertHeaders, 'Content-Type': type });
  };
}

/** Writes the narrower copy and gives its place; a picture that is narrow enough stays as it is. */
async function resize(file: string, width: number, copy: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(file);
  const { width: ownWidth } = await picture.metadata();
  if (ownWidth <= width) return file;
  const bytes = await picture.resize({ width }).webp({ quality: 72 }).toBuffer();
  await mkdir(path.dirname(copy), { recursive: true });
  // Renaming is whole or not at all: nobody reads half a picture.
  const unfinished = `${copy}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, copy);
  return copy;
}
