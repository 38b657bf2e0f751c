import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { median, quantile } from 'simple-statistics';

import { bundleServer, provedBundle } from '@shop/server/bundle';
import { startShopServer } from '@shop/server/testing/shopServer';
import { buildSiteIfStale } from '@shop/build/siteBuild';
import { createVisitor } from '@shop/server/testing/visitor';
import { attack, largePicture, secrets, getStatus, waitsDuring } from './attack.mjs';
import { atMost, figure } from './proof.mjs';

/** Counts the statuses. @param {number[]} statuses */
function counted(statuses) {
  /** @type {Record<number, number>} */
  const counts = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return JSON.stringify(counts);
}

/** Returns the peak memory of a process in MB (Linux). @param {number} pid */
const peakMemory = (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Sends requests that no browser sends. @param {string} url */
async function sendNonsense(url) {
  const visitor = createVisitor(url);
  await visitor.enter();
  const paths = [
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
    ...paths.flatMap((text) => [
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
 * Sends many large uploads at once, each from its own address.
 * @param {string} url @param {Buffer} picture
 */
async function flood(url, picture) {
  const uploads = Array.from({ length: 150 }, () =>
    getStatus(createVisitor(url).upload(new Uint8Array(picture))),
  );
  return Promise.all(uploads);
}

/**
 * Opens connections that start a request and never finish it.
 * @param {string} url @param {number} count
 */
async function openIdle(url, count) {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).on('connect', () => socket.write('GET / HTTP/1.1\r\n'));
    return socket.resume();
  });
  const ended = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  return Promise.all(ended);
}

export async function proveAttack() {
  await buildSiteIfStale();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-attack-'));
  const env = { DATA_DIR: folder, DATABASE_URL: '', TRUST_PROXY: 'true' };
  const shop = await startShopServer(await bundleServer(provedBundle), env);
  const picture = await largePicture(4096);
  const address = `${shop.url}/404.html`;
  const quiet = await waitsDuring(address, () => setTimeout(3000));
  const quiet99 = quantile(quiet.waits, 0.99);
  const { waits, result: before } = await waitsDuring(address, () => attack(shop.url, picture));
  const nonsense = await sendNonsense(shop.url);
  const flooded = await flood(shop.url, picture);
  const peak = peakMemory(shop.pid);

  const from = Date.now();
  const idle = openIdle(shop.url, 900);
  const beside = await waitsDuring(address, () => attack(shop.url, picture));
  await idle;
  const seconds = (Date.now() - from) / 1000;
  const answers = [before, beside.result].flatMap(({ logins, pictures, enquiries }) => [
    ...logins,
    ...pictures,
    ...enquiries,
  ]);
  await shop.stop();
  rmSync(folder, { recursive: true });
  return [
    figure('statuses of 60 logins', counted(before.logins)),
    figure('statuses of 12 pictures of 16 MP', counted(before.pictures)),
    atMost(
      'pictures refused during 24 slow uploads',
      before.pictures.filter((status) => status !== 200).length,
      0,
    ),
    figure('statuses of 20 enquiries of 1 MB', counted(before.enquiries)),
    figure('time of a file without load, 99th percentile, ms', quiet99.toFixed(1)),
    figure('time of a file during the attack, median, ms', median(waits).toFixed(1)),
    // The speed depends on the machine, but a pause of a second is a fault on any machine.
    atMost('time of a file during the attack, 99th percentile, ms', quantile(waits, 0.99), 1000),
    figure('time of a file during the attack, maximum, ms', Math.round(Math.max(...waits))),
    figure(`statuses of ${nonsense.length} senseless calls`, counted(nonsense)),
    figure('statuses of 150 large pictures (0: connection closed)', counted(flooded)),
    atMost('peak memory, MB', peak, 1100),
    atMost(
      'time of a file during the attack and 900 idle connections, median, ms',
      median(beside.waits),
      100,
    ),
    atMost('seconds until idle connections are closed', seconds, 30),
    atMost(
      'answers with status 500',
      [...answers, ...nonsense, ...flooded].filter((status) => status === 500).length,
      0,
    ),
    atMost(
      'log lines with a password, a hash or a token',
      shop
        .errors()
        .split('\n')
        .filter((line) => secrets.test(line)).length,
      0,
    ),
  ];
}
