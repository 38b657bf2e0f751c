import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { median, quantile } from 'simple-statistics';

import { bundleServer, proofBundlePath } from '@shop/server/bundle';
import { startShopServer } from '@shop/server/testing/shopServer';
import { buildSiteIfStale } from '@shop/build/siteBuild';
import { createVisitor } from '@shop/server/testing/visitor';
import { attack, createLargePicture, secretPattern, getStatus, measureWaits } from './attack.mjs';
import { createLimit, createFigure } from './proof.mjs';

/**
 * Returns how often each status occurs, as text.
 * @param {number[]} statuses
 */
function formatCounts(statuses) {
  /** @type {Record<number, number>} */
  const counts = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return JSON.stringify(counts);
}

/**
 * Returns the peak memory of a process in MB (Linux only).
 * @param {number} pid
 */
const getPeakMegabytes = (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/**
 * Sends requests that no browser sends, and returns the statuses of the answers.
 * @param {string} url
 */
async function sendNonsense(url) {
  const visitor = createVisitor(url);
  await visitor.enter();
  const nonsenseTexts = [
    '%00',
    '%ff',
    '%',
    '..%2f..%2fetc%2fpasswd',
    '9'.repeat(5000),
    "1'--",
    '-1',
    '1e9',
  ];
  const calls = [
    ...nonsenseTexts.flatMap((text) => [
      visitor.call('GET', `/${text}`),
      visitor.call('GET', `/media/${text}`),
      visitor.call('GET', `/uploads/${text}`),
      visitor.call('GET', `/api/review/${text}`),
      visitor.call('GET', `/api/ISPM/Product/GetWebProductById?Id=${text}`),
      visitor.call('DELETE', `/api/review/${text}`),
    ]),
    ...[{}, [], { personName: '\0' }, { a: '\ud800' }, { personName: 'x'.repeat(2e6) }].flatMap(
      (body) => [
        visitor.call('POST', '/api/WAP/ContactInbox/Save', body),
        visitor.call('POST', '/api/ADM/User/WebSave', body),
        visitor.call('POST', '/api/ADM/User/WebUpdate', body),
        visitor.call('POST', '/api/review/add', body),
      ],
    ),
    visitor.upload(new Uint8Array(4_000_000)),
  ];
  return (await Promise.all(calls)).map(({ status }) => status);
}

/**
 * Sends many large uploads at once, each from another client address. Returns the statuses of the
 * answers.
 * @param {string} url @param {Buffer} picture
 */
async function floodWithUploads(url, picture) {
  const uploads = Array.from({ length: 150 }, () =>
    getStatus(createVisitor(url).upload(new Uint8Array(picture))),
  );
  return Promise.all(uploads);
}

/**
 * Opens connections that start a request and never finish it. Waits until the server has closed
 * them.
 * @param {string} url @param {number} count
 */
async function openIdleConnections(url, count) {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).on('connect', () => socket.write('GET / HTTP/1.1\r\n'));
    return socket.resume();
  });
  const closePromises = sockets.map(
    (socket) => new Promise((resolve) => socket.once('close', resolve)),
  );
  return Promise.all(closePromises);
}

export async function proveAttack() {
  await buildSiteIfStale();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-attack-'));
  const env = { DATA_DIR: folder, DATABASE_URL: '', TRUST_PROXY: 'true' };
  const shop = await startShopServer(await bundleServer(proofBundlePath), env);
  const picture = await createLargePicture(4096);
  const fileUrl = `${shop.url}/404.html`;
  const idleMeasurement = await measureWaits(fileUrl, () => setTimeout(3000));
  const idlePercentile99 = quantile(idleMeasurement.waitTimes, 0.99);
  const { waitTimes, result: attackResult } = await measureWaits(fileUrl, () =>
    attack(shop.url, picture),
  );
  const nonsenseStatuses = await sendNonsense(shop.url);
  const floodStatuses = await floodWithUploads(shop.url, picture);
  const peakMegabytes = getPeakMegabytes(shop.pid);

  const startTime = Date.now();
  const closePromise = openIdleConnections(shop.url, 900);
  const idleAttackMeasurement = await measureWaits(fileUrl, () => attack(shop.url, picture));
  await closePromise;
  const closingSeconds = (Date.now() - startTime) / 1000;
  const attackStatuses = [attackResult, idleAttackMeasurement.result].flatMap(
    ({ logins, pictures, enquiries }) => [...logins, ...pictures, ...enquiries],
  );
  await shop.stop();
  rmSync(folder, { recursive: true });
  return [
    createFigure('statuses of 60 logins', formatCounts(attackResult.logins)),
    createFigure('statuses of 12 pictures of 16 MP', formatCounts(attackResult.pictures)),
    createLimit(
      'pictures refused during 24 slow uploads',
      attackResult.pictures.filter((status) => status !== 200).length,
      0,
    ),
    createFigure('statuses of 20 enquiries of 1 MB', formatCounts(attackResult.enquiries)),
    createFigure('time of a file without load, 99th percentile, ms', idlePercentile99.toFixed(1)),
    createFigure('time of a file during the attack, median, ms', median(waitTimes).toFixed(1)),
    // The usual waiting time depends on the machine, but a pause of a second is a fault on any
    // machine.
    createLimit(
      'time of a file during the attack, 99th percentile, ms',
      quantile(waitTimes, 0.99),
      1000,
    ),
    createFigure(
      'time of a file during the attack, maximum, ms',
      Math.round(Math.max(...waitTimes)),
    ),
    createFigure(
      `statuses of ${nonsenseStatuses.length} senseless calls`,
      formatCounts(nonsenseStatuses),
    ),
    createFigure(
      'statuses of 150 large pictures (0: connection closed)',
      formatCounts(floodStatuses),
    ),
    createLimit('peak memory, MB', peakMegabytes, 1100),
    createLimit(
      'time of a file during the attack and 900 idle connections, median, ms',
      median(idleAttackMeasurement.waitTimes),
      100,
    ),
    createLimit('seconds until idle connections are closed', closingSeconds, 30),
    createLimit(
      'answers with status 500',
      [...attackStatuses, ...nonsenseStatuses, ...floodStatuses].filter((status) => status === 500)
        .length,
      0,
    ),
    createLimit(
      'log lines with a password, a hash or a token',
      (shop.errors() + shop.securityLog()).split('\n').filter((line) => secretPattern.test(line))
        .length,
      0,
    ),
  ];
}
