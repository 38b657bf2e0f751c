/*
 * Starts the services of compose.yaml. The back ends and the process that writes the pages run in
 * containers. Caddy runs on this machine itself, because its official image may not be available.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { findFreePort } from '@shop/programs/tempPostgres';

/** Runs a command of buildah and returns its output. @param {string[]} args */
const buildah = (...args) => execFileSync('buildah', args, { encoding: 'utf8' }).trim();

/** Returns the script that a service of compose.yaml runs. @param {string} service */
function readScript(service) {
  const pattern = new RegExp(`^  ${service}:\\n(?: {4}.*\\n)*? {6}- >-\\n((?: {8}.*\\n)+)`, 'm');
  const [, script] = pattern.exec(readFileSync('compose.yaml', 'utf8')) ?? [];
  if (script === undefined) throw new Error(`compose.yaml has no script for ${service}.`);
  return script
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('$$', '$');
}

/**
 * Creates a container, and mounts memory where compose.yaml does.
 * @param {string} image @param {string[]} options
 */
export function createContainer(image, ...options) {
  const name = buildah('from', '--pull-never', image);
  const root = buildah('mount', name);
  /** @type {{ Cmd: string[], Healthcheck?: { Test: string[] } }} */
  const config = JSON.parse(buildah('inspect', '--type', 'image', image)).Docker.config;
  // Docker gives the memory only the mode of the image's folder, not its owner.
  const mode = (statSync(path.join(root, 'shop/.cache')).mode & 0o777).toString(8);
  const mountOption = `--mount=type=tmpfs,destination=/shop/.cache,tmpfs-mode=${mode}`;
  const runArgs = ['run', mountOption, ...options];
  return { name, root, config, runArgs };
}

/** @typedef {ReturnType<typeof createContainer>} Container */

/** Functions that stop the started services. @type {(() => unknown)[]} */
const stopFunctions = [];

export const stopServices = () => Promise.all(stopFunctions.map((stop) => stop()));

/**
 * Runs a command in a container, as the user and in the folder that its image names.
 * @param {Container} container @param {string[]} options @param {string[]} command
 * @returns the id of the process, and a function that stops it and returns its exit code
 */
async function startService({ name, runArgs }, options, command) {
  // buildah does not pass on signals. They go to the process itself, which prints its id first.
  const commandWithId = ['sh', '-c', 'echo $$; exec "$@"', 'sh', ...command];
  const child = spawn('buildah', [...runArgs, ...options, name, '--', ...commandWithId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exitPromise = once(child, 'exit');
  const linePromise = once(createInterface(child.stdout), 'line');
  await Promise.race([linePromise, exitPromise]);
  if (child.exitCode !== null) throw new Error(`Could not start ${command.join(' ')}`);
  const id = Number(await linePromise);
  const stop = async () => {
    if (existsSync(`/proc/${id}`)) process.kill(id);
    const [code] = await exitPromise;
    return code;
  };
  stopFunctions.push(stop);
  return { id, stop };
}

/** @param {Container} container @param {string} databaseUrl */
export async function startBackEnd(container, databaseUrl) {
  const port = await findFreePort();
  const settings = [`DATABASE_URL=${databaseUrl}`, 'TRUST_PROXY=true', `PORT=${port}`];
  const options = settings.map((setting) => `--env=${setting}`);
  const service = await startService(container, options, container.config.Cmd);
  return { ...service, port, url: `http://127.0.0.1:${port}` };
}

/**
 * Starts the process that writes the pages, and lets it write them every two seconds.
 * @param {Container} container @param {string} hostFolder the operator's folder
 * @param {string} backEndUrl @param {string} siteUrl
 */
export function startPages(container, hostFolder, backEndUrl, siteUrl) {
  const script = readScript('pages')
    .replace('http://back-end-1:4000', backEndUrl)
    .replace('https://${DOMAIN:-localhost}', siteUrl)
    .replace('15m', '2s');
  return startService(container, [`--volume=${hostFolder}:/shop/host:ro`], ['sh', '-c', script]);
}

/**
 * Starts Caddy, without TLS.
 * @param {string} folder a folder for its own files
 * @param {string} siteFolder @param {string} siteUrl @param {string[]} backEndUrls
 */
export function startCaddy(folder, siteFolder, siteUrl, backEndUrls) {
  const caddyfile = path.join(folder, 'Caddyfile');
  const configuration = readFileSync('docs/hosting/Caddyfile', 'utf8')
    .replaceAll('/var/www/shop', siteFolder)
    .replace('\tlog {', '\tadmin off\n\tlog {');
  writeFileSync(caddyfile, configuration);
  const script = readScript('caddy')
    .replace('/var/www/shop', siteFolder)
    .replace('/etc/caddy/Caddyfile', caddyfile);
  const env = {
    ...process.env,
    DOMAIN: siteUrl,
    BACK_ENDS: backEndUrls.map((url) => new URL(url).host).join(' '),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const child = spawn('sh', ['-c', script], { stdio: 'ignore', env });
  stopFunctions.push(() => child.kill());
}
