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

/** @param {string} name @param {string | undefined} value @returns {string} */
function originOf(name, value) {
  if (value && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
    return new URL(value).origin;
  throw new Error(`--${name} must be an origin such as https://example.com.`);
}
