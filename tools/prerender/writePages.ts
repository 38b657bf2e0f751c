import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { removeVariants } from '@shop/site/compressedVariants';

export class PagePathError extends Error {
  override name = 'PagePathError';
}

/**
 * Matches names of Windows devices, and names whose endings Windows ignores. It also matches
 * `index.html`, because a page with this name would replace the page of the folder above.
 */
const reservedNamePattern =
  /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)|[. ]$|^index\.html$/i;

/**
 * Returns the file of a page, relative to the site.
 * @throws PagePathError if the address gives no safe file name
 */
export function getPageFile(address: string): string {
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
      // eslint-disable-next-line no-control-regex -- characters that file names must not contain
      !/[\\:*?"<>|\u0000-\u001f\ufffd]/.test(segment) &&
      !reservedNamePattern.test(segment) &&
      Buffer.byteLength(segment) <= 255;
    if (!isSafe) throw new PagePathError(`${address} is not a safe file name`);
  }
  return path.join(...segments, 'index.html');
}

/**
 * Separates addresses that can have a file from addresses that cannot, and returns the reason for
 * the latter. Some web servers ignore case. If two pages would have the same file on such a server,
 * only the first is written.
 */
export function separateWritableAddresses(addresses: readonly string[]) {
  const writableAddresses: string[] = [];
  const refusedPages: { path: string; reason: string }[] = [];
  const addressesByFile = new Map<string, string>();
  for (const address of new Set(addresses)) {
    try {
      const file = getPageFile(address).normalize().toLowerCase();
      const firstAddress = addressesByFile.get(file);
      if (firstAddress)
        throw new PagePathError(`${address} and ${firstAddress} have the same file on some hosts`);
      addressesByFile.set(file, address);
      writableAddresses.push(address);
    } catch (error) {
      if (!(error instanceof PagePathError)) throw error;
      refusedPages.push({ path: address, reason: error.message });
    }
  }
  return { writableAddresses, refusedPages };
}

/**
 * Finds files of earlier runs: pages of products and articles, and temporary files of interrupted
 * runs.
 */
export async function findEarlierFiles(siteFolder: string) {
  const entries = await readdir(siteFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(siteFolder, path.join(parentPath, name)));
  return {
    pages: files.filter((file) => /^(?:product|blogs)[\\/].+[\\/]index\.html$/.test(file)),
    leftovers: files.filter((file) => /\.\d+\.part$/.test(file)),
  };
}

/**
 * Deletes a file with its compressed variants, and folders that become empty.
 * @param file relative to the site
 */
export async function removeFile(siteFolder: string, file: string): Promise<void> {
  removeVariants(path.join(siteFolder, file));
  await rm(path.join(siteFolder, file));
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    try {
      await rmdir(path.join(siteFolder, folder));
    } catch {
      return;
    }
  }
}
