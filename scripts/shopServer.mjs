import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { root } from './run.mjs';
import { serverBundle } from './serverBundle.mjs';

/**
 * Starts the bundled reference back end on a free port, over `dist/`, and waits until it says where it is.
 * @param {NodeJS.ProcessEnv} env such as DATA_DIR and DATABASE_URL
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startShopServer(env) {
  const child = spawn(process.execPath, ['--enable-source-maps', serverBundle, '--port', '0'], {
    env: { ...process.env, STATIC_DIR: path.join(root, 'dist'), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');

  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      const ready = /Shop ready on (http:\/\/\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      reject(
        new Error(`The back end ended with code ${String(code)} instead of starting.\n${output}`),
      );
    });
  });

  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
