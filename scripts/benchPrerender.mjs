import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { startGeneratedShop } from './generatedShop.mjs';
import { root } from './run.mjs';
import { copyPlainSite } from './siteCopies.mjs';

/** Most memory that a process has had, in MB (Linux). @param {number} pid */
function peakMemory(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return NaN;
  }
}

/** Writes the pages of generated catalogues: how long it takes and how much memory, and again with nothing changed.
 * @param {number[]} sizes numbers of products */
export async function benchPrerender(sizes) {
  const rows = [];
  for (const products of sizes) {
    const folder = await copyPlainSite('bench-generated');
    const shop = await startGeneratedShop(folder, products);
    const options = ['--api', shop.url, '--site', shop.url, '--out', folder];
    for (const run of ['first', 'again']) {
      const started = Date.now();
      const script = path.join(root, 'scripts', 'prerender.mjs');
      const child = spawn(process.execPath, [script, ...options], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout.on('data', (/** @type {Buffer} */ text) => (said += text.toString()));
      let memory = 0;
      const timer = setInterval(() => {
        memory = Math.max(memory, peakMemory(child.pid ?? 0) || 0);
      }, 500);
      await once(child, 'exit');
      clearInterval(timer);
      rows.push({
        products,
        run,
        seconds: Number(((Date.now() - started) / 1000).toFixed(1)),
        'memory (MB)': memory,
        said: said.trim().split('\n').at(-1),
      });
    }
    shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}
