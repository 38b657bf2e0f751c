/* `npm start`: builds what is stale, then becomes the reference back end, which serves dist/ too. */
import { pathToFileURL } from 'node:url';

import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { endWithParent } = await import('./run.mjs');
const { buildSiteIfStale } = await import('./siteBuild.mjs');
const { bundleServer } = await import('./serverBundle.mjs');

endWithParent();
await buildSiteIfStale();
process.setSourceMapsEnabled(true);
// In this process, not a child: arguments, signals and the exit code are the back end's own.
await import(pathToFileURL(await bundleServer()).href);
