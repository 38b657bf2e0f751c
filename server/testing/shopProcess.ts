import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));

/** The back end as it is run, from a bundle of its own. Call `prepare` first and `cleanUp` at the end. */
export function shopProcesses() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-process-'));
  // Inside the project, so that the bundle finds the packages.
  const bundle = path.resolve('.cache', `server-test-${process.pid}-${path.basename(folder)}.mjs`);
  const running = new Set<ChildProcess>();

  async function prepare(): Promise<void> {
    // In a process of its own: esbuild refuses to work inside Jest's realm.
    const code = `
      const { build } = require('esbuild');
      build({ entryPoints: ['server/index.ts'], outfile: ${JSON.stringify(bundle)}, bundle: true,
        platform: 'node', format: 'esm', packages: 'external', logLevel: 'warning' });`;
    expect(await ended(spawn(process.execPath, ['-e', code], { stdio: 'inherit' }))).toBe(0);
  }

  function cleanUp(): void {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    rmSync(bundle, { force: true });
  }

  function start(args: string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [bundle, '--port', '0', ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), ...env },
    });
    running.add(child);
    let output = '';
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const exit = ended(child).then((code) => ({ code, output, errors }));
    const url = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const ready = /Shop ready on (\S+)\n/.exec(output)?.[1];
        if (ready) resolve(ready);
      });
      void exit.then(({ code, errors: text }) =>
        reject(new Error(`ended with ${String(code)}: ${text}`)),
      );
    });
    url.catch(() => undefined);
    return {
      url,
      exit,
      stop: (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal);
        return exit;
      },
    };
  }

  return { folder, prepare, cleanUp, start };
}
