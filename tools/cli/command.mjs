/* `npm run inbox`, `measure`, `admin`, `catalogue`, `backup` and `restore`, what the owner of a shop asks of the reference back end; `-- --help` says more. */
import { pathToFileURL } from 'node:url';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { bundleServer, commandBundle, commandEntry } = await import('@shop/server/bundle');
const bundle = await bundleServer(commandBundle, commandEntry);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(bundle).href);
