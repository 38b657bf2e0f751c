import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import {
  addSources,
  contentSecurityPolicy,
  fixedHeaders,
  getOrigins,
  pagePolicy,
} from '@shop/server/http/securityPolicy';
import { getBase } from './buildOptions.mjs';
import { writeIfChanged } from './writeIfChanged.mjs';

/*
 * What hosts without a configuration of their own look for in a site. docs/hosting.md tells which host reads what.
 */

/** Stands in each page, without the comments that have lines of their own. */
const inlineScript = readFileSync('src/app/boot/inline.js', 'utf8')
  .replace(/^\/\*.*?\*\//s, '')
  .replace(/^ *\/\/.*\n/gm, '')
  .trim();

/** By which a policy lets it run. */
export const inlineHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;

/** @param {string} folder a site just built */
export function writeHostFiles(folder) {
  const base = getBase(folder);
  writeIfChanged(path.join(folder, '_redirects'), `${base}* ${base}404.html 200\n`);
  writeHeaders(folder);
}

/**
 * The headers follow from `config.js`: to be called again once that was edited. Rules add up, so no two may set the same
 * header. Pages have no rule: these hosts let browsers ask for them anew each time by themselves.
 * @param {string} folder the site
 */
export function writeHeaders(folder) {
  const rules = headerRules(getBase(folder), configIn(folder));
  const text = Object.entries(rules).flatMap(([at, headers]) => [
    at,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  writeIfChanged(path.join(folder, '_headers'), `${text.join('\n')}\n`);
}

/**
 * By the addresses of what is sent, as `_headers` names them.
 * @param {string} base @param {SiteConfig} config @returns {Record<string, Record<string, string>>}
 */
export const headerRules = (base, config) => ({
  [`${base}*`]: { 'Content-Security-Policy': createPolicy(config), ...fixedHeaders },
  [`${base}assets/*`]: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  [`${base}config.js`]: { 'Cache-Control': 'no-cache' },
  [`${base}sw.js`]: { 'Cache-Control': 'no-cache' },
  [`${base}facts.json`]: { 'Cache-Control': 'no-cache' },
});

/** @param {string} policy */
const parseDirectives = (policy) =>
  new Map(policy.split(/\s*;\s*/).map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));

/**
 * What a header lacks of its rule above: of a policy the sources that the shop needs (`connect-src https://…`), or a
 * directive (`object-src`) that protects it.
 * @param {string} rule @param {string} sent @returns {string[]}
 */
export function findMissing(rule, sent) {
  const parts = (/** @type {string} */ text) => text.toLowerCase().split(/\s*[,;]\s*/);
  if (!rule.startsWith('default-src'))
    return parts(rule).filter((one) => !parts(sent).includes(one));
  const directives = parseDirectives(sent);
  return [...parseDirectives(rule)].flatMap(([name = '', sources]) => {
    const own =
      directives.get(name) ?? (name.endsWith('-src') ? directives.get('default-src') : undefined);
    const needed = sources.filter((one) => own && one !== "'none'" && !own.includes(one));
    const isOpen = !own || (sources.includes("'none'") && !own.includes("'none'"));
    return [...(isOpen ? [name] : []), ...needed.map((one) => `${name} ${one}`)];
  });
}

/** @param {SiteConfig} config */
function createPolicy({ apiBaseUrl, uploadBaseUrl, measure, firebase, policy }) {
  const called = [apiBaseUrl, uploadBaseUrl, measure?.url].flatMap(getOrigins);
  return widened(contentSecurityPolicy(inlineHash, [...new Set(called)], firebase), policy);
}

/** What a directive may gain: hosts over https, and names of Trusted Types. */
const source = /^(?:https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?|[\w#-]+)$/;

/**
 * A policy with what the owner's own tags need beyond it; a directive that it does not have stays away.
 * @param {string} policy @param {Record<string, string[]>} [more] sources by directive, `policy` of `config.js`
 */
function widened(policy, more = {}) {
  for (const [name, sources] of Object.entries(more)) {
    const known = /^(?:script|style|img|media|font|connect|frame)-src$|^trusted-types$/.test(name);
    if (known && Array.isArray(sources) && sources.every((each) => source.test(each))) continue;
    throw new Error(
      `config.js: policy.${name} must be a known directive with hosts such as https://example.com`,
    );
  }
  return addSources(policy, more);
}

/**
 * The page that others are written into, with a policy of its own and the script that it lets run.
 * @param {string} html `public/index.html`
 * @param {SiteConfig} [config] the site's, once it is known
 */
export function withPolicy(html, config) {
  const policy = widened(
    pagePolicy(inlineHash, config && (config.firebase ?? null)),
    config?.policy,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace('<!--policy-->', meta).replace(/\s*<!--script-->\s*/, () => inlineScript);
}

/** What a site sets; `policy` is for its headers and pages alone.
 * @typedef {Partial<import('@/shared/config/runtimeConfig').StorefrontConfig> & { policy?: Record<string, string[]> }} SiteConfig */

/** What the site's `config.js` sets. @param {string} folder */
export function configIn(folder) {
  /** @type {{ storefrontConfig?: SiteConfig }} */
  const window = {};
  const text = readFileSync(path.join(folder, 'config.js'), 'utf8');
  try {
    runInNewContext(text, { window });
  } catch (error) {
    throw new Error(`config.js cannot be read: ${String(error)}`, { cause: error });
  }
  return window.storefrontConfig ?? {};
}
