import { readFile, stat } from 'node:fs/promises';
import type { Context } from 'hono';

/** The address of a file inside `folder`; `undefined` where the path leads out of it or makes no sense. */
export function insideFolder(folder: string, urlPath: string): string | undefined {
  let decoded;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  const segments = decoded.split('/').filter(Boolean);
  const isSafe = segments.every((segment) => !/^\.|[\\\0:]/.test(segment));
  return isSafe ? [folder, ...segments].join('/') : undefined;
}

export interface FileVersion {
  size: number;
  modified: number;
}

/** `undefined` where there is no such file. */
export async function fileVersion(file: string): Promise<FileVersion | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { size: found.size, modified: Math.floor(found.mtimeMs) } : undefined;
}

/** Answers with the file, or with 304 where the browser has this version. */
export async function sendFile(
  c: Context,
  file: string,
  headers: Record<string, string>,
): Promise<Response> {
  const version = await fileVersion(file);
  if (!version) return c.notFound();
  const etag = `W/"${version.size.toString(36)}-${version.modified.toString(36)}"`;
  const kept = { ETag: etag, 'Last-Modified': new Date(version.modified).toUTCString() };
  if (isKnown(c.req.header('If-None-Match'), etag)) {
    const { 'Content-Type': _type, 'Content-Encoding': _encoding, ...rest } = headers;
    return c.body(null, 304, { ...rest, ...kept });
  }
  const bytes = new Uint8Array(await readFile(file));
  return c.body(bytes, 200, { ...headers, ...kept, 'Content-Length': String(bytes.length) });
}

const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((known) => [etag, '*', etag.slice(2)].includes(known.trim()));
