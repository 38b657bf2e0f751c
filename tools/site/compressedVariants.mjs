import { existsSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { hasContent, writeIfChanged } from './writeIfChanged.mjs';

/**
 * Functions that compress a text file, by the extension of the compressed copy. Web servers may
 * send such a copy instead of the file itself.
 */
const compressorsByExtension = {
  // Brotli uses its highest level by default, so no level is set.
  '.br': promisify(brotliCompress),
  '.gz': (/** @type {string} */ text) => promisify(gzip)(text, { level: 9 }),
};

/**
 * Deletes the compressed variants of a file. Call this before the file itself is deleted or
 * changed. Otherwise, a web server could send the old text.
 * @param {string} file
 */
export function removeVariants(file) {
  for (const extension of Object.keys(compressorsByExtension))
    rmSync(file + extension, { force: true });
}

/**
 * Writes a text file if it has changed, and its missing compressed variants. Old variants are
 * removed first, so no variant contains another text than its file. If a run is interrupted, the
 * next one writes what is missing.
 * @param {string} file @param {string} text
 * @returns {Promise<boolean>} whether the file itself was written
 */
export async function writeWithVariants(file, text) {
  if (!hasContent(file, text)) removeVariants(file);
  const isNew = writeIfChanged(file, text);
  for (const [extension, compress] of Object.entries(compressorsByExtension)) {
    const variant = file + extension;
    if (!existsSync(variant)) writeIfChanged(variant, await compress(text));
  }
  return isNew;
}
