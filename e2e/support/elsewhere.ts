import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Host } from './hosts';
import { startImitation } from './hosts';
import { startShop, type Shop } from './shop';
import { gitHubPages } from './storedSites';

type StopAfter = <T extends { stop: () => Promise<void> }>(started: T) => T;

/**
 * A copy of a site on an imitation of GitHub Pages, with its back end on another origin.
 * @param edit makes further changes to `config.js`
 */
export async function startElsewhere(
  stopAfter: StopAfter,
  { name, site, base = '/' }: { name: string; site: string; base?: string },
  edit = (config: string) => config,
): Promise<{ host: Host; backEnd: Shop }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-site-'));
  await cp(site, folder, { recursive: true });
  stopAfter({ stop: () => rm(folder, { recursive: true }) });
  const host = stopAfter(await startImitation(folder, gitHubPages(folder, base)));
  const backEnd = stopAfter(await startShop(name, { CORS_ORIGIN: host.url }));
  const config = path.join(folder, 'config.js');
  const text = await readFile(config, 'utf8');
  await writeFile(config, edit(text.replace("apiBaseUrl: ''", `apiBaseUrl: '${backEnd.url}'`)));
  return { host, backEnd };
}
