import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export class PagePathError extends Error {
  override name = 'PagePathError';
}

/** The file of a page, below the site's folder. @throws PagePathError */
export function pageFile(address: string): string {
  let segments: string[];
  try {
    segments = decodeURIComponent(address).split('/').slice(1);
  } catch {
    throw new PagePathError(`${address} cannot be read`);
  }
  if (segments.at(-1) === '') segments.pop();
  for (const segment of segments) {
    const isSafe =
      segment !== '' &&
      !segment.startsWith('.') &&
      // eslint-disable-next-line no-control-regex -- what no file name may hold
      !/[\\:*?"<>|\u0000-\u001f]/.test(segment) &&
      Buffer.byteLength(segment) <= 255;
    if (!isSafe) throw new PagePathError(`${address} is no safe name for a file`);
  }
  return path.join(...segments, 'index.html');
}

/** Writes a file unless it holds that already. @returns whether it was written */
export async function writeIfChanged(file: string, content: string): Promise<boolean> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === content) return false;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return true;
}

/** Deletes the pages in the folders of `/product` and `/blogs` that are not among those kept. @returns the deleted */
export async function removeOldPages(out: string, kept: ReadonlySet<string>): Promise<string[]> {
  const removed: string[] = [];
  for (const folder of ['product', 'blogs']) {
    const names = await readdir(path.join(out, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of names) {
      const file = path.join(folder, entry.name, 'index.html');
      if (!entry.isDirectory() || kept.has(file)) continue;
      await rm(path.join(out, folder, entry.name), { recursive: true });
      removed.push(file);
    }
  }
  return removed;
}
