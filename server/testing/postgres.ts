import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findProgram } from '@shop/programs/programs';

const debian = '/usr/lib/postgresql';
const versions = existsSync(debian) ? readdirSync(debian) : [];
/** Whether PostgreSQL is installed where `tools/programs/tempPostgres.mjs` looks for it. */
export const isPostgresHere =
  findProgram('initdb') !== undefined ||
  versions.some((version) => existsSync(`${debian}/${version}/bin/initdb`));

/**
 * Starts a temporary server in a separate process, because Jest cannot import the module that
 * starts one.
 */
export function startTestPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const keepAliveScript = 'console.log(process.env.DATABASE_URL); process.stdin.resume()';
  const holder = spawn(
    process.execPath,
    ['tools/programs/tempPostgres.mjs', '-e', keepAliveScript],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const exited = new Promise<void>((resolve) => holder.on('exit', () => resolve()));
  const stop = () => {
    holder.stdin.end();
    return exited;
  };
  return new Promise((resolve, reject) => {
    holder.stdout.once('data', (line: Buffer) => {
      const url = line.toString().trim();
      if (url.startsWith('postgres://')) resolve({ url, stop });
      else reject(new Error(url));
    });
    void exited.then(() => reject(new Error('PostgreSQL did not start')));
  });
}
