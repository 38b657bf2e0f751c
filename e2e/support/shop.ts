import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { writeHeaders } from '@shop/site/hostFiles';
import { startShopServer } from '@shop/server/testing/shopServer';

export type Shop = { url: string; stop: () => Promise<void> };

/**
 * Folders of the sites that prepareSites.mjs creates: the build without prerendered content, and
 * the same build with prerendered pages of the demo data.
 */
export const sites = {
  plain: path.resolve('.cache/e2e-plain'),
  prerendered: path.resolve('.cache/e2e-prerendered'),
};

/**
 * Starts a separate back end with fresh demo data in a new folder.
 * @param env such as STATIC_DIR. By default, the back end serves the site without prerendered
 * content.
 */
export async function startShop(env: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-data-'));
  if (!env.DATABASE_URL) await cp('.cache/e2e-data', folder, { recursive: true });
  const shop = await startShopServer('.cache/server.mjs', {
    STATIC_DIR: sites.plain,
    DEMO_ACCOUNTS: 'true',
    DATA_DIR: folder,
    DATABASE_URL: '',
    ...env,
  });
  return {
    url: shop.url,
    stop: async () => {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Copies a built site to a temporary folder. `configure` changes a text in the `config.js` of the
 * copy, as an operator would. `stop` deletes the copy.
 */
export async function copySite(site: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-site-'));
  await cp(site, folder, { recursive: true });
  const configFile = path.join(folder, 'config.js');
  return {
    folder,
    configure: async (oldText: string, newText: string) => {
      const text = await readFile(configFile, 'utf8');
      await writeFile(configFile, text.replace(oldText, newText));
      writeHeaders(folder);
    },
    stop: () => rm(folder, { recursive: true }),
  };
}

/**
 * Runs `npm run prerender`, which writes the pages into `outputFolder`.
 * @throws Error if the command prints warnings
 */
export async function prerender(
  apiUrl: string,
  siteUrl: string,
  outputFolder: string,
): Promise<void> {
  const options = ['--api', apiUrl, '--site', siteUrl, '--out', outputFolder, '--host-files='];
  const commandArgs = ['tools/prerender/prerenderCommand.mjs', ...options];
  const { stderr } = await promisify(execFile)(process.execPath, commandArgs);
  if (stderr !== '') throw new Error(stderr);
}
