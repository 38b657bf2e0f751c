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
function run(command, cwd, imageEnv) {
  console.log(`  RUN ${command}`);
  const env = { ...process.env, NODE_ENV: '', ...imageEnv };
  const { status } = spawnSync('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'ignore', 2] });
  if (status !== 0) throw new Error(`Ended with code ${String(status)}: ${command}`);
}

/**
 * Runs the steps of the Dockerfile without a container engine and without a base image. Each stage
 * gets a separate folder. Only COPY steps may use absolute paths.
 * @param {string} parent an empty folder @returns {Record<string, Image>} images by stage
 */
export function takeSteps(parent) {
  /** @type {Record<string, Image>} */
  const images = {};
  /** @type {Image | undefined} */
  let image;
  const file = DockerfileParser.parse(readFileSync('Dockerfile', 'utf8'));
  for (const step of file.getInstructions()) {
    const name = step.getInstruction();
    const args = step.getArguments().map((argument) => argument.getValue());
    if (name === 'FROM') {
      const [baseName = '', , stage = ''] = args;
      console.log(`FROM ${baseName} AS ${stage}`);
      const root = path.join(parent, stage);
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
    if (!image) throw new Error(`${name} stands before any FROM.`);
    const { root, folder, env } = image;
    const inImage = (/** @type {string} */ filePath) =>
      path.isAbsolute(filePath) ? path.join(root, filePath) : path.join(folder, filePath);
    if (name === 'WORKDIR') {
      image.folder = inImage(args[0] ?? '');
      mkdirSync(image.folder, { recursive: true });
    } else if (name === 'COPY') {
      const flag = /--from=(\w+)/.exec(step.getTextContent())?.[1];
      const source = flag === undefined ? process.cwd() : (images[flag]?.root ?? '');
      const isWanted = (/** @type {string} */ filePath) =>
        flag !== undefined ||
        !ignoredNames.includes(path.relative(source, filePath).split(path.sep)[0] ?? '');
      const target = args.pop() ?? '';
      for (const sourcePath of args) {
        const isInto = target.endsWith('/');
        copy(
          path.join(source, sourcePath),
          inImage(isInto ? target + path.basename(sourcePath) : target),
          isWanted,
        );
      }
    } else if (name === 'RUN') {
      run(step.getArgumentsContent() ?? '', folder, env);
    } else if (name === 'ENV')
      for (const pair of args) {
        const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(pair) ?? [];
        env[key] = value;
      }
    else if (name === 'CMD') image.command = JSON.parse(step.getArgumentsContent() ?? '');
    else if (name === 'HEALTHCHECK')
      image.healthcheck = JSON.parse((step.getArgumentsContent() ?? '').replace(/^CMD /, ''));
    else if (!['USER', 'EXPOSE'].includes(name))
      throw new Error(`No way to take ${name} is known.`);
  }
  return images;
}
