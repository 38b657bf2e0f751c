import { existsSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { holds, writeIfChanged } from './writeIfChanged.mjs';

/** What hosts may send in place of a text file, by the ending of its name. */
const compressedVariants = {
  // Brotli's default is its highest level.
  '.br': promisify(brotliCompress),
  '.gz': (/** @type {string} */ text) => promisify(gzip)(text, { level: 9 }),
};

/** To be called before a file is deleted or gets another text. @param {string} file */
export function removeVariants(file) {
  for (const ending of Object.keys(compressedVariants)) rmSync(file + ending, { force: true });
}

/**
 * Writes a text file unless it holds that already, and those of its compressed variants that are missing. A reader never finds
 * a variant of another text, and what a killed run did not write is written by the next one.
 * @param {string} file @param {string} text @returns {Promise<boolean>} whether the file itself was written
 */
export async function writeWithVariants(file, text) {
  if (!holds(file, text)) removeVariants(file);
  const isNew = writeIfChanged(file, text);
  for (const [ending, compress] of Object.entries(compressedVariants)) {
    const variant = file + ending;
    if (!existsSync(variant)) writeIfChanged(variant, await compress(text));
  }
  return isNew;
}
