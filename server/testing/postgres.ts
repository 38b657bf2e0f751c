import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findProgram } from '@shop/programs/programs';

const debianFolder = '/usr/lib/postgresql';
const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
/** Whether PostgreSQL is installed where `tools/programs/tempPostgres.mjs` looks for it. */
export const isPostgresInstalled =
  findProgram('initdb') !== undefined ||
  versions.some((version) => existsSync(`${debianFolder}/${version}/bin/initdb`));

/**
 * Starts a temporary PostgreSQL server. It runs in a separate process, because Jest cannot import
 * the module that starts one.
 */
export function startTestPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const keepAliveScript = 'console.log(process.env.DATABASE_URL); process.stdin.resume()';
  const serverProcess = spawn(
    process.execPath,
    ['tools/programs/tempPostgres.mjs', '-e', keepAliveScript],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const exitPromise = new Promise<void>((resolve) => serverProcess.on('exit', () => resolve()));
  const stop = () => {
    serverProcess.stdin.end();
    return exitPromise;
  };
  return new Promise((resolve, reject) => {
    serverProcess.stdout.once('data', (line: Buffer) => {
      const url = line.toString().trim();
      if (url.startsWith('postgres://')) resolve({ url, stop });
      else reject(new Error(url));
    });
    void exitPromise.then(() => reject(new Error('PostgreSQL did not start')));
  });
}
