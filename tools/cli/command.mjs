/*
 * `npm run inbox`, `measure`, `admin`, `catalogue`, `backup` and `restore`: commands for the shop's
 * owner. `-- --help` explains each command.
 */
import { pathToFileURL } from 'node:url';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { bundleServer, commandBundlePath, commandEntryPath } = await import('@shop/server/bundle');
const bundleFile = await bundleServer(commandBundlePath, commandEntryPath);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(bundleFile).href);
