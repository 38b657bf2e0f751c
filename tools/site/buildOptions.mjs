import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * @typedef {object} BuildOptions
 * @property {string} base the folder on the host that will hold the site, with a slash at both ends
 * @property {string} out where to write the site, from the root of the project
 */

/** @type {BuildOptions} */
export const defaults = { base: '/', out: 'dist' };

/** The file in a built site that tells what it is made of, and for which folder of a host. */
export const buildFile = path.join('assets', 'build.json');

/** The folder on the host that a site was built for. @param {string} folder the site @returns {string} */
export const baseOf = (folder) =>
  JSON.parse(readFileSync(path.join(folder, buildFile), 'utf8')).base;

/** @param {string[]} args @returns {BuildOptions} @throws with a message for whoever called */
export function readBuildOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string', default: defaults.base },
      out: { type: 'string', default: defaults.out },
    },
  });
  return { base: folderOf(values.base), out: values.out };
}

/** @param {string} text */
function folderOf(text) {
  const folder = text.endsWith('/') ? text : `${text}/`;
  if (/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(folder) && text !== '') return folder;
  throw new Error(
    `--base ${text} is not a folder of a host. Give its path, such as /shop/, in letters, digits and . _ ~ - alone.`,
  );
}

/** The build empties the folder that it writes to. @param {string} folder @throws where that would lose something */
export function refuseForeignFolder(folder) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (existsSync(path.join(folder, buildFile))) return;
  throw new Error(`--out ${folder} holds something else than a built site.`);
}

const usage =
  'npm run prerender -- --api https://api.example.com --site https://shop.example.com [--out dist] [--force | --every 15m]';

/**
 * The command line of `npm run prerender`.
 * @param {string[]} args @throws with a message for whoever called
 */
export function readPrerenderOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        api: { type: 'string' },
        site: { type: 'string' },
        out: { type: 'string', default: defaults.out },
        force: { type: 'boolean', default: false },
        every: { type: 'string' },
      },
    });
    const { api, site, every, ...others } = values;
    if (every !== undefined && values.force) throw new Error('--force is for one run alone.');
    return {
      api: originOf('api', api),
      site: originOf('site', site),
      every: every === undefined ? undefined : timeOf(every),
      ...others,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n${usage}`, { cause: error });
  }
}

const seconds = { s: 1, m: 60, h: 3600 };

/** @param {string} text */
function timeOf(text) {
  const [, count, unit] = /^([1-9]\d{0,3})([smh])$/.exec(text) ?? [];
  const ms = Number(count) * seconds[/** @type {'s' | 'm' | 'h'} */ (unit)] * 1000;
  // What a timer can wait for.
  if (ms > 0 && ms < 2 ** 31) return { text, ms };
  throw new Error('--every must be a time such as 30s, 15m or 2h.');
}

export const doctorUsage = `npm run doctor -- --api ORIGIN [...]: whether a back end and a site are as the shop needs them

  --api ORIGIN     where the back end answers
  --upload ORIGIN  where pictures are uploaded to, if elsewhere
  --site ADDRESS   where the shop is: its headers, files and pages are looked at, too
  --config FILE    the settings; those of the site unless given, else public/config.js
  --user EMAIL     logs in as that user; the password is asked for
  --writes         tries what writes and can be undone: a picture, the user's profile as it is, a review
  --really HOST    with it, what nothing undoes: an account and an enquiry, if that is the back end's host
  --json FILE      writes what was found into a file, too
  --help           this text`;

/**
 * The command line of `npm run doctor`; `undefined` where help is wanted.
 * @param {string[]} args @throws with a message for whoever called
 */
export function readDoctorOptions(args) {
  try {
    const text = /** @type {const} */ ({ type: 'string' });
    const flag = /** @type {const} */ ({ type: 'boolean', default: false });
    const places = { api: text, upload: text, site: text, config: text };
    const others = { user: text, really: text, json: text, writes: flag, help: flag };
    const { values } = parseArgs({ args, options: { ...places, ...others } });
    if (values.help) return undefined;
    const { upload, really, writes } = values;
    const api = originOf('api', values.api, false);
    if (really !== undefined && (really !== new URL(api).host || !writes))
      throw new Error(`--really takes the host of --api, ${new URL(api).host}, beside --writes.`);
    const site = values.site && originOf('site', values.site);
    const base = folderOf(values.site ? new URL(values.site).pathname : '/');
    const config = values.config ?? (site ? undefined : 'public/config.js');
    return {
      ...values,
      api,
      upload: upload && originOf('upload', upload, false),
      site,
      base,
      config,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n${doctorUsage}`, { cause: error });
  }
}

/** @param {string} name @param {string | undefined} value @param {boolean} [hasPath] @returns {string} */
function originOf(name, value, hasPath = true) {
  const { protocol = '', origin = '' } = value && URL.canParse(value) ? new URL(value) : {};
  if (/^https?:$/.test(protocol) && (hasPath || value?.replace(/\/$/, '') === origin))
    return origin;
  throw new Error(`--${name} must be an origin such as https://example.com.`);
}
