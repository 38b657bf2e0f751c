import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '@shop/programs/run';

/**
 * Packages that are in every site although no source map names them: the typeface and the runtime
 * of webpack.
 */
const unmappedPackages = ['node_modules/@fontsource-variable/figtree', 'node_modules/webpack'];

/**
 * A file with the text of the Apache licence. The text is used for packages that have this licence
 * but do not contain its text, such as Firebase's.
 */
const apacheLicenceFile = 'node_modules/@electric-sql/pglite/LICENSE';

const readPackageFile = (/** @type {string[]} */ ...pathSegments) =>
  readFileSync(path.join(root, ...pathSegments), 'utf8');

/**
 * Returns the folder of the package that contains a source file. For the shop's own files, it
 * returns `[]`, which `flatMap` drops. The package may be in the `node_modules` of another package.
 * @param {string} source path of the source file
 */
const getPackageFolder = (source) =>
  /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? [];

/**
 * Returns the name, version and licence of a package, followed by its licence texts.
 * @param {string} folder folder of the package
 * @throws Error if there is no licence text
 */
function readLicence(folder) {
  const { name, version, license } = JSON.parse(readPackageFile(folder, 'package.json'));
  const files = readdirSync(path.join(root, folder)).filter((file) =>
    /^(?:licen[cs]e|notice)(?:\.\w+)?$/i.test(file),
  );
  const texts = files.map((file) => readPackageFile(folder, file));
  if (texts.length === 0 && license === 'Apache-2.0')
    texts.push(readPackageFile(apacheLicenceFile));
  if (texts.length === 0) throw new Error(`${name} comes without the text of its licence.`);
  return [`${name} ${version}: ${license}`, ...texts.map((text) => text.trim())].join('\n\n');
}

/**
 * Writes `licences.txt`, which lists the packages in a site and their licences.
 * @param {string} site folder of the site @param {string} mapsFolder folder of the site's source maps
 * @param {string[]} workerSources paths of the source files of the service worker
 * @throws Error if a package has no licence text
 */
export function writeLicences(site, mapsFolder, workerSources) {
  const sources = readdirSync(mapsFolder).flatMap((file) => {
    /** @type {{ sources: string[] }} */
    const sourceMap = JSON.parse(readFileSync(path.join(mapsFolder, file), 'utf8'));
    return sourceMap.sources;
  });
  const packageFolders = new Set(
    [...sources, ...workerSources, ...unmappedPackages].flatMap(getPackageFolder),
  );
  const separator = `\n\n${'-'.repeat(80)}\n\n`;
  const texts = [...packageFolders].map(readLicence).sort();
  writeFileSync(path.join(site, 'licences.txt'), `${texts.join(separator)}\n`);
}
