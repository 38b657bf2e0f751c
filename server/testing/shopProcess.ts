import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { SecurityEvent } from '../http/securityLog';
import { createTempFolder } from './tempFolder';

/** Returns whether a line of the standard error belongs to the security log. */
const isSecurityLine = (line: string) => line.startsWith('{"log":"security",');
const isOtherLine = (line: string) => !isSecurityLine(line);

/** Returns functions that run the back end and the operator's commands as separate processes. */
export function createShopProcesses() {
  const runningProcesses = new Set<ChildProcess>();
  // Register this before creating the folder, so that the processes end before its removal.
  afterAll(() => runningProcesses.forEach((child) => child.kill('SIGKILL')));
  const { folder, getPath } = createTempFolder();
  const dataFolder = getPath('data');

  /**
   * @param bundle file name of a bundle that server/testing/prepareTests.mjs writes
   * @param stderr where the process writes its errors, by default into the result
   */
  function startProcess(
    bundle: string,
    args: string[],
    env: Record<string, string>,
    stderr: number | 'pipe' = 'pipe',
  ) {
    const child = spawn(process.execPath, [path.resolve('.cache', bundle), ...args], {
      stdio: ['pipe', 'pipe', stderr],
      env: { PATH: process.env.PATH, DATA_DIR: dataFolder, TZ: 'Asia/Karachi', ...env },
    }) as ChildProcessByStdio<Writable, Readable, Readable | null>;
    runningProcesses.add(child);
    const printedText = { output: '', errors: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printedText.output += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (printedText.errors += text));
    const exitPromise = once(child, 'close').then(([code]) => {
      const lines = printedText.errors.split('\n');
      const [securityLines, errorLines] = [lines.filter(isSecurityLine), lines.filter(isOtherLine)];
      return {
        code: code as number | null,
        output: printedText.output,
        errors: errorLines.join('\n'),
        securityLog: securityLines.map((line) => JSON.parse(line) as SecurityEvent),
      };
    });
    return { child, printedText, exitPromise };
  }

  function startShop(
    args: string[] = [],
    env: Record<string, string> = {},
    stderr: number | 'pipe' = 'pipe',
  ) {
    const allArgs = ['--port', '0', ...args];
    const { child, printedText, exitPromise } = startProcess('tested.mjs', allArgs, env, stderr);
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
    return { urlPromise, exitPromise, stop, pid: child.pid ?? 0 };
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
