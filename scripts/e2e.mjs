/*
 * `npm run test:e2e`: journeys in a real browser over the production build and the reference back
 * end, first on its own database, then those tagged @postgres on a PostgreSQL server.
 * With arguments (they go to Playwright) the first part runs alone; --postgres chooses the second.
 * Journeys run on the plain build. E2E_SITE=written in the environment runs them on pages written ahead instead.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { flakyTests } = await import('./journeyReport.mjs');
const { findProgram, installPackage } = await import('./programs.mjs');
const { bin, root, runNode } = await import('./run.mjs');
const { buildSiteIfStale } = await import('./siteBuild.mjs');
const { browserArgs, findBrowser } = await import('./findBrowser.mjs');
const { prepareServer, serverBundle } = await import('./serverBundle.mjs');
const { startShopServer } = await import('./shopServer.mjs');
const { copyPlainSite, writePages } = await import('./siteCopies.mjs');
const { startTempPostgres } = await import('./tempPostgres.mjs');

const args = process.argv.slice(2).filter((arg) => arg !== '--postgres');
const chosen = process.argv.includes('--postgres');
const reports = ['e2e', 'e2e-postgres'];
const playwright = [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'];

async function prepare() {
  for (const name of reports) rmSync(path.join(root, '.cache', `${name}.json`), { force: true });
  await buildSiteIfStale();
  if ((await prepareServer()) !== 0) process.exit(1);
  await prepareSites();
  const { executablePath, env, origin } = await findBrowser();
  console.log(`Browser: ${executablePath} (${origin})`);
  process.env.E2E_BROWSER = JSON.stringify({
    executablePath,
    args: browserArgs,
    env: { ...process.env, ...env },
  });
}

/** The sites that the journeys run on: see e2e/support/shop.ts. */
async function prepareSites() {
  const plain = await copyPlainSite('e2e-plain');
  const written = path.join(path.dirname(plain), 'e2e-written');
  rmSync(written, { recursive: true, force: true });
  cpSync(plain, written, { recursive: true });
  const data = mkdtempSync(path.join(tmpdir(), 'shop-data-'));
  const shop = await startShopServer(serverBundle, {
    STATIC_DIR: written,
    DATA_DIR: data,
    DATABASE_URL: '',
  });
  try {
    await writePages(written, shop.url);
  } finally {
    // One left behind would keep whoever waits for this run's output waiting.
    await shop.stop();
    rmSync(data, { recursive: true });
  }
}

/** The site once more, as it lies in a folder of a host: for the journeys behind nginx. */
async function prepareSubfolder() {
  if (args.length > 0 && !args.some((arg) => arg.includes('subfolder'))) return;
  if (!findProgram('nginx')) installPackage('nginx');
  if (!findProgram('nginx'))
    console.log('Skipped behind nginx: none here. Install the package nginx to run this part.');
  const out = path.join('.cache', 'site-in-folder');
  await buildSiteIfStale({ base: '/shop/', out });
  process.env.E2E_SUBFOLDER_SITE = out;
}

async function onEmbeddedDatabase() {
  return runNode([...playwright, ...args], { E2E_REPORT: '.cache/e2e.json' });
}

async function onPostgres() {
  const postgres = await startTempPostgres();
  if (!postgres) {
    console.log(
      'Skipped on PostgreSQL: none here. Install the package postgresql to run this part.',
    );
    return 0;
  }
  console.log('\nThe journeys tagged @postgres, on a PostgreSQL server:');
  const code = await runNode([...playwright, '--grep', '@postgres', ...args], {
    E2E_REPORT: '.cache/e2e-postgres.json',
    E2E_DATABASE_URL: postgres.url,
  });
  postgres.stop();
  return code;
}

await prepare();
if (!chosen) await prepareSubfolder();
let code = chosen ? 0 : await onEmbeddedDatabase();
if (code === 0 && (chosen || args.length === 0)) code = await onPostgres();
const flaky = reports.flatMap(flakyTests);
if (flaky.length > 0) {
  console.log('\nFlaky, passed only when tried again:');
  for (const test of flaky) console.log(`  ${test}`);
}
process.exitCode = code;
