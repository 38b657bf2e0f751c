import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { buildFile } from './buildOptions.mjs';
import { removeVariants, writeWithVariants } from './compressedVariants.mjs';
import { writeIfChanged } from './writeIfChanged.mjs';

/*
 * Operators keep their own files in a folder beside the source, by default `host/`. Examples are
 * config.js, brand/ and a search engine's verification file. Each build and each prerendering
 * copies these files into the site, so they survive a new release.
 */

/**
 * Matches the paths of files that the build or the prerenderer writes. The operator's folder must
 * not contain such files.
 */
const generatedPattern =
  /^(?:assets|icons)\/|(?:^|\/)index\.html$|^(?:404\.html|sw\.js|robots\.txt|sitemap[^/]*\.xml|manifest\.webmanifest|facts\.json|licences\.txt|_headers|_redirects)$|\.part$/;

/** Matches files that operating systems create in folders by themselves. */
const systemFilePattern = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * @param {string} folder
 * @returns {string[]} paths of the folder's files, with slashes; empty if the folder does not exist
 */
function listFiles(folder) {
  if (folder === '' || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !systemFilePattern.test(file))
    .sort();
}

/** @param {string} file */
const hashFile = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Returns the hashes of the files that were last copied into a site, by path, or `undefined` for a
 * site of an older release.
 * @param {string} site @returns {Record<string, string> | undefined}
 */
function getCopiedHashes(site) {
  const file = path.join(site, buildFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).copied : undefined;
}

/**
 * Adds the hashes of copied files to the site's build list.
 * @param {string} site @param {string[]} files
 */
function recordCopiedFiles(site, files) {
  const file = path.join(site, buildFile);
  const list = JSON.parse(readFileSync(file, 'utf8'));
  const hashes = files.map((name) => [name, hashFile(path.join(site, name))]);
  const copiedFiles = { ...list.copied, ...Object.fromEntries(hashes) };
  writeIfChanged(file, JSON.stringify({ ...list, copied: copiedFiles }));
}

/**
 * Returns whether a file is the compressed variant of another file.
 * @param {string} site @param {string} file path of the file in the site
 */
const isCompressedVariant = (site, file) =>
  /\.(?:br|gz)$/.test(file) && existsSync(path.join(site, file.replace(/\.(?:br|gz)$/, '')));

/**
 * Returns the paths of files in a built site that somebody edited or added.
 * @param {string} site @returns {string[]}
 */
export function findEditedFiles(site) {
  const copiedFiles = getCopiedHashes(site);
  return listFiles(site).filter((file) => {
    if (generatedPattern.test(file) || isCompressedVariant(site, file)) return false;
    const hash = hashFile(path.join(site, file));
    const publicFile = path.join('public', file);
    if (copiedFiles) return copiedFiles[file] !== hash;
    return !existsSync(publicFile) || hashFile(publicFile) !== hash;
  });
}

/**
 * Returns the error for a file that differs between the site and the operator's folder.
 * @param {string} sitePath @param {string} ownPath
 */
const createVersionConflictError = (sitePath, ownPath) =>
  new Error(
    `${sitePath} was edited in the site and differs from ${ownPath}. ` +
      `Add what is missing to ${ownPath}, delete ${sitePath}, and try again. Nothing was changed.`,
  );

/**
 * Copies edited files into the operator's folder. It must run before a build, because the build
 * empties the site.
 * @param {string} site @param {string} hostFolder the operator's folder, or '' if there is none
 * @throws Error if the operator's folder contains another version of an edited file, or if files
 * were edited but there is no such folder
 */
export function keepEditedFiles(site, hostFolder) {
  const toSitePath = (/** @type {string} */ file) => path.relative('', path.join(site, file));
  const differentFiles = findEditedFiles(site).filter((file) => {
    const ownFile = path.join(hostFolder, file);
    return (
      hostFolder === '' ||
      !existsSync(ownFile) ||
      hashFile(ownFile) !== hashFile(path.join(site, file))
    );
  });
  for (const file of differentFiles) {
    const ownFile = path.join(hostFolder, file);
    if (hostFolder === '')
      throw new Error(
        `${toSitePath(file)} would be lost. Move it to another folder first. Nothing was changed.`,
      );
    if (existsSync(ownFile)) throw createVersionConflictError(toSitePath(file), ownFile);
  }
  for (const file of differentFiles) {
    const ownFile = path.join(hostFolder, file);
    mkdirSync(path.dirname(ownFile), { recursive: true });
    copyFileSync(path.join(site, file), ownFile);
    console.warn(
      `${toSitePath(file)} was edited or added in the site. It was copied to ${ownFile}, and each build and prerender uses it from there.`,
    );
  }
}

/**
 * Records the files that a build has copied from `public/`.
 * @param {string} site
 */
export function recordShippedFiles(site) {
  recordCopiedFiles(
    site,
    listFiles('public').filter((file) => !generatedPattern.test(file)),
  );
}

/**
 * Copies the operator's own files into a built site.
 * @param {string} site @param {string} hostFolder the operator's folder, or '' if there is none
 * @throws Error if a file would replace one that the build writes, or one that was edited in the
 * site
 */
export async function copyHostFiles(site, hostFolder) {
  const files = listFiles(hostFolder);
  const conflictingFile = files.find((file) => generatedPattern.test(file));
  if (conflictingFile)
    throw new Error(
      `${path.join(hostFolder, conflictingFile)} has the name of a file that the build writes itself. Remove it from ${hostFolder}.`,
    );
  const editedFiles = findEditedFiles(site);
  for (const file of files) {
    const [ownFile, siteFile] = [path.join(hostFolder, file), path.join(site, file)];
    if (editedFiles.includes(file) && hashFile(ownFile) !== hashFile(siteFile))
      throw createVersionConflictError(path.relative('', siteFile), ownFile);
  }
  for (const file of files) {
    const [content, targetFile] = [
      readFileSync(path.join(hostFolder, file)),
      path.join(site, file),
    ];
    if (file.endsWith('.svg')) await writeWithVariants(targetFile, content.toString());
    else {
      removeVariants(targetFile);
      writeIfChanged(targetFile, content);
    }
  }
  if (files.length > 0) recordCopiedFiles(site, files);
}
