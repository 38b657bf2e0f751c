import { rm } from 'node:fs/promises';

import { findBrowser } from '../../scripts/findBrowser.mjs';
import { bundleServer } from '../../scripts/serverBundle.mjs';
import { prepareDataFolder } from './shop';

/** What all workers share is made once, before the first of them; they read it from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const browser = await findBrowser();
  console.log(`Browser: ${browser.executablePath} (${browser.origin})`);
  process.env.E2E_BROWSER = JSON.stringify(browser);

  await bundleServer();
  if (process.env.E2E_DATABASE_URL) return () => Promise.resolve();

  const folder = await prepareDataFolder();
  process.env.E2E_SEEDED_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
