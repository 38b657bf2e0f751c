import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createTempFolder } from './tempFolder';

/** Returns functions that run the back end and the operator's commands as separate processes. */
export function createShopProcesses() {
  const runningProcesses = new Set<ChildProcess>();
  // Register this before creating the folder, so that the processes end before its removal.
  afterAll(() => runningProcesses.forEach((child) => child.kill('SIGKILL')));
  const { folder, getPath } = createTempFolder();
  const dataFolder = getPath('data');

  /** @param bundle file name of a bundle that server/testing/prepareTests.mjs writes */
  function startProcess(bundle: string, args: string[], env: Record<string, string>) {
    const child = spawn(process.execPath, [path.resolve('.cache', bundle), ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataFolder, TZ: 'Asia/Karachi', ...env },
    });
    runningProcesses.add(child);
    const printedText = { output: '', errors: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printedText.output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (printedText.errors += text));
    const exitPromise = once(child, 'close').then(([code]) => ({
      code: code as number | null,
      ...printedText,
    }));
    return { child, printedText, exitPromise };
  }

  function startShop(args: string[] = [], env: Record<string, string> = {}) {
    const { child, printedText, exitPromise } = startProcess(
      'tested.mjs',
      ['--port', '0', ...args],
      env,
    );
    const urlPromise = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const address = /(?:Shop|Back end) ready on (\S+)\n/.exec(printedText.output)?.[1];
        if (address) resolve(address);
      });
      void exitPromise.then(({ code, errors }) =>
        reject(new Error(`ended with ${code}: ${errors}`)),
      );
    });
    urlPromise.catch(() => undefined);
    const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return exitPromise;
    };
    return { urlPromise, exitPromise, stop };
  }

  const createCommandRunner =
    (name: string) =>
    (args: string[] = [], env: Record<string, string> = {}, password = '') => {
      const { child, exitPromise } = startProcess('tested-command.mjs', [name, ...args], env);
      // Leave the pipe open after the password, as an operator's pipe may stay open, too.
      child.stdin.write(`${password}\n`);
      return exitPromise;
    };
  return { folder, dataFolder, startShop, createCommandRunner };
}
