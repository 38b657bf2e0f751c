/*
 * Starts a temporary PostgreSQL server in a temporary folder on a free port.
 * The command `node tools/programs/tempPostgres.mjs FILE arguments...` runs a Node program, and
 * passes it the address of such a server in DATABASE_URL.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { isRoot, reportSkippedTests } from './programs.mjs';
import { runNode } from './run.mjs';

/** Returns the folder of PostgreSQL's programs, or `undefined` if they are not installed. */
function findProgramFolder() {
  const debianFolder = '/usr/lib/postgresql';
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))),
  );
}

export const isPostgresInstalled = findProgramFolder() !== undefined;

/**
 * Runs a program. For root, it runs the program as the user `postgres`, because PostgreSQL refuses
 * to run as root.
 * @param {string} program @param {string[]} args
 */
function runAsOwner(program, args) {
  const [command, ...commandArgs] = isRoot
    ? ['runuser', '-u', 'postgres', '--', program, ...args]
    : [program, ...args];
  // Ignore the output, because the server that pg_ctl starts keeps running and would keep an
  // inherited pipe open.
  const { status, error } = spawnSync(command ?? program, commandArgs, {
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${path.basename(program)} failed.`);
}

/** @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts the server. If PostgreSQL is not installed, it reports this and returns `undefined`.
 * @returns {Promise<{ url: string, stop: () => void } | undefined>}
 */
export async function startTempPostgres() {
  const programFolder = findProgramFolder();
  if (!programFolder) {
    reportSkippedTests('tests on a PostgreSQL server', 'install the package postgresql');
    return undefined;
  }

  const folder = mkdtempSync(path.join(tmpdir(), 'shop-postgres-'));
  if (isRoot) {
    const userId = Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(folder, userId, -1);
  }
  const dataFolder = path.join(folder, 'data');
  const controlProgram = path.join(programFolder, 'pg_ctl');
  const port = await findFreePort();

  const stop = () => {
    process.off('exit', stop);
    try {
      if (existsSync(dataFolder))
        runAsOwner(controlProgram, ['stop', '-s', '-m', 'immediate', '-D', dataFolder]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  process.on('exit', stop);

  runAsOwner(path.join(programFolder, 'initdb'), [
    ...[
      '-D',
      dataFolder,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      '--no-sync',
    ],
  ]);
  const serverOptions = `-p ${port} -c unix_socket_directories= -c listen_addresses=127.0.0.1 -c fsync=off`;
  const logFile = path.join(folder, 'log');
  runAsOwner(controlProgram, [
    ...['start', '-s', '-w', '-D', dataFolder, '-l', logFile, '-o', serverOptions],
  ]);

  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

async function runWithPostgres() {
  const postgres = await startTempPostgres();
  if (!postgres) return;
  process.exitCode = await runNode(process.argv.slice(2), { DATABASE_URL: postgres.url });
  postgres.stop();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void runWithPostgres();
