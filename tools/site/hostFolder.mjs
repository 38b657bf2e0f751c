import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { buildFile } from './buildOptions.mjs';
import { removeVariants, writeWithVariants } from './compressedVariants.mjs';
import { writeIfChanged } from './writeIfChanged.mjs';

/*
 * Whoever runs the shop keeps their own files (config.js, brand/, the proof of a search engine) in a folder beside the
 * source, `host/` unless they say otherwise. Each build and each prerender copies them into the site, so that a new
 * release, which replaces the site, loses none of them.
 */

/** What the build or the prerenderer writes, by paths in a site. The host's folder cannot replace it. */
const generated =
  /^(?:assets|icons)\/|(?:^|\/)index\.html$|^(?:404\.html|sw\.js|robots\.txt|sitemap[^/]*\.xml|manifest\.webmanifest|facts\.json|licences\.txt|_headers|_redirects)$|\.part$/;

/** Systems leave them in folders that somebody looked at. */
const systemFiles = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** @param {string} folder @returns {string[]} its files, by paths with slashes; none where there is no such folder */
function filesIn(folder) {
  if (folder === '' || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !systemFiles.test(file))
    .sort();
}

/** @param {string} file */
const hashFile = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * What was copied into a site, by hash, as it was copied last. A build of before this list has none.
 * @param {string} site @returns {Record<string, string> | undefined}
 */
function copiedHashes(site) {
  const file = path.join(site, buildFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).copied : undefined;
}

/** @param {string} site @param {string[]} files */
function noteCopied(site, files) {
  const file = path.join(site, buildFile);
  const list = JSON.parse(readFileSync(file, 'utf8'));
  const hashes = files.map((name) => [name, hashFile(path.join(site, name))]);
  const copied = { ...list.copied, ...Object.fromEntries(hashes) };
  writeIfChanged(file, JSON.stringify({ ...list, copied }));
}

/** @param {string} file a path in a site */
const isCompressed = (site = '', file = '') =>
  /\.(?:br|gz)$/.test(file) && existsSync(path.join(site, file.replace(/\.(?:br|gz)$/, '')));

/**
 * Files of a built site that are neither the build's nor as they were copied into it: somebody edited or added them.
 * @param {string} site @returns {string[]}
 */
export function editedFiles(site) {
  const copied = copiedHashes(site);
  return filesIn(site).filter((file) => {
    if (generated.test(file) || isCompressed(site, file)) return false;
    const hash = hashFile(path.join(site, file));
    const shipped = path.join('public', file);
    if (copied) return copied[file] !== hash;
    return !existsSync(shipped) || hashFile(shipped) !== hash;
  });
}

/** @param {string} sitePath @param {string} own */
const twoVersions = (sitePath, own) =>
  new Error(
    `${sitePath} was edited after it had been copied into the site, and ${own} says something else. ` +
      `Put into ${own} what is missing there, delete ${sitePath}, and try again. Nothing was changed.`,
  );

/**
 * Before a build, which empties the site: what was edited there goes into the host's folder.
 * @param {string} site @param {string} hostFolder empty: there is none
 * @throws where the host's folder has another version of it
 */
export function keepEditedFiles(site, hostFolder) {
  const toSitePath = (/** @type {string} */ file) => path.relative('', path.join(site, file));
  const differing = editedFiles(site).filter((file) => {
    const own = path.join(hostFolder, file);
    return (
      hostFolder === '' || !existsSync(own) || hashFile(own) !== hashFile(path.join(site, file))
    );
  });
  for (const file of differing) {
    const own = path.join(hostFolder, file);
    if (hostFolder === '')
      throw new Error(
        `${toSitePath(file)} would be lost. Put it elsewhere first. Nothing was changed.`,
      );
    if (existsSync(own)) throw twoVersions(toSitePath(file), own);
  }
  for (const file of differing) {
    const own = path.join(hostFolder, file);
    mkdirSync(path.dirname(own), { recursive: true });
    copyFileSync(path.join(site, file), own);
    console.warn(
      `${toSitePath(file)} was edited or added there. It is kept as ${own}, from where each build and prerender copies it.`,
    );
  }
}

/** Right after a build: what it copied from `public/`. @param {string} site */
export function noteShippedFiles(site) {
  noteCopied(
    site,
    filesIn('public').filter((file) => !generated.test(file)),
  );
}

/**
 * Copies the host's own files into a built site.
 * @param {string} site @param {string} hostFolder empty: there is none
 * @throws where one would replace a file of the build, or one that was edited in the site
 */
export async function copyHostFiles(site, hostFolder) {
  const files = filesIn(hostFolder);
  const taken = files.find((file) => generated.test(file));
  if (taken)
    throw new Error(
      `${path.join(hostFolder, taken)} has the name of a file that the build writes itself. Take it out of ${hostFolder}.`,
    );
  const edited = editedFiles(site);
  for (const file of files) {
    const [own, shown] = [path.join(hostFolder, file), path.join(site, file)];
    if (edited.includes(file) && hashFile(own) !== hashFile(shown))
      throw twoVersions(path.relative('', shown), own);
  }
  for (const file of files) {
    const [content, place] = [readFileSync(path.join(hostFolder, file)), path.join(site, file)];
    if (file.endsWith('.svg')) await writeWithVariants(place, content.toString());
    else {
      removeVariants(place);
      writeIfChanged(place, content);
    }
  }
  if (files.length > 0) noteCopied(site, files);
}
