import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} file @param {string | Buffer} content */
export const holds = (file, content) =>
  existsSync(file) && readFileSync(file).equals(Buffer.from(content));

/**
 * Writes a file of a site unless it holds that already, since a copy to the host takes only what is newer. Whoever reads
 * it has all of the old one or of the new.
 * @param {string} file @param {string | Buffer} content @returns {boolean} whether it was written
 */
export function writeIfChanged(file, content) {
  if (holds(file, content)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}.part`;
  writeFileSync(aside, content);
  renameSync(aside, file);
  return true;
}
