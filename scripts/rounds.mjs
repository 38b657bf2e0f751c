import { setTimeout } from 'node:timers/promises';

import { runNode, script } from './run.mjs';

/**
 * Writes the shop's pages again and again, until this process is told to end. Each round is a process of its own: it
 * reads all anew, and no memory stays.
 * @param {{ api: string, site: string, out: string }} places
 * @param {{ text: string, ms: number }} every from the end of a round to the next
 */
export async function prerenderEvery({ api, site, out }, every) {
  const ending = new AbortController();
  const { signal } = ending;
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => ending.abort());
  while (!signal.aborted) {
    const code = await runNode([script('prerender'), '--api', api, '--site', site, '--out', out]);
    if (code !== 0 && !signal.aborted)
      console.error(`The pages stay as they are. The next round is in ${every.text}.`);
    await setTimeout(every.ms, undefined, { signal }).catch(() => undefined);
  }
}
