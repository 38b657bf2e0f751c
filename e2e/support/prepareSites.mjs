import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildSiteIfStale, hashFiles } from '@shop/build/siteBuild';
import { copyPlainSite, writePages } from '@shop/build/siteCopies';
import { findInstalledBrowser } from '@shop/programs/findBrowser';
import { reportSkippedTests } from '@shop/programs/programs';
import { root } from '@shop/programs/run';
import { bundleServer, serverBundlePath } from '@shop/server/bundle';
import { startShopServer } from '@shop/server/testing/shopServer';

/** Files and folders from which the sites and the demo data of the tests are created. */
const sourcePaths = [
  ...['src', 'public', 'server', 'tools/build', 'tools/prerender', 'tools/site'],
  ...['package-lock.json', 'webpack.config.ts', 'babel.config.js'],
];

async function prepareSites() {
  const plainFolder = await copyPlainSite('e2e-plain');
  const prerenderedFolder = path.join(path.dirname(plainFolder), 'e2e-prerendered');
  rmSync(prerenderedFolder, { recursive: true, force: true });
  cpSync(plainFolder, prerenderedFolder, { recursive: true });
  const dataFolder = path.join(path.dirname(plainFolder), 'e2e-data');
  rmSync(dataFolder, { recursive: true, force: true });
  const shop = await startShopServer(serverBundlePath, {
    STATIC_DIR: prerenderedFolder,
    // The pages' content security policy must allow the demo's identity provider.
    DEMO_ACCOUNTS: 'true',
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
  });
  try {
    await writePages(prerenderedFolder, shop.url);
  } finally {
    // Stop the back end even after an error. Otherwise, it would keep the output streams of this
    // process open, and the caller would wait for their end.
    await shop.stop();
  }
}

/**
 * Playwright runs this before the tests. It builds the shop, and prepares the sites that the tests
 * use and the demo data with which each back end starts. See shop.ts. Later runs use them again
 * until a source file changes, because prerendering takes a minute.
 */
export default async function prepareSitesIfStale() {
  if (!findInstalledBrowser())
    reportSkippedTests('tests of pop-up windows and the back/forward cache', 'install chromium');
  await bundleServer();
  await buildSiteIfStale();
  const hashFile = path.join(root, '.cache', 'e2e-sites.hash');
  const sourceHash = hashFiles(sourcePaths);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === sourceHash) return;
  rmSync(hashFile, { force: true });
  await prepareSites();
  writeFileSync(hashFile, sourceHash);
}
