/* `npm run dev`: the back end, restarted on change, and webpack's dev server. One Ctrl-C ends both. */
import { spawn } from 'node:child_process';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { bin, endWithParent, root } = await import('@shop/programs/run');
const { serverBundle, serverBundleOptions } = await import('@shop/server/bundle');
const { context } = await import('esbuild');

const apiPort = process.env.API_PORT ?? '4100';
/** @type {import('node:child_process').ChildProcess | undefined} */
let backEnd;
let stopping = false;

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function start(args, env) {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
}

/** The next back end waits for the last one: both would open the same data folder and port. */
async function restartBackEnd() {
  const last = backEnd;
  if (last?.exitCode === null) {
    const gone = new Promise((resolve) => last.once('exit', resolve));
    last.kill('SIGTERM');
    await gone;
  }
  if (stopping) return;
  backEnd = start(['--enable-source-maps', serverBundle, ...process.argv.slice(2)], {
    PORT: apiPort,
    // Of the site, it only serves config.js here.
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

const site = start([bin('webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'], {
  API_PORT: apiPort,
});

/** Ctrl-C reaches both by itself, and to the back end a second signal means "at once".
 * @param {NodeJS.Signals | number | null} [signal] */
async function stop(signal) {
  if (stopping) return;
  stopping = true;
  const end = () => {
    backEnd?.kill('SIGTERM');
    site.kill('SIGTERM');
  };
  setTimeout(end, signal === 'SIGINT' ? 2000 : 0).unref();
  await watcher.dispose();
}
endWithParent();
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
site.on('exit', () => stop());
