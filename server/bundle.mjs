import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { root } from '@shop/programs/run';

export const serverBundlePath = path.join(root, '.cache', 'server.mjs');

/** Path of the bundle of all commands for the operator, such as `npm run admin`. */
export const commandBundlePath = path.join(root, '.cache', 'command.mjs');
export const commandEntryPath = 'server/command.ts';

export const testServerBundlePath = path.join(root, '.cache', 'tested.mjs');
export const testCommandBundlePath = path.join(root, '.cache', 'tested-command.mjs');

/**
 * esbuild's options for bundling the back end into one file, which Node loads faster than many.
 * @type {import('esbuild').BuildOptions}
 */
export const serverBundleOptions = {
  absWorkingDir: root,
  entryPoints: ['server/index.ts'],
  outfile: serverBundlePath,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
};

export async function bundleServer(outfile = serverBundlePath, entryPath = 'server/index.ts') {
  // Without this import, a list that is missing or too short would stop only the finished bundle.
  await import('./commonPasswords.mjs');
  const { build, stop } = await import('esbuild');
  await build({ ...serverBundleOptions, entryPoints: [entryPath], outfile });
  await stop();
  return outfile;
}

// The Dockerfile runs this file, because its final image contains bundles instead of source code.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundleServer();
  await bundleServer(commandBundlePath, commandEntryPath);
}
