import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether `scripts/tempPostgres.mjs` finds PostgreSQL here or can install it. */
export const mayRunPostgres =
  existsSync('/usr/lib/postgresql') ||
  (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) ||
  spawnSync('pg_ctl', ['--version']).status === 0;

export interface TestPostgres {
  url: string;
  stop: () => Promise<void>;
}

/** A throw-away server, in a process of its own: Jest cannot import the module that starts it. */
export function startTestPostgres(): Promise<TestPostgres> {
  const holdOn = 'console.log(process.env.DATABASE_URL); process.stdin.resume()';
  const holder = spawn(process.execPath, ['scripts/tempPostgres.mjs', '-e', holdOn], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => holder.on('exit', () => resolve()));
  const stop = () => {
    holder.stdin.end();
    return ended;
  };
  return new Promise((resolve, reject) => {
    holder.stdout.once('data', (line: Buffer) => {
      const url = line.toString().trim();
      if (url.startsWith('postgres://')) resolve({ url, stop });
      else reject(new Error(url));
    });
    void ended.then(() => reject(new Error('PostgreSQL did not start')));
  });
}
