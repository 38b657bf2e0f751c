import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defaults } from '@shop/site/buildOptions';
import { buildSiteIfStale, getMapsFolder } from './siteBuild.mjs';
import { copyPlainSite } from './siteCopies.mjs';

/**
 * Returns the content of each file.
 * @param {string} folder @returns {Map<string, Buffer>} content by file
 */
function readContents(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(folder, file), readFileSync(file)]));
}

/**
 * @param {string} ownFolder
 * @param {string} otherFolder
 * @returns the files that differ, or that one folder lacks
 */
function findDifferences(ownFolder, otherFolder) {
  const [ownFiles, otherFiles] = [readContents(ownFolder), readContents(otherFolder)];
  return [...new Set([...ownFiles.keys(), ...otherFiles.keys()])].filter((name) => {
    const [ownContent, otherContent] = [ownFiles.get(name), otherFiles.get(name)];
    return !ownContent || !otherContent || !ownContent.equals(otherContent);
  });
}

/**
 * Compares the site and its source maps with those that another copy of the project has built from
 * scratch.
 * @param {string} project folder of the other copy
 */
export async function isBuiltAlike(project) {
  await buildSiteIfStale();
  const differentFiles = [
    ...findDifferences(await copyPlainSite('build-here'), path.join(project, defaults.out)),
    ...findDifferences(
      getMapsFolder(defaults.out),
      path.join(project, '.cache', `maps-${defaults.out}`),
    ),
  ];
  for (const name of differentFiles) console.error(`Differs from the build here: ${name}`);
  return differentFiles.length === 0;
}
