import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import pg from 'pg';

import { buildSiteIfStale } from '@shop/build/siteBuild';
import { copyPlainSite } from '@shop/build/siteCopies';
import { findProgram, isRoot } from '@shop/programs/programs';
import { findFreePort, startTempPostgres } from '@shop/programs/tempPostgres';
import { findEditedFiles } from '@shop/site/hostFolder';
import { buildStage, configureBuildah, makeBaseImage } from './images.mjs';
import {
  createContainer,
  startBackEnd,
  startCaddy,
  startPages,
  stopServices,
} from './services.mjs';

/** An origin that only the operator's `config.js` names. */
const measureOrigin = 'https://measures.example.com';

const counts = { passed: 0, failed: 0 };

/** Prints and counts a check. @param {string} what @param {boolean} isMet */
function check(what, isMet) {
  console.log(`${isMet ? 'passed' : 'FAILED'}: ${what}`);
  counts[isMet ? 'passed' : 'failed'] += 1;
  return isMet;
}

/** Waits until a condition is true, for at most two minutes. @param {() => unknown} condition */
async function waitUntil(condition) {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await setTimeout(100))
    if (await condition()) return true;
  return false;
}

/** Returns the status of an answer, or 0 if there is no answer. @param {string} url */
const getStatus = (url) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** Returns whether any page in a folder contains a text. @param {string} folder @param {string} text */
const hasPageWithText = (folder, text) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (name) =>
      name.endsWith('index.html') && readFileSync(path.join(folder, name), 'utf8').includes(text),
  );

/**
 * Sends calls one after the other, until it is told to stop.
 * @param {string} url @returns a function that stops and returns the number of failed calls
 */
function callRepeatedly(url) {
  let isCalling = true;
  const callAll = async () => {
    let failedCount = 0;
    while (isCalling) if ((await getStatus(url)) !== 200) failedCount += 1;
    return failedCount;
  };
  const failedCountPromise = callAll();
  return () => {
    isCalling = false;
    return failedCountPromise;
  };
}

/** @typedef {import('./services.mjs').Container} Container */

/**
 * Runs the services of compose.yaml, and checks what they do.
 * @param {Container} shop @param {Container} pages @param {string} folder a temporary folder
 * @param {{ url: string, stop: () => void }} postgres
 */
async function proveServices(shop, pages, folder, postgres) {
  await buildSiteIfStale();
  const siteFolders = [await copyPlainSite('build-here'), path.join(pages.root, 'shop/dist')];
  const { status } = spawnSync('diff', ['--recursive', '--brief', ...siteFolders], {
    stdio: 'inherit',
  });
  check('the site in the image is the same as the one built here', status === 0);

  const backEnd = await startBackEnd(shop, postgres.url);
  const otherBackEnd = await startBackEnd(shop, postgres.url);
  const isReady = (/** @type {{ url: string }} */ { url }) =>
    getStatus(`${url}/readyz`).then((status) => status === 200);
  check(
    'both back ends get ready',
    (await waitUntil(() => isReady(backEnd))) && (await waitUntil(() => isReady(otherBackEnd))),
  );
  const isUnprivileged = (/** @type {{ id: number }} */ { id }) =>
    statSync(`/proc/${id}`).uid === 1000;
  check('a back end runs as user 1000', isUnprivileged(backEnd));
  const [, ...healthCommand] = shop.config.Healthcheck?.Test ?? [];
  const runHealthCheck = (/** @type {number} */ port) =>
    spawnSync('buildah', [...shop.runArgs, `--env=PORT=${port}`, shop.name, '--', ...healthCommand])
      .status;
  check('the health check passes with a back end', runHealthCheck(backEnd.port) === 0);

  const database = new pg.Client(postgres.url);
  await database.connect();
  // With only a few products, writing the pages takes only seconds.
  await database.query('delete from storefront.product where product_id > 12');

  const siteFolder = path.join(pages.root, 'shop/site');
  const hostFolder = path.join(folder, 'host');
  mkdirSync(hostFolder);
  const configFile = path.join(hostFolder, 'config.js');
  cpSync(path.join(pages.root, 'shop/dist/config.js'), configFile);
  appendFileSync(configFile, `window.storefrontConfig.measure = { url: '${measureOrigin}' };\n`);
  const siteUrl = `http://localhost:${await findFreePort()}`;
  const pagesWriter = await startPages(pages, hostFolder, backEnd.url, siteUrl);
  check(
    'the pages are written',
    await waitUntil(() => existsSync(path.join(siteFolder, '_headers'))),
  );
  check('the pages are written as user 1000', isUnprivileged(pagesWriter));
  check('no written file counts as edited', findEditedFiles(siteFolder).length === 0);

  startCaddy(folder, siteFolder, siteUrl, [backEnd.url, otherBackEnd.url]);
  const fetchPage = (/** @type {string} */ urlPath) =>
    fetch(siteUrl + urlPath, { headers: { 'Accept-Encoding': 'br' } });
  check('Caddy sends a page', await waitUntil(async () => (await getStatus(siteUrl)) === 200));
  const { headers } = await fetchPage('/products');
  check('the page is compressed', headers.get('content-encoding') === 'br');
  check(
    'the content security policy names an origin from config.js',
    headers.get('content-security-policy')?.includes(`connect-src 'self' ${measureOrigin};`) ??
      false,
  );
  const configText = await (await fetchPage('/config.js')).text();
  check(
    'config.js names the header of the user token',
    configText.includes("userTokenHeader ||= 'X-User-Token'"),
  );
  const backEndAnswers = {
    '/api/review/1': 'application/json',
    '/media/products/burger-box.webp?w=320': 'image/webp',
    '/readyz': 'text/plain',
  };
  for (const [urlPath, type] of Object.entries(backEndAnswers)) {
    const contentType = (await fetchPage(urlPath)).headers.get('content-type') ?? '';
    check(`a back end answers ${urlPath} through Caddy`, contentType.startsWith(type));
  }

  await database.query(
    'update storefront.product_pack set sale_price = 98765 where product_id = 1',
  );
  await database.end();
  const productFolder = path.join(siteFolder, 'product');
  check(
    'a changed price is written',
    await waitUntil(() => hasPageWithText(productFolder, '98,765')),
  );

  const stopCalling = callRepeatedly(`${siteUrl}/api/review/1`);
  check('a stopped back end exits with code 0', (await backEnd.stop()) === 0);
  // Let some calls reach the other back end alone.
  await setTimeout(1000);
  check('no call fails while one back end stops', (await stopCalling()) === 0);
  check('a stopped writer of pages exits with code 0', (await pagesWriter.stop()) === 0);

  postgres.stop();
  check(
    'a back end is not ready without the database',
    await waitUntil(async () => (await getStatus(`${otherBackEnd.url}/readyz`)) === 503),
  );
  check('its health check fails then', runHealthCheck(otherBackEnd.port) === 1);
  check(
    'a back end is alive without the database',
    (await getStatus(`${otherBackEnd.url}/healthz`)) === 200,
  );
}

/** Builds the images of the Dockerfile, and runs the services of compose.yaml with them. */
export async function proveContainers() {
  const missingProgram = ['buildah', 'debootstrap', 'caddy'].find((name) => !findProgram(name));
  if (!isRoot || missingProgram) {
    const reason = isRoot ? `install the package ${missingProgram}` : 'run them as root';
    console.log(`Left out: the tests of the containers: ${reason}`);
    return counts;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-containers-'));
  // Spare the files of this machine, should any still be mounted in a container.
  const removeFolder = () => void spawnSync('rm', ['-rf', '--one-file-system', folder]);
  process.once('exit', removeFolder);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  configureBuildah(folder);
  try {
    if (!makeBaseImage()) {
      console.log('Left out: the tests of the containers: the base image cannot be made here');
      return counts;
    }
    // The many packages of this stage stay in a folder, because copying them into images takes minutes.
    const modulesFolder = path.join(folder, 'node_modules');
    mkdirSync(modulesFolder);
    const modulesVolume = `--volume=${modulesFolder}:/shop/node_modules`;
    const areStagesBuilt =
      check('the stage "pages" is built', buildStage('pages', modulesVolume)) &&
      // Take the stage from its image, so that its steps do not run again.
      check(
        'the stage "shop" is built',
        buildStage('shop', '--build-context', 'pages=docker-image://localhost/pages'),
      );
    const postgres = areStagesBuilt && (await startTempPostgres());
    if (postgres)
      await proveServices(
        createContainer('shop'),
        createContainer('pages', modulesVolume),
        folder,
        postgres,
      );
  } finally {
    await stopServices();
    removeFolder();
  }
  return counts;
}
