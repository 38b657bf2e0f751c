/*
 * What a phone's main thread does from the start of the navigation to six seconds after load (4x slower), as time of the
 * processor; and how long after that start a tap is answered (6x slower, slow 4G).
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { median } from './benchLighthouse.mjs';
import { browserArgs, findBrowser } from './findBrowser.mjs';

/** @typedef {import('@playwright/test').Page} Page @typedef {import('@playwright/test').CDPSession} CDPSession
 * @typedef {Record<string, number>} Sums @typedef {{ name: string, origin: string, maps: string,
 * pages: Record<string, string> }} Site */

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true };
const slow4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const timeline = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const categories = [...timeline, 'blink.user_timing', 'disabled-by-default-v8.cpu_profiler'];

/** What an event of the trace is, with all in it but what is of another kind. @type {[string, RegExp][]} */
const kinds = [
  ['style, layout', /^(?:UpdateLayoutTree|Layout|PrePaint|HitTest)$/],
  ['paint', /^(?:Paint|Layerize|Commit|Decode.*|UpdateLayer.*)$/],
  ['HTML, CSS', /^Parse(?:HTML|AuthorStyleSheet)$/],
  ['script', /^(?:EvaluateScript|[vV]8\.|FunctionCall|TimerFire|Fire|RunMicro|EventDis|\w+GC$)/],
];

/** @param {string} source as a source map names it */
function packageOf(source) {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (/^(?:@reduxjs|redux|react-redux|immer|reselect)/.test(name ?? '')) return 'Redux family';
  return name ?? /src\/(?:\w+\/)?[\w.]+/.exec(source)?.[0] ?? source;
}

/** Names the source of a call frame: '' for one of the browser's own. @param {string} maps a folder */
function readerOf(maps) {
  /** @type {Map<string, any>} */
  const read = new Map();
  return (/** @type {any} */ { url, functionName, lineNumber, columnNumber }) => {
    if (!url) return functionName === '(garbage collector)' ? functionName : '';
    const file = path.join(maps, `${path.basename(url)}.map`);
    if (!existsSync(file)) return 'unmapped';
    if (!read.has(file)) read.set(file, new SourceMap(JSON.parse(readFileSync(file, 'utf8'))));
    return read.get(file).findEntry(lineNumber, columnNumber).originalSource ?? 'webpack';
  };
}

/** @param {any[]} trace @param {ReturnType<typeof readerOf>} sourceOf @returns {Record<string, Sums> | undefined} ms */
function workIn(trace, sourceOf) {
  const start = trace.find(
    ({ name, args }) => /^navigationStart/.test(name) && args.data?.documentLoaderURL,
  );
  if (!start) return undefined;
  const events = trace
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const timeOf = (/** @type {string} */ mark) => events.findLast(({ name }) => name === mark)?.ts;
  const [painted, loaded] = [timeOf('firstContentfulPaint'), timeOf('loadEventEnd')];
  /** @type {Sums} */
  const sums = Object.fromEntries([...kinds, ['other']].map(([kind]) => [String(kind), 0]));
  Object.assign(sums, {
    TBT: 0,
    'longest task after load': 0,
    'first paint': (painted - start.ts) / 1000,
  });
  /** Begin, end, and how much of the clock's time was the processor's. @type {[number, number, number][]} */
  const scripts = [];
  /** @type {{ end: number, kind: string, rate: number }[]} */
  const open = [];
  let position = 0;
  const reach = (/** @type {number} */ ts) => {
    const { kind = '', rate = 0 } = open.at(-1) ?? {};
    if (kind) sums[kind] = (sums[kind] ?? 0) + ((ts - position) * rate) / 1000;
    if (kind === 'script') scripts.push([position, ts, rate]);
    position = ts;
  };
  for (const { name, ts, dur = 0, tdur = 0 } of events.filter(({ ph }) => ph === 'X')) {
    for (let top = open.at(-1); top && top.end <= ts; top = open.at(-1)) {
      reach(top.end);
      open.pop();
    }
    reach(ts);
    const above = open.at(-1);
    const kind = kinds.find(([, names]) => names.test(name))?.[0] ?? above?.kind ?? 'other';
    open.push({ end: ts + dur, kind, rate: above?.rate ?? tdur / (dur || 1) });
    if (above) continue;
    if (ts > painted) sums.TBT = (sums.TBT ?? 0) + Math.max(0, tdur / 1000 - 50);
    if (ts > loaded)
      sums['longest task after load'] = Math.max(sums['longest task after load'] ?? 0, tdur / 1000);
  }
  const packages = sharesIn(trace, start, scripts, sourceOf);
  const total = Object.values(packages).reduce((sum, share) => sum + share, 0);
  for (const name in packages)
    packages[name] = ((packages[name] ?? 0) / total) * (sums.script ?? 0);
  return { 'main thread': sums, 'script by package': packages };
}

/** How much of the script is whose, by the samples of the profile. @param {any[]} trace @param {any} start
 * @param {[number, number, number][]} scripts @param {ReturnType<typeof readerOf>} sourceOf */
function sharesIn(trace, { pid, tid }, scripts, sourceOf) {
  const { id, args } = trace.find((e) => e.name === 'Profile' && e.pid === pid && e.tid === tid);
  const chunks = trace.filter((e) => e.name === 'ProfileChunk' && e.pid === pid && e.id === id);
  /** @type {Map<number, any>} */
  const nodes = new Map();
  /** @type {(node: any) => string} */
  const sourceAt = (node) =>
    node ? sourceOf(node.callFrame) || sourceAt(nodes.get(node.parent)) : 'browser';
  /** @type {Sums} */
  const shares = {};
  let time = args.data.startTime;
  for (const { data } of chunks.toSorted((a, b) => a.ts - b.ts).map((chunk) => chunk.args)) {
    for (const node of data.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    for (const [index, sample] of (data.cpuProfile?.samples ?? []).entries()) {
      time += data.timeDeltas[index];
      while (scripts[0] && scripts[0][1] < time) scripts.shift();
      const [begin, , rate] = scripts[0] ?? [Infinity, 0, 0];
      const name = packageOf(sourceAt(nodes.get(sample)));
      if (begin <= time) shares[name] = (shares[name] ?? 0) + rate;
    }
  }
  return shares;
}

/** In a Chromium of its own, with nothing kept from before. @template T @param {number} slower
 * @param {(page: Page, session: CDPSession) => Promise<T>} run */
async function onPhone(slower, run) {
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const page = await browser.newPage({ ...phone, hasTouch: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await run(page, session);
  } finally {
    await browser.close();
  }
}

/** What a process holds of the memory, in MB, where the system tells (by pages of 4 KB). @param {number} id */
const residentOf = (id) =>
  existsSync(`/proc/${id}/statm`)
    ? Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) / 256
    : 0;

/** A trace without a beginning (it happens on a busy machine) is made again.
 * @param {string} url @param {ReturnType<typeof readerOf>} sourceOf @returns {Promise<Record<string, Sums>>} */
async function profileOnce(url, sourceOf) {
  const work = await onPhone(4, async (page, session) => {
    const browser = page.context().browser();
    await browser?.startTracing(page, { categories });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(6000);
    const trace = JSON.parse(String(await browser?.stopTracing()));
    const found = workIn(trace.traceEvents, sourceOf);
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { processInfo = [] } =
      (await (await browser?.newBrowserCDPSession())?.send('SystemInfo.getProcessInfo')) ?? {};
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    const cpu = renderers.map(({ cpuTime }) => cpuTime * 1000);
    const whole = {
      'all threads': Math.max(...cpu),
      'heap (MB)': usedSize / 1e6,
      'process (MB)': Math.max(...renderers.map(({ id }) => residentOf(id))),
    };
    return found && { ...found, whole };
  });
  return work ?? profileOnce(url, sourceOf);
}

/** What is tapped on a page, and what answers. @type {Record<string, [string, string]>} */
const taps = {
  home: ['Open menu', '[role="dialog"]'],
  products: ['Filters', '[role="dialog"]'],
  product: ['Add to cart', '[aria-describedby$="-error"]'],
};

/** Taps until there is an answer. @param {string} url @param {[string, string]} what @returns {Promise<number>} */
const tapOnce = (url, [name, answer]) =>
  onPhone(6, async (page, session) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
    await page.addInitScript((selector) => {
      new MutationObserver((_records, observer) => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.mark('answered')));
      }).observe(document, { childList: true, subtree: true, attributes: true });
    }, answer);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const named = `button:has-text("${name}"), button[aria-label="${name}"]`;
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator(named).first().boundingBox()) ?? {};
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    for (;;) {
      const at = await page.evaluate(() => performance.getEntriesByName('answered')[0]?.startTime);
      if (at) return at;
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
  });

/**
 * Medians of several runs of each page of each site, in turn, so that noise falls on all alike.
 * @param {Site[]} sites each with its pages' addresses by name @param {Set<string>} parts
 * @param {number} runs @param {(title: string, rows: object[]) => void} report
 */
export async function benchProfile(sites, parts, runs, report) {
  const readers = sites.map(({ maps }) => readerOf(maps));
  /** By table, row and site. @type {Record<string, Record<string, number[][]>>} */
  const found = {};
  for (let run = 0; run < runs; run += 1)
    for (const page in sites[0]?.pages)
      for (const [index, { origin, pages }] of sites.entries()) {
        const url = origin + (pages[page] ?? '');
        const reader = readers[index];
        const work = reader && parts.has('profile') ? await profileOnce(url, reader) : {};
        const tap = taps[page];
        if (tap && parts.has('tap')) work.answered = { [tap[0]]: await tapOnce(url, tap) };
        for (const [kind, sums] of Object.entries(work))
          for (const [name, value] of Object.entries(sums)) {
            const rows = (found[`${page}: ${kind}`] ??= {});
            const row = (rows[name] ??= sites.map(() => []));
            row[index]?.push(value);
          }
      }
  for (const [title, rows] of Object.entries(found)) {
    const filled = (/** @type {number[]} */ all) => [...all, ...Array(runs - all.length).fill(0)];
    const entries = Object.entries(rows).map(([name, values]) => {
      const medians = values.map((all) => Math.round(median(filled(all))));
      const [own = 0, other] = medians;
      const row = Object.fromEntries(sites.map((site, index) => [site.name, medians[index]]));
      return { own, row: { name, ...row, ...(other && { ratio: (own / other).toFixed(2) }) } };
    });
    if (title.endsWith('package')) entries.sort((a, b) => b.own - a.own).splice(20);
    report(
      `${title} (ms)`,
      entries.map(({ row }) => row),
    );
  }
}
