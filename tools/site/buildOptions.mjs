import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createArgumentReader } from '@shop/server/createArgumentReader';

/**
 * @typedef {object} BuildOptions
 * @property {string} base path of the site on its web server, with a slash at both ends
 * @property {string} out the folder into which the site is written, relative to the project
 * @property {string} hostFiles the folder with the operator's own files, relative to the project,
 * or '' if there are none
 */

/** @type {BuildOptions} */
export const defaults = { base: '/', out: 'dist', hostFiles: 'host' };

const sharedOptions = /** @type {const} */ ({
  out: { type: 'string', value: 'DIR', default: defaults.out, help: 'the folder of the site' },
  'host-files': {
    type: 'string',
    value: 'DIR',
    default: defaults.hostFiles,
    help: 'the folder with your own files, such as config.js and brand/; --host-files= for none',
  },
});

const readBuildArguments = createArgumentReader({
  usage: 'npm run build -- [...]: writes the static site',
  options: {
    base: {
      type: 'string',
      value: 'PATH',
      default: defaults.base,
      help: 'the folder on the host, such as /shop/',
    },
    ...sharedOptions,
  },
});

/** The file in a built site that lists its scripts and its base path. */
export const buildFile = path.join('assets', 'build.json');

/**
 * Returns the base path that a site was built for.
 * @param {string} folder the site @returns {string}
 */
export const getBase = (folder) =>
  JSON.parse(readFileSync(path.join(folder, buildFile), 'utf8')).base;

/**
 * Parses the command line of `npm run build`.
 * @param {string[]} args @returns {BuildOptions}
 * @throws UsageError if the command line is invalid
 */
export const readBuildOptions = (args) =>
  readBuildArguments(args, ({ base, out, 'host-files': hostFiles }) => ({
    base: parseBase(base),
    out,
    hostFiles,
  }));

/** @param {string} text */
function parseBase(text) {
  const base = text.endsWith('/') ? text : `${text}/`;
  if (/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(base) && text !== '') return base;
  throw new Error(
    `--base ${text} is not a valid folder. Give its path, such as /shop/, using only letters, digits and . _ ~ -`,
  );
}

/**
 * Checks the output folder, because the build empties it.
 * @param {string} folder
 * @throws Error if the folder contains anything but a built site
 */
export function refuseForeignFolder(folder) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (existsSync(path.join(folder, buildFile))) return;
  throw new Error(
    `--out ${folder} contains files that are not a built site. Choose an empty folder.`,
  );
}

const readPrerenderArguments = createArgumentReader({
  usage:
    "npm run prerender -- --api ORIGIN --site ORIGIN [...]: writes the shop's pages with their content into a built site",
  options: {
    api: {
      type: 'string',
      value: 'ORIGIN',
      help: 'the address of the back end, such as https://api.example.com',
    },
    site: {
      type: 'string',
      value: 'ORIGIN',
      help: 'the address of the shop, such as https://shop.example.com',
    },
    ...sharedOptions,
    force: {
      type: 'boolean',
      default: false,
      help: 'writes the pages even if this deletes most of them',
    },
    every: {
      type: 'string',
      value: 'TIME',
      help: 'repeats at this interval, such as 30s, 15m or 2h',
    },
  },
});

/**
 * Parses the command line of `npm run prerender`.
 * @param {string[]} args
 * @throws UsageError if the command line is invalid
 */
export const readPrerenderOptions = (args) =>
  readPrerenderArguments(args, ({ api, site, out, force, every, 'host-files': hostFiles }) => {
    if (every !== undefined && force) throw new Error('--force cannot be combined with --every.');
    return {
      api: parseOrigin('api', api),
      site: parseOrigin('site', site),
      every: every === undefined ? undefined : parseInterval(every),
      out,
      force,
      hostFiles,
    };
  });

const secondsByUnit = { s: 1, m: 60, h: 3600 };

/** @param {string} text */
function parseInterval(text) {
  const [, count, unit] = /^([1-9]\d{0,3})([smh])$/.exec(text) ?? [];
  const ms = Number(count) * secondsByUnit[/** @type {'s' | 'm' | 'h'} */ (unit)] * 1000;
  // 2^31 ms is the limit of Node's timers.
  if (ms > 0 && ms < 2 ** 31) return { text, ms };
  throw new Error('--every must be a time such as 30s, 15m or 2h.');
}

const readDoctorArguments = createArgumentReader({
  usage:
    'npm run doctor -- --api ORIGIN [...]: checks whether a back end and a site work with the shop',
  options: {
    api: {
      type: 'string',
      value: 'ORIGIN',
      help: 'the address of the back end, such as https://api.example.com',
    },
    upload: {
      type: 'string',
      value: 'ORIGIN',
      help: 'the address to which pictures are uploaded, if it is another one',
    },
    site: {
      type: 'string',
      value: 'ADDRESS',
      help: 'the address of the shop; also checks its headers, files and pages',
    },
    config: {
      type: 'string',
      value: 'FILE',
      help: 'the settings (default: config.js of the site, or without --site host/config.js or public/config.js)',
    },
    user: {
      type: 'string',
      value: 'EMAIL',
      help: 'also logs in as this user, and asks for the password',
    },
    writes: {
      type: 'boolean',
      default: false,
      help: "also tests changes that can be undone: a picture, the user's unchanged profile, a review",
    },
    really: {
      type: 'string',
      value: 'HOST',
      help: 'with --writes: also tests changes that cannot be undone (an account, an enquiry); HOST repeats the host of --api',
    },
    json: { type: 'string', value: 'FILE', help: 'also writes the findings into a file' },
  },
});

/**
 * Parses the command line of `npm run doctor`.
 * @param {string[]} args
 * @throws UsageError if the command line is invalid
 */
export const readDoctorOptions = (args) =>
  readDoctorArguments(args, (values) => {
    const { upload, really, writes } = values;
    const api = parseOrigin('api', values.api, false);
    if (really !== undefined && (really !== new URL(api).host || !writes))
      throw new Error(
        `--really takes the host of --api (${new URL(api).host}) and needs --writes.`,
      );
    const site = values.site && parseOrigin('site', values.site);
    const base = parseBase(values.site ? new URL(values.site).pathname : '/');
    const config = values.config ?? (site ? undefined : findConfigFile());
    return {
      ...values,
      api,
      upload: upload && parseOrigin('upload', upload, false),
      site,
      base,
      config,
    };
  });

/** Returns the path of the `config.js` that the next build will use. */
function findConfigFile() {
  const ownFile = path.join(defaults.hostFiles, 'config.js');
  return existsSync(ownFile) ? ownFile : path.join('public', 'config.js');
}

/**
 * Returns the origin in the value of an option.
 * @param {string} name name of the option
 * @param {string | undefined} value
 * @param {boolean} [allowsPath] whether the address may have a path, which is then ignored
 * @returns {string}
 */
function parseOrigin(name, value, allowsPath = true) {
  const { protocol = '', origin = '' } = value && URL.canParse(value) ? new URL(value) : {};
  if (/^https?:$/.test(protocol) && (allowsPath || value?.replace(/\/$/, '') === origin))
    return origin;
  throw new Error(`--${name} must be an origin such as https://example.com.`);
}
