import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The back end and its owner's commands as they are run. Call `cleanUp` at the end. */
export function shopProcesses() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-process-'));
  const dataFolder = path.join(folder, 'data');
  const running = new Set<ChildProcess>();

  /** @param bundle one of those that scripts/prepareTests.mjs makes */
  function run(bundle: string, args: string[], env: Record<string, string>) {
    const child = spawn(process.execPath, [path.resolve('.cache', bundle), ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataFolder, TZ: 'Asia/Karachi', ...env },
    });
    running.add(child);
    const said = { output: '', errors: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.errors += text));
    const exit = once(child, 'close').then(([code]) => ({ code: code as number | null, ...said }));
    return { child, said, exit };
  }

  function start(args: string[] = [], env: Record<string, string> = {}) {
    const { child, said, exit } = run('tested.mjs', ['--port', '0', ...args], env);
    const url = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const ready = /Shop ready on (\S+)\n/.exec(said.output)?.[1];
        if (ready) resolve(ready);
      });
      void exit.then(({ code, errors }) => reject(new Error(`ended with ${code}: ${errors}`)));
    });
    url.catch(() => undefined);
    const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return exit;
    };
    return { url, exit, stop };
  }

  function cleanUp(): void {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }

  const inbox = (args: string[] = [], env: Record<string, string> = {}, password = '') =>
    command(['inbox', ...args], env, password);
  const measure = (args: string[], password = '') => command(['measure', ...args], {}, password);
  const admin = (args: string[], password = '', env: Record<string, string> = {}) =>
    command(['admin', ...args], env, password);
  const backup = (args: string[], env: Record<string, string> = {}) =>
    command(['backup', ...args], env, '');
  const restore = (args: string[], env: Record<string, string> = {}) =>
    command(['restore', ...args], env, '');
  const command = (args: string[], env: Record<string, string>, password: string) => {
    const { child, exit } = run('tested-command.mjs', args, env);
    // Left open: nobody says that a pipe ends after the password.
    child.stdin.write(`${password}\n`);
    return exit;
  };
  return { folder, dataFolder, start, inbox, measure, admin, backup, restore, cleanUp };
}
