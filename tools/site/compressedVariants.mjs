import { existsSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { hasContent, writeIfChanged } from './writeIfChanged.mjs';

/** Compressed copies that hosts may send instead of a text file, by file extension. */
const compressedVariants = {
  // Brotli uses its highest level by default.
  '.br': promisify(brotliCompress),
  '.gz': (/** @type {string} */ text) => promisify(gzip)(text, { level: 9 }),
};

/** Must be called before a file is deleted or changed. @param {string} file */
export function removeVariants(file) {
  for (const ending of Object.keys(compressedVariants)) rmSync(file + ending, { force: true });
}

/**
 * Writes a text file if it has changed, and its missing compressed variants. A variant never
 * belongs to another text, and a later run completes an interrupted one.
 * @param {string} file @param {string} text @returns {Promise<boolean>} whether the file itself was
 * written
 */
export async function writeWithVariants(file, text) {
  if (!hasContent(file, text)) removeVariants(file);
  const isNew = writeIfChanged(file, text);
  for (const [ending, compress] of Object.entries(compressedVariants)) {
    const variant = file + ending;
    if (!existsSync(variant)) writeIfChanged(variant, await compress(text));
  }
  return isNew;
}
