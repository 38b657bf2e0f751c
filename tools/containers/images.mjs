import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes buildah store all images in a folder, and use no feature of the kernel except `chroot`.
 * @param {string} folder
 */
export function configureBuildah(folder) {
  const configurationFile = path.join(folder, 'storage.conf');
  const lines = [
    '[storage]',
    'driver = "vfs"',
    `graphroot = "${folder}/images"`,
    `runroot = "${folder}/run"`,
  ];
  writeFileSync(configurationFile, `${lines.join('\n')}\n`);
  process.env.CONTAINERS_STORAGE_CONF = configurationFile;
  process.env.BUILDAH_ISOLATION = 'chroot';
}

/** Makes the image from which the Dockerfile starts. @returns whether this succeeded */
export function makeBaseImage() {
  const [, name = ''] = /^FROM (\S+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  console.log(`Making ${name} from this machine's Debian and Node`);
  const { status } = spawnSync('sh', ['tools/containers/makeBaseImage.sh', name], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/** @param {string} program @param {string[]} args */
const readOutput = (program, ...args) => execFileSync(program, args, { encoding: 'utf8' }).trim();

/**
 * Builds a stage of the Dockerfile as an image with the name of the stage. buildah prints each
 * step, and names the step that fails.
 * @param {string} stage @param {string[]} options @returns whether all steps succeeded
 */
export function buildStage(stage, ...options) {
  // By default, buildah allows 1024 open files, which is too few for npm.
  const fileLimit = readOutput('sh', '-c', 'ulimit -Hn');
  const args = [
    ...['build', '--pull-never', '--ulimit', `nofile=${fileLimit}:${fileLimit}`],
    ...['--volume', `${readOutput('npm', 'config', 'get', 'cache')}:/root/.npm`],
    ...['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'],
    // buildah's default format has no health checks.
    ...['--format', 'docker', '--target', stage, '--tag', stage, ...options, '.'],
  ];
  const { status } = spawnSync('buildah', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}
