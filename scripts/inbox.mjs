/* `npm run inbox`: what shoppers have sent to the reference back end, read or as a table; `-- --help` says more. */
import { pathToFileURL } from 'node:url';

import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { bundleServer, inboxBundle } = await import('./serverBundle.mjs');
const bundle = await bundleServer(inboxBundle, 'server/inbox/command.ts');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(bundle).href);
