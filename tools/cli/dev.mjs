/*
 * `npm run dev`: runs the back end and webpack's dev server. The back end restarts when its code
 * changes. Ctrl-C stops both.
 */
import { spawn } from 'node:child_process';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { getBinPath, endWithParent, root } = await import('@shop/programs/run');
const { serverBundlePath, serverBundleOptions } = await import('@shop/server/bundle');
const { getDemoAccounts } = await import('@shop/server/demoAccounts');
const { context } = await import('esbuild');

const apiPort = process.env.API_PORT ?? '4100';
/** @type {import('node:child_process').ChildProcess | undefined} */
let backEnd;
let isStopping = false;

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function startNode(args, env) {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
}

/**
 * Restarts the back end. It starts the new process only after the old one has stopped, because both
 * use the same data folder and port.
 */
async function restartBackEnd() {
  const previousBackEnd = backEnd;
  if (previousBackEnd?.exitCode === null) {
    const exitPromise = new Promise((resolve) => previousBackEnd.once('exit', resolve));
    previousBackEnd.kill('SIGTERM');
    await exitPromise;
  }
  if (isStopping) return;
  backEnd = startNode(['--enable-source-maps', serverBundlePath, ...process.argv.slice(2)], {
    PORT: apiPort,
    DEMO_ACCOUNTS: getDemoAccounts(process.env),
    // The dev server serves the site. The back end serves only config.js.
    STATIC_DIR: process.env.STATIC_DIR ?? 'public',
  });
}

const watcher = await context({
  ...serverBundleOptions,
  plugins: [
    {
      name: 'restart',
      setup({ onEnd }) {
        onEnd(async ({ errors }) => {
          if (errors.length === 0) await restartBackEnd();
        });
      },
    },
  ],
});
await watcher.watch();

const devServer = startNode(
  [getBinPath('webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'],
  {
    API_PORT: apiPort,
  },
);

/**
 * Stops the back end and the dev server. Ctrl-C also sends a signal to them directly, and a second
 * signal would stop the back end abruptly. After Ctrl-C, this function therefore waits before it
 * sends a signal.
 * @param {NodeJS.Signals | number | null} [signal]
 */
async function stop(signal) {
  if (isStopping) return;
  isStopping = true;
  const stopProcesses = () => {
    backEnd?.kill('SIGTERM');
    devServer.kill('SIGTERM');
  };
  setTimeout(stopProcesses, signal === 'SIGINT' ? 2000 : 0).unref();
  await watcher.dispose();
}
endWithParent();
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
devServer.on('exit', () => stop());
