import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import pg from 'pg';
import { parse } from 'yaml';

import { isBuildIdentical } from '@shop/build/compareBuild';
import { isRoot, findProgram, reportSkippedTests } from '@shop/programs/programs';
import { createLimit, createFigure, createCheck, waitUntil } from './findings.mjs';
import { findEditedFiles } from '@shop/site/hostFolder';
import { findFreePort, startTempPostgres } from '@shop/programs/tempPostgres';
import { runDockerfileSteps } from './dockerfile.mjs';

/** Estimated size in MB of the compressed base image. Docker Hub stated about 75 for node:20-slim. */
const baseImageMegabytes = 80;

/**
 * An origin that occurs only in the operator's `config.js`. If the site contains it, this file was
 * used.
 */
const measureOrigin = 'https://measures.example.com';

/** Id of the database lock that a back end holds while it creates tables (openDatabase.ts). */
const lockId = 727_064_001;

/**
 * Replaces a folder with an empty one. This imitates a file system in memory (tmpfs) that a
 * container mounts there. The new folder has the permissions of the old one but belongs to root.
 * @param {string} folder
 */
function imitateMemoryMount(folder) {
  const { mode } = statSync(folder);
  spawnSync('rm', ['-r', folder]);
  mkdirSync(folder);
  chmodSync(folder, mode);
}

/**
 * Starts a process as the user of a container. This user owns none of the image's files.
 * @param {string[]} command @param {{ cwd: string, env: NodeJS.ProcessEnv, log?: number }} options
 * `log` is the file descriptor for the output.
 * @returns a function that stops the process and returns its exit code
 */
function startAsContainerUser([program = '', ...args], { cwd, env, log = 2 }) {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', log, log],
    ...{ uid: 1000, gid: 1000 },
  });
  const exitPromise = once(child, 'exit');
  const killChild = () => child.kill('SIGKILL');
  process.on('exit', killChild);
  return async () => {
    child.kill();
    const [code] = await exitPromise;
    process.off('exit', killChild);
    return code;
  };
}

/**
 * Replaces each `${NAME}` in a text with its default value, as compose does for unset variables.
 * @param {string} text
 */
const applyDefaults = (text) => text.replace(/\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, '$1');

/**
 * Returns the status with which a server answers, or 0 if there is no answer.
 * @param {string} url
 */
const getStatus = (url) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** @typedef {{ status: number, encoding: string, policy: string, text: string }} Answer */

/**
 * Sends a GET request over TLS. If there is no answer, the status is 0.
 * @param {string} url
 * @param {string} ca certificate of the trusted authority
 * @returns {Promise<Answer>}
 */
const sendRequest = (url, ca) =>
  new Promise((resolve) => {
    request(url, { ca, headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const { statusCode = 0, headers } = response;
      const encoding = headers['content-encoding'] ?? '';
      const policy = String(headers['content-security-policy'] ?? '');
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: statusCode, encoding, policy, text });
    })
      .on('error', () => resolve({ status: 0, encoding: '', policy: '', text: '' }))
      .end();
  });

/**
 * Returns whether any page in a folder contains a text.
 * @param {string} folder
 * @param {string} text
 */
const hasPageWithText = (folder, text) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (name) =>
      name.endsWith('index.html') && readFileSync(path.join(folder, name), 'utf8').includes(text),
  );

/**
 * Runs the services of compose.yaml with the images from the Dockerfile, and returns the findings.
 * @param {ReturnType<typeof runDockerfileSteps>} images
 * @param {string} folder a folder that every user can read
 * @param {NonNullable<Awaited<ReturnType<typeof startTempPostgres>>>} postgres
 * @param {(stop: () => Promise<unknown>) => void} stopAtEnd registers a function that stops a
 * process
 */
async function proveServices({ shop, pages }, folder, postgres, stopAtEnd) {
  if (!shop || !pages) throw new Error('The Dockerfile has no stages shop and pages.');
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  /** @type {import('./findings.mjs').Finding[]} */
  const findings = [];
  for (const { folder: imageFolder } of [shop, pages])
    imitateMemoryMount(path.join(imageFolder, '.cache'));
  const database = new pg.Client(postgres.url);
  await database.connect();
  await database.query(`select pg_advisory_lock(${lockId})`);

  const ports = [await findFreePort(), await findFreePort()];
  const [firstUrl = '', secondUrl = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
  const stopFunctions = ports.map((port, i) => {
    const testEnvironment = { DATABASE_URL: postgres.url, PORT: String(port) };
    const environmentEntries = Object.entries(services[`back-end-${i + 1}`].environment);
    const serviceEnvironment = Object.fromEntries(
      environmentEntries.map(([name, value]) => [name, applyDefaults(value)]),
    );
    const env = { ...shop.env, ...serviceEnvironment, ...testEnvironment };
    return startAsContainerUser(shop.command, { cwd: shop.folder, env });
  });
  stopFunctions.forEach(stopAtEnd);
  await waitUntil(() => getStatus(`${firstUrl}/healthz`), 60);
  const statusesBefore = [
    await getStatus(`${firstUrl}/healthz`),
    await getStatus(`${firstUrl}/readyz`),
  ];
  findings.push(
    createCheck(
      'a back end is alive but not ready without its tables',
      statusesBefore.join() === '200,503',
    ),
  );
  await database.query(`select pg_advisory_unlock(${lockId})`);
  const areBackEndsReady = async () =>
    (await getStatus(`${firstUrl}/readyz`)) === 200 &&
    (await getStatus(`${secondUrl}/readyz`)) === 200;
  findings.push(
    createLimit(
      'seconds from then until both back ends are ready',
      await waitUntil(areBackEndsReady, 60),
      60,
    ),
  );
  const [healthCheckProgram = '', ...healthCheckArgs] = shop.healthcheck;
  const runHealthCheck = (/** @type {unknown} */ port) =>
    spawnSync(healthCheckProgram, healthCheckArgs, { env: { ...process.env, PORT: String(port) } })
      .status;
  findings.push(
    createCheck(
      'the health check passes with a back end and fails without',
      runHealthCheck(ports[0]) === 0 && runHealthCheck(9) === 1,
    ),
  );

  // Remove most products, so that prerendering takes only seconds.
  await database.query('delete from storefront.product where product_id > 12');
  const caddyPort = await findFreePort();
  const siteUrl = `https://localhost:${caddyPort}`;
  const siteFolder = path.join(pages.folder, 'site');
  const replacements = {
    'http://back-end-1:4000': firstUrl,
    'https://${DOMAIN:-localhost}': siteUrl,
    '15m': '2s',
  };
  const pagesCommand = services.pages.command.map((/** @type {string} */ argument) =>
    Object.entries(replacements).reduce(
      (text, [placeholder, address]) => text.replace(placeholder, address),
      argument,
    ),
  );
  const hostFolder = path.join(pages.folder, 'host');
  mkdirSync(hostFolder);
  cpSync(path.join(pages.folder, 'dist/config.js'), path.join(hostFolder, 'config.js'));
  appendFileSync(
    path.join(hostFolder, 'config.js'),
    `window.storefrontConfig.measure = { url: '${measureOrigin}' };\n`,
  );
  const stopPages = startAsContainerUser(pagesCommand, { cwd: pages.folder, env: pages.env });
  stopAtEnd(stopPages);
  const [, healthFile = ''] = /test -f (.*)/.exec(services.pages.healthcheck.test.join(' ')) ?? [];
  const arePagesWritten = () => existsSync(path.join(pages.folder, healthFile));
  findings.push(
    createLimit('seconds until the pages are written', await waitUntil(arePagesWritten, 120), 120),
  );

  const caddyFolder = path.join(folder, 'caddy');
  mkdirSync(caddyFolder);
  chmodSync(caddyFolder, 0o777);
  const caddyfile = readFileSync('docs/hosting/Caddyfile', 'utf8')
    .replaceAll('/var/www/shop', siteFolder)
    .replace(
      '\tlog {',
      `\tadmin off\n\tskip_install_trust\n\thttp_port ${await findFreePort()}\n\tlog {`,
    );
  writeFileSync(path.join(caddyFolder, 'Caddyfile'), caddyfile);
  const backEnds = services.caddy.environment.BACK_ENDS.replace(
    'back-end-1:4000',
    new URL(firstUrl).host,
  );
  const env = {
    DOMAIN: siteUrl,
    BACK_ENDS: backEnds.replace('back-end-2:4000', new URL(secondUrl).host),
    ...{ XDG_DATA_HOME: caddyFolder, XDG_CONFIG_HOME: caddyFolder },
  };
  const log = openSync(path.join(caddyFolder, 'log'), 'a');
  const caddyCommand = services.caddy.command.map((/** @type {string} */ argument) =>
    argument
      .replaceAll('$$', '$')
      .replaceAll('/var/www/shop', siteFolder)
      .replace('/etc/caddy/Caddyfile', 'Caddyfile'),
  );
  stopAtEnd(startAsContainerUser(caddyCommand, { cwd: caddyFolder, env, log }));
  const certificateFile = path.join(caddyFolder, 'caddy/pki/authorities/local/root.crt');
  await waitUntil(() => existsSync(certificateFile), 30);
  const caCertificate = readFileSync(certificateFile, 'utf8');
  const getPage = (/** @type {string} */ urlPath) => sendRequest(siteUrl + urlPath, caCertificate);
  await waitUntil(async () => (await getPage('/')).status === 200, 30);
  const { status, encoding, policy } = await getPage('/products');
  const configText = (await getPage('/config.js')).text;
  findings.push(
    createCheck('Caddy sends a compressed page over TLS', status === 200 && encoding === 'br'),
    createCheck(
      'config.js names the header of the user token',
      configText.includes("'X-User-Token'"),
    ),
    createCheck(
      'the content security policy names a host from config.js',
      policy.includes(`connect-src 'self' ${measureOrigin};`),
    ),
    createCheck('no written file counts as edited', findEditedFiles(siteFolder).length === 0),
    createCheck('calls reach the back ends', (await getPage('/api/review/1')).status === 200),
    createCheck(
      'a picture is sent in a smaller size',
      (await getPage('/media/products/burger-box.webp?w=320')).status === 200,
    ),
    createCheck('/readyz is answered through Caddy', (await getPage('/readyz')).text === 'ready\n'),
  );

  await database.query(
    'update storefront.product_pack set sale_price = 98765 where product_id = 1',
  );
  await database.end();
  const isPriceWritten = () => hasPageWithText(path.join(siteFolder, 'product'), '98,765');
  findings.push(
    createLimit(
      'seconds until a changed price is written',
      await waitUntil(isPriceWritten, 120),
      120,
    ),
  );

  let [requestCount, failedCount, isVisiting] = [0, 0, true];
  const visit = async () => {
    for (; isVisiting; requestCount += 1)
      if ((await getPage('/api/review/1')).status !== 200) failedCount += 1;
  };
  const pendingVisits = [1, 2, 3, 4].map(visit);
  await setTimeout(1000);
  findings.push(
    createCheck('a back end that is stopped exits with code 0', (await stopFunctions[0]?.()) === 0),
  );
  await setTimeout(1000);
  isVisiting = false;
  await Promise.all(pendingVisits);
  findings.push(
    createFigure('calls while that back end stopped', requestCount),
    createLimit('failed calls while that back end stopped', failedCount, 0),
  );

  findings.push(
    createCheck(
      'the process that writes pages exits with code 0 if stopped',
      (await stopPages()) === 0,
    ),
  );
  postgres.stop();
  await waitUntil(async () => (await getStatus(`${secondUrl}/readyz`)) === 503, 30);
  const statusesAfter = [
    await getStatus(`${secondUrl}/healthz`),
    await getStatus(`${secondUrl}/readyz`),
  ];
  return [
    ...findings,
    createCheck(
      'a back end is alive but not ready without the database',
      statusesAfter.join() === '200,503',
    ),
  ];
}

/**
 * Tests the steps of the Dockerfile and the services of compose.yaml, without a container engine.
 */
export async function proveContainers() {
  const caddy = findProgram('caddy');
  if (!caddy) reportSkippedTests('the tests of the containers', 'install the package caddy');
  if (!isRoot) reportSkippedTests('the tests of the containers', 'run them as root');
  const postgres = caddy && isRoot && (await startTempPostgres());
  if (!postgres) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-containers-'));
  chmodSync(folder, 0o755);
  /** @type {(() => Promise<unknown>)[]} */
  const stopCallbacks = [];
  try {
    const images = runDockerfileSteps(folder);
    const isSameBuild = await isBuildIdentical(images.pages?.folder ?? '');
    const tarResult = spawnSync('sh', ['-c', `tar -czf - -C ${images.shop?.root} . | wc -c`]);
    const compressedMegabytes = Number(tarResult.stdout.toString()) / 1e6;
    return [
      createCheck('the build in the image is the same as here, with its source maps', isSameBuild),
      createFigure(
        'compressed back end without its base image, MB',
        Math.round(compressedMegabytes),
      ),
      createLimit(
        `compressed back end with a base image of ${baseImageMegabytes} MB, MB`,
        compressedMegabytes + baseImageMegabytes,
        250,
      ),
      ...(await proveServices(images, folder, postgres, (stop) => stopCallbacks.push(stop))),
    ];
  } finally {
    await Promise.all(stopCallbacks.map((stop) => stop()));
    postgres.stop();
    spawnSync('rm', ['-rf', folder]);
  }
}
