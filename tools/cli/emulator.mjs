/*
 * `npm run test:emulator`: runs e2e/tasks/signInWithGoogle.spec.ts with the real Firebase Auth emulator
 * instead of the demo identity provider. The first run downloads firebase-tools (240 MB) into
 * .cache/. The emulator needs no Google account and no Java.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

import { ensureInstalled } from '../programs/ensureInstalled.mjs';

ensureInstalled();
const { getBinPath, root, runNode } = await import('@shop/programs/run');

const firebaseToolsVersion = '15.34.2';
const projectId = 'demo-shop';
const firebaseToolsFolder = path.join(root, '.cache', 'firebase-tools');
const firebaseToolsPackage = path.join(firebaseToolsFolder, 'node_modules', 'firebase-tools');
/** Time limit in ms for the start of the emulator. */
const startTimeoutMs = 120_000;

function installFirebaseTools() {
  const manifestFile = path.join(firebaseToolsPackage, 'package.json');
  if (
    existsSync(manifestFile) &&
    JSON.parse(readFileSync(manifestFile, 'utf8')).version === firebaseToolsVersion
  )
    return;
  console.log(`Fetching firebase-tools ${firebaseToolsVersion} into .cache/ ...`);
  mkdirSync(firebaseToolsFolder, { recursive: true });
  writeFileSync(path.join(firebaseToolsFolder, 'package.json'), '{ "private": true }\n');
  const npmScript = process.env.npm_execpath;
  const [command, leadingArgs] = npmScript ? [process.execPath, [npmScript]] : ['npm', []];
  // Skip installation scripts, which only compile parts that the Auth emulator does not use.
  const { status } = spawnSync(
    command,
    [
      ...leadingArgs,
      'install',
      `firebase-tools@${firebaseToolsVersion}`,
      '--ignore-scripts',
      '--no-package-lock',
    ].concat(['--no-audit', '--no-fund', '--loglevel=error']),
    {
      cwd: firebaseToolsFolder,
      stdio: 'inherit',
      shell: !npmScript && process.platform === 'win32',
    },
  );
  if (status === 0) return;
  console.error('firebase-tools could not be fetched. Check the network and run this again.');
  process.exit(1);
}

/** @returns {Promise<number>} */
async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return address && typeof address === 'object' ? address.port : 0;
}

/**
 * Waits until a server answers. Returns whether it has answered within the time limit.
 * @param {string} url @param {() => boolean} hasEnded returns whether the server has ended
 */
async function waitForAnswer(url, hasEnded) {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline && !hasEnded();) {
    const isOk = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isOk) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

installFirebaseTools();
const host = '127.0.0.1';
const [authPort, hubPort, loggingPort] = await Promise.all([
  findFreePort(),
  findFreePort(),
  findFreePort(),
]);
writeFileSync(
  path.join(firebaseToolsFolder, 'firebase.json'),
  JSON.stringify({
    emulators: {
      auth: { host, port: authPort },
      hub: { host, port: hubPort },
      logging: { host, port: loggingPort },
      ui: { enabled: false },
    },
  }),
);
console.log(`Starting the Auth emulator on port ${authPort} ...`);
const emulator = spawn(
  process.execPath,
  [
    path.join(firebaseToolsPackage, 'lib/bin/firebase.js'),
    'emulators:start',
    '--only',
    'auth',
  ].concat(['--project', projectId]),
  {
    cwd: firebaseToolsFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // These variables keep the emulator's settings in the cache folder, and prevent it from
    // checking for updates.
    env: { ...process.env, XDG_CONFIG_HOME: firebaseToolsFolder, NO_UPDATE_NOTIFIER: '1', CI: '1' },
  },
);
const exitPromise = once(emulator, 'exit');
// The emulator must have the same host name as the shop, because browsers block the storage of
// frames from another site.
const emulatorUrl = `http://localhost:${authPort}`;
const isReady = await waitForAnswer(emulatorUrl, () => emulator.exitCode !== null);
if (isReady) {
  const playwrightArgs = ['test', '--config', 'e2e/playwright.config.ts', '--project=phone'];
  process.exitCode = await runNode(
    [
      getBinPath('@playwright/test/cli.js'),
      ...playwrightArgs,
      'signInWithGoogle.spec.ts',
      ...process.argv.slice(2),
    ],
    { E2E_AUTH_EMULATOR: emulatorUrl },
  );
} else {
  console.error('The Auth emulator did not start.');
  process.exitCode = 1;
}
emulator.kill('SIGINT');
await exitPromise;
