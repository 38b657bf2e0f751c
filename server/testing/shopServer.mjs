import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Starts the bundled reference back end on a free port, and waits until it prints its address.
 * @param {string} bundle @param {NodeJS.ProcessEnv} env such as STATIC_DIR and DATABASE_URL
 * @returns {Promise<{ url: string, pid: number, errors: () => string, securityLog: () => string, stop: (signal?: NodeJS.Signals) => Promise<void> }>}
 */
export async function startShopServer(bundle, env, { quiet = false } = {}) {
  const child = spawn(process.execPath, ['--enable-source-maps', bundle, '--port', '0'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exitPromise = once(child, 'exit');
  const killChild = () => child.kill();
  process.on('exit', killChild);
  child.on('exit', () => process.off('exit', killChild));
  let errors = '';
  let securityLog = '';
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith('{"log":"security",')) {
      securityLog += `${line}\n`;
      return;
    }
    errors += `${line}\n`;
    if (!quiet) process.stderr.write(`${line}\n`);
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
    pid: child.pid ?? 0,
    /** Returns what the shop has written to standard error, without its security log. */
    errors: () => errors,
    securityLog: () => securityLog,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exitPromise;
    },
  };
}
