import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Starts the bundled reference back end on a free port, and waits until it prints its address.
 * @param {string} bundle @param {NodeJS.ProcessEnv} env such as STATIC_DIR and DATABASE_URL
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startShopServer(bundle, env) {
  const child = spawn(process.execPath, ['--enable-source-maps', bundle, '--port', '0'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exitPromise = once(child, 'exit');
  const killChild = () => child.kill();
  process.on('exit', killChild);
  child.on('exit', () => process.off('exit', killChild));
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!line.startsWith('{"log":"security",')) process.stderr.write(`${line}\n`);
  });

  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      const address = /(?:Shop|Back end) ready on (http:\/\/\S+)/.exec(output)?.[1];
      if (address) resolve(address);
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
      child.kill();
      await exitPromise;
    },
  };
}
