import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The file behind a package's command, run with this very Node: no shell, no PATH, any system.
 * @param {string} file */
export const bin = (file) => path.join(root, 'node_modules', file);

export const jestFlags = [
  // PGlite loads its WebAssembly by import(), which Node's vm refuses without the flag.
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // Pages drawn by the hundred are young garbage: with more room for it (MB) less is copied, a tenth of the time.
  '--max-semi-space-size=64',
];

/** Runs a Node program in the foreground and gives its exit code. Ctrl-C reaches it by itself.
 * @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Promise<number>} */
export function runNode(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  let isStopped = false;
  const wait = () => {
    isStopped = true;
  };
  const forward = () => {
    isStopped = true;
    child.kill('SIGTERM');
  };
  process.on('SIGINT', wait);
  process.on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', forward);
      // Told to stop, webpack ends with 0 and half a build.
      resolve(code || Number(signal !== null || isStopped));
    });
  });
}

/** Ends this process in good order once the npm that started it is gone: npm passes a signal on to
 * its shell only, and the shell does not pass it on to us. */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
