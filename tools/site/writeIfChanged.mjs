import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns whether a file has this content.
 * @param {string} file @param {string | Buffer} content
 */
export const hasContent = (file, content) =>
  existsSync(file) && readFileSync(file).equals(Buffer.from(content));

/**
 * Writes a file only if its content has changed. An upload to a web server can then skip files that
 * are not newer. The file is replaced atomically, so readers see the old or the new content.
 * @param {string} file @param {string | Buffer} content
 * @returns {boolean} whether the file was written
 */
export function writeIfChanged(file, content) {
  if (hasContent(file, content)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  const tempFile = `${file}.${process.pid}.part`;
  writeFileSync(tempFile, content);
  renameSync(tempFile, file);
  return true;
}
