import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Returns the path of a file in a package, such as the script of its command. Running the script
 * with Node needs neither a shell nor PATH, on any system.
 * @param {string} file path below node_modules
 */
export const getBinPath = (file) => path.join(root, 'node_modules', file);

export const jestFlags = [
  // PGlite loads its WebAssembly by import(), which Node's `vm` refuses without this flag.
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // Rendering hundreds of pages creates many short-lived objects. A larger young generation (in MB)
  // saves a tenth of the time.
  '--max-semi-space-size=64',
];

/**
 * Runs a Node program in the foreground and returns its exit code. It does not forward Ctrl-C,
 * because the terminal sends that to the program directly.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {number} [timeout] time limit in ms. By default, there is none.
 * @returns {Promise<number>}
 */
export function runNode(args, env = {}, timeout) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout,
    killSignal: 'SIGKILL',
  });
  let isStopped = false;
  const markStopped = () => {
    isStopped = true;
  };
  const forwardSignal = () => {
    isStopped = true;
    child.kill('SIGTERM');
  };
  process.on('SIGINT', markStopped);
  process.on('SIGTERM', forwardSignal);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', markStopped);
      process.off('SIGTERM', forwardSignal);
      // A stopped run counts as failed, because webpack exits with 0 and leaves an incomplete build
      // when it is stopped.
      resolve(code || Number(signal !== null || isStopped));
    });
  });
}

/**
 * Stops this process gracefully after the npm process that started it has exited. npm itself sends
 * a signal only to its shell, which does not forward it.
 */
export function endWithParent() {
  const parentId = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parentId) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
