/*
 * `npm run prerender -- --api ORIGIN --site ORIGIN [--out dist]`: writes the shop's pages with their content into a
 * built site, from the data that the back end holds now. Run it again after every change of the data or of config.js.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { configIn, writeHeaders } = await import('./hostFiles.mjs');
const { bundleRenderer, pageTemplate } = await import('./renderer.mjs');

const usage =
  'npm run prerender -- --api https://api.example.com --site https://shop.example.com [--out dist]';

/** @param {string} name @param {string | undefined} value @returns {string} */
function originOf(name, value) {
  if (value && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
    return new URL(value).origin;
  throw new Error(`--${name} must be an origin such as https://example.com.\n${usage}`);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        api: { type: 'string' },
        site: { type: 'string' },
        out: { type: 'string', default: 'dist' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, {
      cause: error,
    });
  }
}

async function main() {
  const values = readArguments();
  const out = path.resolve(values.out);
  const options = {
    api: originOf('api', values.api),
    site: originOf('site', values.site),
    out,
    template: pageTemplate(configIn(out)),
  };
  const started = Date.now();
  const { prerenderSite } = await bundleRenderer(options.out);
  const { written, unchanged, removed, missing } = await prerenderSite(options);
  writeHeaders(options.out);
  for (const { path: address, reason } of missing) console.warn(`Left out ${address}: ${reason}`);
  for (const file of removed) console.log(`Deleted ${file}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${written} pages written, ${unchanged} as they were, in ${seconds} s.`);
}

main().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
