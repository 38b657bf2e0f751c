import { setTimeout } from 'node:timers/promises';

import { runNode } from '@shop/programs/run';

/**
 * Prerenders the pages repeatedly until this process is stopped. Each round runs in a new process,
 * so that it reads all files again and cannot leak memory.
 * @param {{ api: string, site: string, out: string, hostFiles: string }} options
 * @param {{ text: string, ms: number }} interval pause between rounds
 */
export async function prerenderRepeatedly({ api, site, out, hostFiles }, interval) {
  const stopController = new AbortController();
  const { signal } = stopController;
  for (const signalName of ['SIGINT', 'SIGTERM'])
    process.on(signalName, () => stopController.abort());
  while (!signal.aborted) {
    const args = ['--api', api, '--site', site, '--out', out, `--host-files=${hostFiles}`];
    const exitCode = await runNode(['tools/prerender/prerenderCommand.mjs', ...args]);
    if (exitCode !== 0 && !signal.aborted)
      console.error(`The pages stay unchanged. Trying again in ${interval.text}.`);
    await setTimeout(interval.ms, undefined, { signal }).catch(() => undefined);
  }
}
