import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * @typedef {object} BuildOptions
 * @property {string} base path of the site on its web server, with a slash at both ends
 * @property {string} out the folder into which the site is written, relative to the project
 * @property {string} hostFiles the folder with the operator's own files, relative to the project,
 * or '' if there are none
 */

/** @type {BuildOptions} */
export const defaults = { base: '/', out: 'dist', hostFiles: 'host' };

export const buildUsage = `npm run build -- [...]: writes the static site

  --base PATH       the folder on the host, such as /shop/ (default: the root)
  --out DIR         the output folder (default: dist)
  --host-files DIR  the folder with your own files, such as config.js and brand/ (default: host; --host-files= for none)
  --help            shows this text`;

/** The file in a built site that lists its scripts and its base path. */
export const buildFile = path.join('assets', 'build.json');

/**
 * Returns the base path that a site was built for.
 * @param {string} folder the site @returns {string}
 */
export const getBase = (folder) =>
  JSON.parse(readFileSync(path.join(folder, buildFile), 'utf8')).base;

/**
 * Parses the command line of `npm run build`. Returns `undefined` for --help.
 * @param {string[]} args @returns {BuildOptions | undefined}
 * @throws Error with a message for the user if the command line is invalid
 */
export function readBuildOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        base: { type: 'string', default: defaults.base },
        out: { type: 'string', default: defaults.out },
        'host-files': { type: 'string', default: defaults.hostFiles },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return undefined;
    return { base: parseBase(values.base), out: values.out, hostFiles: values['host-files'] };
  } catch (error) {
    throw createUsageError(error, buildUsage);
  }
}

/**
 * Returns an error that also explains the command.
 * @param {unknown} error @param {string} usage
 */
function createUsageError(error, usage) {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${reason}\n\n${usage}`, { cause: error });
}

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

export const prerenderUsage = `npm run prerender -- --api ORIGIN --site ORIGIN [...]: writes the shop's pages with their content into a built site

  --api ORIGIN      the address of the back end, such as https://api.example.com
  --site ORIGIN     the address of the shop, such as https://shop.example.com
  --out DIR         the built site (default: dist)
  --host-files DIR  the folder with your own files, such as config.js and brand/ (default: host; --host-files= for none)
  --force           writes the pages even if this deletes most of them
  --every TIME      repeats at this interval, such as 30s, 15m or 2h
  --help            shows this text`;

/**
 * Parses the command line of `npm run prerender`. Returns `undefined` for --help.
 * @param {string[]} args
 * @throws Error with a message for the user if the command line is invalid
 */
export function readPrerenderOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        api: { type: 'string' },
        site: { type: 'string' },
        out: { type: 'string', default: defaults.out },
        'host-files': { type: 'string', default: defaults.hostFiles },
        force: { type: 'boolean', default: false },
        every: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return undefined;
    const { api, site, every, out, force } = values;
    if (every !== undefined && values.force)
      throw new Error('--force cannot be combined with --every.');
    return {
      api: parseOrigin('api', api),
      site: parseOrigin('site', site),
      every: every === undefined ? undefined : parseInterval(every),
      out,
      force,
      hostFiles: values['host-files'],
    };
  } catch (error) {
    throw createUsageError(error, prerenderUsage);
  }
}

const secondsByUnit = { s: 1, m: 60, h: 3600 };

/** @param {string} text */
function parseInterval(text) {
  const [, count, unit] = /^([1-9]\d{0,3})([smh])$/.exec(text) ?? [];
  const ms = Number(count) * secondsByUnit[/** @type {'s' | 'm' | 'h'} */ (unit)] * 1000;
  // 2^31 ms is the limit of Node's timers.
  if (ms > 0 && ms < 2 ** 31) return { text, ms };
  throw new Error('--every must be a time such as 30s, 15m or 2h.');
}

export const doctorUsage = `npm run doctor -- --api ORIGIN [...]: checks whether a back end and a site work with the shop

  --api ORIGIN     the address of the back end, such as https://api.example.com
  --upload ORIGIN  the address to which pictures are uploaded, if it is another one
  --site ADDRESS   the address of the shop; also checks its headers, files and pages
  --config FILE    the settings (default: config.js of the site, or without --site host/config.js or public/config.js)
  --user EMAIL     also logs in as this user, and asks for the password
  --writes         also tests changes that can be undone: a picture, the user's unchanged profile, a review
  --really HOST    with --writes: also tests changes that cannot be undone (an account, an enquiry); HOST repeats the host of --api
  --json FILE      also writes the findings into a file
  --help           shows this text`;

/**
 * Parses the command line of `npm run doctor`. Returns `undefined` for --help.
 * @param {string[]} args
 * @throws Error with a message for the user if the command line is invalid
 */
export function readDoctorOptions(args) {
  try {
    const textOption = /** @type {const} */ ({ type: 'string' });
    const flagOption = /** @type {const} */ ({ type: 'boolean', default: false });
    const addressOptions = {
      api: textOption,
      upload: textOption,
      site: textOption,
      config: textOption,
    };
    const otherOptions = {
      user: textOption,
      really: textOption,
      json: textOption,
      writes: flagOption,
      help: flagOption,
    };
    const { values } = parseArgs({ args, options: { ...addressOptions, ...otherOptions } });
    if (values.help) return undefined;
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
  } catch (error) {
    throw createUsageError(error, doctorUsage);
  }
}

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
