import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defaults } from '@shop/site/buildOptions';
import { buildSiteIfStale, getMapsFolder } from './siteBuild.mjs';
import { copyPlainSite } from './siteCopies.mjs';

/** @param {string} folder @returns {Map<string, Buffer>} what each file holds */
function readContents(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(folder, file), readFileSync(file)]));
}

/** @param {string} here @param {string} there @returns the files that are not the same in both */
function differences(here, there) {
  const [ours, others] = [readContents(here), readContents(there)];
  return [...new Set([...ours.keys(), ...others.keys()])].filter((name) => {
    const [one, other] = [ours.get(name), others.get(name)];
    return !one || !other || !one.equals(other);
  });
}

/** Whether another folder, built from nothing, holds the site that was built here, and the same source maps.
 * @param {string} project the other folder */
export async function isBuiltAlike(project) {
  await buildSiteIfStale();
  const different = [
    ...differences(await copyPlainSite('build-here'), path.join(project, defaults.out)),
    ...differences(
      getMapsFolder(defaults.out),
      path.join(project, '.cache', `maps-${defaults.out}`),
    ),
  ];
  for (const name of different) console.error(`Differs from the build here: ${name}`);
  return different.length === 0;
}
