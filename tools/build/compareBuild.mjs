import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defaults } from '@shop/site/buildOptions';
import { buildSiteIfStale, getMapsFolder } from './siteBuild.mjs';
import { copyPlainSite } from './siteCopies.mjs';

/**
 * Returns the content of each file in a folder.
 * @param {string} folder @returns {Map<string, Buffer>} contents by path relative to the folder
 */
function readContents(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(folder, file), readFileSync(file)]));
}

/**
 * Returns the paths of files that differ between two folders, or that exist in only one of them.
 * @param {string} ownFolder
 * @param {string} otherFolder
 */
function findDifferences(ownFolder, otherFolder) {
  const [ownFiles, otherFiles] = [readContents(ownFolder), readContents(otherFolder)];
  return [...new Set([...ownFiles.keys(), ...otherFiles.keys()])].filter((name) => {
    const [ownContent, otherContent] = [ownFiles.get(name), otherFiles.get(name)];
    return !ownContent || !otherContent || !ownContent.equals(otherContent);
  });
}

/**
 * Returns whether this project's site and source maps equal those that another copy of the project
 * has built from scratch.
 * @param {string} otherProject folder of the other copy
 */
export async function isBuildIdentical(otherProject) {
  await buildSiteIfStale();
  const differentFiles = [
    ...findDifferences(await copyPlainSite('build-here'), path.join(otherProject, defaults.out)),
    ...findDifferences(
      getMapsFolder(defaults.out),
      path.join(otherProject, '.cache', `maps-${defaults.out}`),
    ),
  ];
  for (const name of differentFiles) console.error(`Differs from the build here: ${name}`);
  return differentFiles.length === 0;
}
