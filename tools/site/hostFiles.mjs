import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import {
  addSources,
  createContentSecurityPolicy,
  fixedHeaders,
  getOrigins,
  createPagePolicy,
} from '@shop/server/http/securityPolicy';
import { getBase } from './buildOptions.mjs';
import { writeIfChanged } from './writeIfChanged.mjs';

/*
 * Some web hosts cannot be configured. They read `_headers` and `_redirects` from the site instead.
 * docs/hosting.md lists these hosts.
 */

/** The inline script of each page, without the header and other comments of its source. */
const inlineScript = readFileSync('src/app/boot/inline.js', 'utf8')
  .replace(/^\/\*.*?\*\//s, '')
  .replace(/^ *\/\/.*\n/gm, '')
  .trim();

/** The source expression that allows the inline script in a content security policy. */
export const inlineScriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;

/**
 * Writes `_redirects` and `_headers` into a site.
 * @param {string} folder folder of a site that has just been built
 */
export function writeHostFiles(folder) {
  const base = getBase(folder);
  writeIfChanged(path.join(folder, '_redirects'), `${base}* ${base}404.html 200\n`);
  writeHeaders(folder);
}

/**
 * Writes `_headers`, which depends on `config.js` and must be written again after each edit of that
 * file. If two rules match an address, hosts send the headers of both, so two such rules must not
 * set the same header. Pages have no caching rule, because these hosts revalidate them by default.
 * @param {string} folder the site
 */
export function writeHeaders(folder) {
  const rules = createHeaderRules(getBase(folder), readConfigOfFolder(folder));
  const lines = Object.entries(rules).flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  writeIfChanged(path.join(folder, '_headers'), `${lines.join('\n')}\n`);
}

/**
 * Returns the headers by address pattern, as `_headers` lists them.
 * @param {string} base @param {SiteConfig} config @returns {Record<string, Record<string, string>>}
 */
export const createHeaderRules = (base, config) => ({
  [`${base}*`]: { 'Content-Security-Policy': createPolicy(config), ...fixedHeaders },
  [`${base}assets/*`]: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  [`${base}config.js`]: { 'Cache-Control': 'no-cache' },
  [`${base}sw.js`]: { 'Cache-Control': 'no-cache' },
  [`${base}facts.json`]: { 'Cache-Control': 'no-cache' },
});

/**
 * Returns the sources of a policy by directive.
 * @param {string} policy
 */
const parseDirectives = (policy) =>
  new Map(
    policy
      .split(/\s*;\s*/)
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

/**
 * Returns the parts that a sent header lacks. For a policy, these are sources that the shop needs
 * (`connect-src https://…`) and missing directives (`object-src`).
 * @param {string} requiredHeader the header that the shop needs
 * @param {string} sentHeader the header that the host sent
 * @returns {string[]}
 */
export function findMissingParts(requiredHeader, sentHeader) {
  const splitParts = (/** @type {string} */ text) => text.toLowerCase().split(/\s*[,;]\s*/);
  if (!requiredHeader.startsWith('default-src'))
    return splitParts(requiredHeader).filter((part) => !splitParts(sentHeader).includes(part));
  const directives = parseDirectives(sentHeader);
  return [...parseDirectives(requiredHeader)].flatMap(([name = '', sources]) => {
    const sentSources =
      directives.get(name) ?? (name.endsWith('-src') ? directives.get('default-src') : undefined);
    const missingSources = sources.filter(
      (neededSource) =>
        sentSources && neededSource !== "'none'" && !sentSources.includes(neededSource),
    );
    const isUnrestricted =
      !sentSources || (sources.includes("'none'") && !sentSources.includes("'none'"));
    return [
      ...(isUnrestricted ? [name] : []),
      ...missingSources.map((missingSource) => `${name} ${missingSource}`),
    ];
  });
}

/**
 * Returns the content security policy of a site.
 * @param {SiteConfig} config
 */
function createPolicy({ apiBaseUrl, uploadBaseUrl, measure, firebase, policy }) {
  const calledOrigins = [apiBaseUrl, uploadBaseUrl, measure?.url].flatMap(getOrigins);
  // `img-src` already allows pictures of every https host. Add a back end with http, which may be
  // used for trials.
  const pictureOrigins = [apiBaseUrl, uploadBaseUrl].flatMap(getOrigins);
  return widenPolicy(
    addSources(
      createContentSecurityPolicy(inlineScriptHash, [...new Set(calledOrigins)], firebase),
      {
        'img-src': pictureOrigins.filter((origin) => !origin.startsWith('https:')),
      },
    ),
    policy,
  );
}

/** Sources that may be added to a directive: https hosts and names of Trusted Types policies. */
const sourcePattern = /^(?:https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?|[\w#-]+)$/;

/**
 * Adds sources for scripts of the operator, such as tags of an analytics service, to a policy. It
 * adds no new directives.
 * @param {string} policy
 * @param {Record<string, string[]>} [extraSources] sources by directive, from `policy` of `config.js`
 * @throws Error if a directive or source is not allowed
 */
function widenPolicy(policy, extraSources = {}) {
  for (const [name, sources] of Object.entries(extraSources)) {
    const isKnownDirective =
      /^(?:script|style|img|media|font|connect|frame)-src$|^trusted-types$/.test(name);
    if (
      isKnownDirective &&
      Array.isArray(sources) &&
      sources.every((entry) => sourcePattern.test(entry))
    )
      continue;
    throw new Error(
      `config.js: policy.${name} must be a known directive with hosts such as https://example.com`,
    );
  }
  return addSources(policy, extraSources);
}

/**
 * Returns the page template with its content security policy and the inline script.
 * @param {string} html `public/index.html`
 * @param {SiteConfig} [config] the site's configuration, if it is known
 */
export function addPolicy(html, config) {
  const policy = widenPolicy(
    createPagePolicy(inlineScriptHash, config && (config.firebase ?? null)),
    config?.policy,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace('<!--policy-->', meta).replace(/\s*<!--script-->\s*/, () => inlineScript);
}

/**
 * The values of a site's `config.js`. `policy` is used only for headers and pages, and not by the
 * app.
 * @typedef {Partial<import('@/shared/config/runtimeConfig').StorefrontConfig> & { policy?: Record<string, string[]> }}
 * SiteConfig
 */

/**
 * Runs the site's `config.js` and returns its values.
 * @param {string} folder the site
 */
export function readConfigOfFolder(folder) {
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
