import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { DockerfileParser } from 'dockerfile-ast';

/**
 * @typedef {object} Image the result of a stage of the Dockerfile
 * @property {string} root the folder that represents the image's `/`
 * @property {string} folder the working directory of its commands
 * @property {Record<string, string>} env
 * @property {string[]} command
 * @property {string[]} healthcheck
 */

const ignoredNames = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);

/** @param {string} source @param {string} target @param {(file: string) => boolean} [filter] */
const copy = (source, target, filter = () => true) =>
  cpSync(source, target, { recursive: true, verbatimSymlinks: true, mode: 0, filter });

/** @param {string} command @param {string} cwd @param {Record<string, string>} imageEnv */
function runShellCommand(command, cwd, imageEnv) {
  console.log(`  RUN ${command}`);
  const env = { ...process.env, NODE_ENV: '', ...imageEnv };
  const { status } = spawnSync('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'ignore', 2] });
  if (status !== 0) throw new Error(`Ended with code ${String(status)}: ${command}`);
}

/**
 * Runs the steps of the Dockerfile without a container engine and without a base image. Each stage
 * gets a separate folder. Commands run on this machine itself, so only COPY and WORKDIR steps may
 * use absolute paths.
 * @param {string} parentFolder an empty folder @returns {Record<string, Image>} images by stage
 */
export function runDockerfileSteps(parentFolder) {
  /** @type {Record<string, Image>} */
  const images = {};
  /** @type {Image | undefined} */
  let image;
  const dockerfile = DockerfileParser.parse(readFileSync('Dockerfile', 'utf8'));
  for (const step of dockerfile.getInstructions()) {
    const instructionName = step.getInstruction();
    const args = step.getArguments().map((argument) => argument.getValue());
    if (instructionName === 'FROM') {
      const [baseName = '', , stage = ''] = args;
      console.log(`FROM ${baseName} AS ${stage}`);
      const root = path.join(parentFolder, stage);
      const baseImage = images[baseName];
      mkdirSync(root);
      if (baseImage) copy(baseImage.root, root);
      image = baseImage
        ? {
            ...baseImage,
            env: { ...baseImage.env },
            root,
            folder: root + baseImage.folder.slice(baseImage.root.length),
          }
        : { root, folder: root, env: {}, command: [], healthcheck: [] };
      images[stage] = image;
      continue;
    }
    if (!image) throw new Error(`${instructionName} stands before any FROM.`);
    const { root, folder, env } = image;
    const toImagePath = (/** @type {string} */ filePath) =>
      path.isAbsolute(filePath) ? path.join(root, filePath) : path.join(folder, filePath);
    if (instructionName === 'WORKDIR') {
      image.folder = toImagePath(args[0] ?? '');
      mkdirSync(image.folder, { recursive: true });
    } else if (instructionName === 'COPY') {
      const sourceStage = /--from=(\w+)/.exec(step.getTextContent())?.[1];
      const sourceFolder =
        sourceStage === undefined ? process.cwd() : (images[sourceStage]?.root ?? '');
      const isIncluded = (/** @type {string} */ filePath) =>
        sourceStage !== undefined ||
        !ignoredNames.includes(path.relative(sourceFolder, filePath).split(path.sep)[0] ?? '');
      const target = args.pop() ?? '';
      for (const sourcePath of args) {
        const isTargetFolder = target.endsWith('/');
        copy(
          path.join(sourceFolder, sourcePath),
          toImagePath(isTargetFolder ? target + path.basename(sourcePath) : target),
          isIncluded,
        );
      }
    } else if (instructionName === 'RUN') {
      runShellCommand(step.getArgumentsContent() ?? '', folder, env);
    } else if (instructionName === 'ENV')
      for (const assignment of args) {
        const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(assignment) ?? [];
        env[key] = value;
      }
    else if (instructionName === 'CMD')
      image.command = JSON.parse(step.getArgumentsContent() ?? '');
    else if (instructionName === 'HEALTHCHECK')
      image.healthcheck = JSON.parse((step.getArgumentsContent() ?? '').replace(/^CMD /, ''));
    else if (!['USER', 'EXPOSE'].includes(instructionName))
      throw new Error(`No way to take ${instructionName} is known.`);
  }
  return images;
}
