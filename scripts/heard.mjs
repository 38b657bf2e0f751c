/*
 * `npm run heard`: the tasks of heardTasks.txt in Firefox with the screen reader Orca. All that it says is written into
 * test-results/heard.txt; what has to be said, and how often, is checked. Takes some ten minutes.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { findProgram, leaveOut } = await import('./programs.mjs');
const { root } = await import('./run.mjs');
const { programs, startScreenReader } = await import('./screenReader.mjs');
const { bundleServer, provedBundle } = await import('./serverBundle.mjs');
const { startShopServer } = await import('./shopServer.mjs');
const { buildSiteIfStale } = await import('./siteBuild.mjs');
const { copyPlainSite, writePages } = await import('./siteCopies.mjs');

const tasks = readFileSync(path.join(root, 'scripts', 'heardTasks.txt'), 'utf8').split('\n== ');
const stepPattern = /^(?:"(?<text>.+)"|(?<key>\S+))(?: (?<how>\*|->|\?) (?<rest>.+))?$/;
/** @type {string[]} */
const report = [];
/** @type {string[]} */
const faults = [];

/** @param {Awaited<ReturnType<typeof startScreenReader>>} reader @param {string} step */
async function take(reader, step) {
  const { text = '', key = '', how, rest = '' } = stepPattern.exec(step)?.groups ?? {};
  const words = new RegExp(how === '*' ? '$^' : rest);
  const most = { '*': Number(rest), '->': 50 }[how ?? ''] ?? 1;
  for (let time = 0; time < most; time += 1) {
    const from = reader.mark();
    await (text ? reader.type(text) : reader.press(key));
    const said = await reader.listen(from, how === '?' ? words : undefined);
    report.push(`${text ? `"${text}"` : key.padEnd(10)} ${said.join(' | ')}`);
    if (how !== '*' && said.some((line) => words.test(line))) return;
  }
  if (how === '?' || how === '->') faults.push(`Unsaid: ${step}`);
}

/** @param {Awaited<ReturnType<typeof startScreenReader>>} reader @param {string} task */
async function walk(reader, task) {
  const [title = '', ...lines] = task.trim().split('\n');
  console.log(title);
  report.push('', title);
  const from = reader.mark();
  for (const line of lines) {
    if (line.startsWith('once ')) continue;
    if (line.startsWith('/')) await reader.visit(line);
    else await take(reader, line);
  }
  const said = reader.heard().slice(from);
  for (const words of lines.filter((line) => line.startsWith('once '))) {
    const times = said.filter((line) => new RegExp(words.slice(5)).test(line)).length;
    if (times !== 1) faults.push(`${title}: said ${String(times)} times, not ${words}`);
  }
}

async function hear() {
  await buildSiteIfStale();
  const site = await copyPlainSite('heard');
  const data = mkdtempSync(path.join(os.tmpdir(), 'shop-heard-'));
  const env = { STATIC_DIR: site, DATA_DIR: data, DATABASE_URL: '' };
  const shop = await startShopServer(await bundleServer(provedBundle), env);
  await writePages(site, shop.url);
  const reader = await startScreenReader(shop.url);
  try {
    report.push(...(await reader.listen(0, /Skip to content/)));
    for (const task of tasks.slice(1)) await walk(reader, task);
  } finally {
    mkdirSync(path.join(root, 'test-results'), { recursive: true });
    writeFileSync(path.join(root, 'test-results', 'heard.txt'), `${report.join('\n')}\n`);
    await reader.stop();
    await shop.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

const missing = Object.entries(programs).filter(([name]) => !findProgram(name));
const names = missing.map(([, name]) => name).join(', ');
if (names) leaveOut('what a screen reader says', `install ${names}`);
else await hear();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
