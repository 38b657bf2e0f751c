import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} file @param {string | Buffer} content */
export const hasContent = (file, content) =>
  existsSync(file) && readFileSync(file).equals(Buffer.from(content));

/**
 * Writes a file only if it has changed, because copying to the host skips files that are not newer.
 * The replacement is atomic, so readers see the old or the new content.
 * @param {string} file @param {string | Buffer} content @returns {boolean} whether it was written
 */
export function writeIfChanged(file, content) {
  if (hasContent(file, content)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}.part`;
  writeFileSync(aside, content);
  renameSync(aside, file);
  return true;
}
