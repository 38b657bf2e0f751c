/*
 * Installs the packages of package-lock.json if it is newer than node_modules. Every command uses
 * this file, and therefore works in a fresh clone. The file imports only modules of Node, because
 * packages may not be installed yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const minNodeVersion = [20, 19];

/** Returns whether the installed packages are at least as new as the lock file. */
function isInstalled() {
  // npm writes this file last, so it is missing after an interrupted installation.
  const installedLockFile = path.join(root, 'node_modules', '.package-lock.json');
  const lockFile = path.join(root, 'package-lock.json');
  return (
    existsSync(installedLockFile) &&
    statSync(installedLockFile).mtimeMs >= statSync(lockFile).mtimeMs
  );
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = minNodeVersion;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(
    `This project needs Node ${minNodeVersion.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/**
 * Checks the version of Node, and installs missing packages. Every command calls this before it
 * imports a package. It also changes to the project's folder, so paths in arguments are relative to
 * that folder.
 */
export function ensureInstalled() {
  checkNode();
  process.chdir(root);
  // Container images set this variable, because they install only the packages that they need. See
  // the Dockerfile.
  if (process.env.SKIP_INSTALL || isInstalled()) return;

  console.log('Installing the packages of package-lock.json; this takes a few minutes, once.');
  const startTime = Date.now();
  // npm sets this variable to the path of its own script. Without this path, calling `npm` by name
  // needs a shell on Windows.
  const npmScript = process.env.npm_execpath;
  const [command, leadingArgs] = npmScript ? [process.execPath, [npmScript]] : ['npm', []];
  const { status } = spawnSync(
    command,
    [...leadingArgs, 'ci', '--include=dev', '--include=optional', '--prefer-offline'].concat([
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]),
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: !npmScript && process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The installation failed. Check the network and run the command again.');
    process.exit(1);
  }
  console.log(`Installed in ${Math.round((Date.now() - startTime) / 1000)} s.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
