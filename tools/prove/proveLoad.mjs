import { readFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { median, quantile } from 'simple-statistics';

import { root } from '@shop/programs/run';
import { bundleServer, proofBundlePath } from '@shop/server/bundle';
import { startShopServer } from '@shop/server/testing/shopServer';
import { buildSiteIfStale } from '@shop/build/siteBuild';
import { createVisitor } from '@shop/server/testing/visitor';
import { createLimit, createFigure } from './proof.mjs';

const visitorCount = 16;
/**
 * Minutes that a run must take so that the growth of its memory is checked. Memory always grows in
 * the first minutes. In a run of five minutes without a leak, it grew from 681 to 710 MB.
 */
const minMinutesForGrowth = 5;
const productCount = 150;
const pickRandom = (/** @type {string[]} */ list) =>
  list[Math.floor(Math.random() * list.length)] ?? '';
const pickProductId = () => 1 + Math.floor(Math.random() * productCount);

/**
 * Returns the memory in MB that a process uses at present (Linux only).
 * @param {number} pid
 */
function getMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function getPagePaths() {
  const assets = readdirSync(path.join(root, 'dist', 'assets')).filter((name) => /js$/.test(name));
  return [
    ...['/', '/products', '/cart', '/config.js', '/media/products/burger-box.webp?w=320'],
    ...assets.map((name) => `/assets/${name}`),
    ...['SocialMediaLink', 'ProductWebLink', 'Banner', 'Blog'].map(
      (name) => `/api/WAP/${name}/GetAll`,
    ),
    ...['Area', 'Category', 'SubCategory'].map((name) => `/api/ISPM/Product${name}/GetWeb${name}`),
  ];
}

/**
 * Views pages and products like a shopper. Some visitors also log in, write a review or send an
 * enquiry.
 * @param {string} url @param {typeof fetch} send @param {string[]} paths
 */
async function visit(url, send, paths) {
  const { call, enter, ...visitor } = createVisitor(url, send);
  await enter();
  for (let pageIndex = 0; pageIndex < 12; pageIndex += 1) {
    await call('GET', pickRandom(paths));
    await call('GET', `/api/ISPM/Product/GetWebProductById?Id=${pickProductId()}`);
    await call('GET', `/api/review/${pickProductId()}`);
  }
  if (Math.random() < 0.3) await visitor.enquire('How soon can you deliver?');
  if (Math.random() < 0.3) await visitor.upload(picture);
  if (Math.random() < 0.3) {
    const email = `${crypto.randomUUID()}@example.com`;
    await visitor.signUp(email);
    await visitor.logIn(email);
    const { _id } = await (await visitor.review(pickProductId(), 'Sturdy')).json();
    await call('PUT', `/api/review/update/${_id}`, { rating: 3, comment: 'Less so' });
    if (Math.random() < 0.9) await call('DELETE', `/api/review/${_id}`);
  }
}

const picture = new Uint8Array(
  readFileSync(path.join(root, 'server', 'seed', 'images', 'products', 'burger-box.webp')),
);

/**
 * Simulates as many simultaneous visitors as two processor cores can serve. Returns findings about
 * times, errors and memory.
 * @param {{ minutes: number }} options
 */
export async function proveLoad({ minutes }) {
  await buildSiteIfStale();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-load-'));
  const env = { DATA_DIR: folder, DATABASE_URL: '', TRUST_PROXY: 'true' };
  const shop = await startShopServer(await bundleServer(proofBundlePath), env);

  /** @type {number[]} */
  const requestTimes = [];
  /** @type {Record<string, number>} */
  const statuses = {};
  /** @type {typeof fetch} */
  const measureFetch = async (...request) => {
    const requestStart = performance.now();
    const response = await fetch(...request);
    const body = await response.arrayBuffer();
    requestTimes.push(performance.now() - requestStart);
    const statusClass = `${String(response.status)[0]}xx`;
    statuses[statusClass] = (statuses[statusClass] ?? 0) + 1;
    return new Response(body, { status: response.status, headers: response.headers });
  };

  const paths = getPagePaths();
  const startTime = Date.now();
  const endTime = startTime + minutes * 60_000;
  let isLoading = true;
  const visitorLoops = Array.from({ length: visitorCount }, async () => {
    while (Date.now() < endTime) await visit(shop.url, measureFetch, paths);
  });
  const allVisits = Promise.all(visitorLoops).finally(() => (isLoading = false));
  allVisits.catch(() => undefined);
  const memorySamples = [];
  while (isLoading) {
    memorySamples.push(getMegabytes(shop.pid));
    await setTimeout(1000);
  }
  await allVisits;
  const seconds = (Date.now() - startTime) / 1000;
  await shop.stop();
  rmSync(folder, { recursive: true });

  const fifthLength = Math.floor(memorySamples.length / 5);
  const earlyMemory = median(memorySamples.slice(fifthLength, 2 * fifthLength));
  const lateMemory = median(memorySamples.slice(-fifthLength));
  const growthTitle = 'growth of that memory until the last fifth, %';
  const growth = Math.round((lateMemory / earlyMemory - 1) * 1000) / 10;
  return [
    createFigure('requests', requestTimes.length),
    createFigure('requests per second', Math.round(requestTimes.length / seconds)),
    createFigure('time of a request, median, ms', Math.round(median(requestTimes))),
    createFigure(
      'time of a request, 99th percentile, ms',
      Math.round(quantile(requestTimes, 0.99)),
    ),
    createFigure('answers by status', JSON.stringify(statuses)),
    createLimit('answers with status 5xx', statuses['5xx'] ?? 0, 0),
    createFigure('memory in the second fifth of the time, median, MB', Math.round(earlyMemory)),
    minutes < minMinutesForGrowth
      ? createFigure(growthTitle, growth)
      : createLimit(growthTitle, growth, 15),
    createLimit('largest memory, MB', Math.max(...memorySamples), 1000),
    createLimit('lines in the error log', shop.errors().split('\n').length - 1, 0),
  ];
}
