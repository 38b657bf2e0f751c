import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { inertHeaders } from '../http/pictures';
import { createQueue, type RunInQueue } from '../http/queue';
import { seedFolder } from '../settings';
import { findFile, sendFile, setFileEtag } from './staticFiles';

const mediaWidths = [160, 320, 480, 640, 960, 1280, 1600, 1920];

/**
 * Allows other origins to read pictures. The service worker of a shop on another origin can then
 * distinguish a picture from an error.
 */
const pictureHeaders = { ...inertHeaders, 'Access-Control-Allow-Origin': '*' };

const pictureFolder = `${seedFolder}/images`;

export interface MediaOptions {
  /** Folder for the smaller copies of pictures. */
  cacheFolder: string;
  /** Queue in which pictures are resized. */
  run?: RunInQueue;
}

/** Serves the demo pictures. With `?w=320`, a picture is at most 320 pixels wide. */
export function createMediaRoutes({ cacheFolder, run = createQueue(200) }: MediaOptions): Hono {
  async function getNarrowCopyPath(file: string, changedAt: Date, width: number): Promise<string> {
    const name = path.relative(pictureFolder, file).replace(/\.\w+$/, '');
    const copyPath = path.join(cacheFolder, `${name}-${changedAt.getTime()}-${width}.webp`);
    if (existsSync(copyPath)) return copyPath;
    // Another request may have created the copy while this one waited in the queue.
    return run(async () => (existsSync(copyPath) ? copyPath : resize(file, width, copyPath)));
  }

  return new Hono().use(etag(), setFileEtag).get('*', async (c, next) => {
    const file = findFile(pictureFolder, new URL(c.req.url).pathname.replace(/^\/media\//, ''));
    const stats = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (!file || !stats?.isFile()) return c.text('Not found', 404);
    const width = c.req.query('w');
    if (width !== undefined && !mediaWidths.includes(Number(width)))
      return c.text(`Widths: ${mediaWidths.join(', ')}`, 400);
    const isNarrowed = width !== undefined && !file.endsWith('.svg');
    const sentFile = isNarrowed ? await getNarrowCopyPath(file, stats.mtime, Number(width)) : file;
    const response = await sendFile(sentFile)(c, next);
    if (response?.ok)
      for (const [name, value] of Object.entries(pictureHeaders)) response.headers.set(name, value);
    return response;
  });
}

/**
 * Writes a narrower copy of a picture and returns its path. If the picture is narrow enough,
 * returns the path of the original.
 */
async function resize(file: string, width: number, copyPath: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(file);
  const { width: originalWidth } = await picture.metadata();
  if (originalWidth <= width) return file;
  const bytes = await picture.resize({ width }).webp({ quality: 72 }).toBuffer();
  await mkdir(path.dirname(copyPath), { recursive: true });
  // A rename is atomic, so no request reads an incomplete picture.
  const unfinishedFile = `${copyPath}.${process.pid}`;
  await writeFile(unfinishedFile, bytes);
  await rename(unfinishedFile, copyPath);
  return copyPath;
}
