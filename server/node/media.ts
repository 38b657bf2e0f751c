import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { inertHeaders } from '../http/pictures';
import { createQueue, type Run } from '../http/queue';
import { seedFolder } from '../settings';
import { fileAt, sendFile, tagFile } from './staticFiles';

const mediaWidths = [160, 320, 480, 640, 960, 1280, 1600, 1920];

/** Whoever may see them may read them, too: so the service worker of a shop elsewhere knows a picture from an error. */
const pictureHeaders = { ...inertHeaders, 'Access-Control-Allow-Origin': '*' };

const folder = `${seedFolder}/images`;

export interface MediaOptions {
  /** Where the pictures' smaller copies are kept. */
  cacheFolder: string;
  /** Through which they are made. */
  run?: Run;
}

/** `/<path>?w=320`: a demo picture, no wider than asked for. */
export function media({ cacheFolder, run = createQueue(200) }: MediaOptions): Hono {
  async function narrowed(file: string, changed: Date, width: number): Promise<string> {
    const name = path.relative(folder, file).replace(/\.\w+$/, '');
    const copy = path.join(cacheFolder, `${name}-${changed.getTime()}-${width}.webp`);
    if (existsSync(copy)) return copy;
    // Somebody who came at the same time may have made it meanwhile.
    return run(async () => (existsSync(copy) ? copy : resize(file, width, copy)));
  }

  return new Hono().use(etag(), tagFile).get('*', async (c, next) => {
    const file = fileAt(folder, new URL(c.req.url).pathname.replace(/^\/media\//, ''));
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (!file || !found?.isFile()) return c.text('Not found', 404);
    const width = c.req.query('w');
    if (width !== undefined && !mediaWidths.includes(Number(width)))
      return c.text(`Widths: ${mediaWidths.join(', ')}`, 400);
    const isNarrowed = width !== undefined && !file.endsWith('.svg');
    const sent = isNarrowed ? await narrowed(file, found.mtime, Number(width)) : file;
    const answer = await sendFile(sent)(c, next);
    if (answer?.ok)
      for (const [name, value] of Object.entries(pictureHeaders)) answer.headers.set(name, value);
    return answer;
  });
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
