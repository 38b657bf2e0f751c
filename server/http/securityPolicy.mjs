/*
 * The headers that any host of the shop should send. No TypeScript, so that the build can write them into the site as it
 * stands: see tools/site/hostFiles.mjs.
 */

/** What of its configuration the policy depends on.
 * @typedef {{ authDomain: string, emulatorUrl?: string }} Firebase */

/** Those that hold for every answer and every configuration. */
export const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Sign-in popups must be able to answer the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
};

const firebaseHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Those of the sanitiser, of what loads our scripts, and of the service worker. */
const trustedTypes = ['dompurify', 'sanitised-html', 'start', 'chunks', 'worker'];
/** The one that lets Firebase load Google's script, and that script's own. */
const providerTypes = ['default', 'gapi#gapi'];

/**
 * What Firebase's SDK needs, by directives. In place of Firebase it asks the emulator, where one is named: that may be a
 * part of the shop's own back end, which a browser may know by several names.
 * @param {Firebase} firebase @returns {Record<string, string[]>}
 */
export function providerSources({ authDomain, emulatorUrl }) {
  const emulator = getOrigins(emulatorUrl);
  const isEmulated = emulator.length > 0;
  return {
    'script-src': ['https://apis.google.com'],
    'trusted-types': providerTypes,
    'connect-src': isEmulated ? emulator : firebaseHosts,
    'frame-src': isEmulated ? [...emulator, "'self'"] : getOrigins(`https://${authDomain}`),
  };
}

/** @param {string} inline the hash of the one script that stands in pages
 * @param {string[]} connectSrc @param {Firebase | null} firebase @returns {Record<string, string[]>} */
function directives(inline, connectSrc, firebase) {
  const provider = firebase ? providerSources(firebase) : {};
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", inline, ...(provider['script-src'] ?? [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...trustedTypes, ...(provider['trusted-types'] ?? [])],
    // Emotion writes style elements at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(provider['connect-src'] ?? []), ...connectSrc],
    'frame-src': [
      // The map of the contact page.
      'https://www.google.com',
      'https://maps.google.com',
      ...(provider['frame-src'] ?? []),
    ],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** @param {Record<string, string[]>} all @param {string[]} [names] of those that are said */
const policyText = (all, names = Object.keys(all)) =>
  names.map((name) => [name, ...(all[name] ?? [])].join(' ')).join('; ');

/** Which scripts run, and what else a text of the back end could bring in. */
const saidByPages = [
  ...['script-src', 'object-src', 'base-uri', 'require-trusted-types-for', 'trusted-types'],
  ...['style-src', 'frame-src', 'form-action'],
];

/**
 * What a page says by itself, in a `<meta>`, for hosts that send no headers.
 * @param {string} inline the hash of the one script that stands in pages
 * @param {Firebase | null | undefined} firebase `undefined`: not known yet
 */
export function pagePolicy(inline, firebase) {
  const known = directives(inline, [], firebase ?? null);
  if (firebase !== undefined) return policyText(known, saidByPages);
  // Written before `config.js` is edited: whoever turns the provider on there need not write the page anew.
  const open = {
    ...known,
    'script-src': ["'self'", inline, 'https:'],
    'trusted-types': [...trustedTypes, ...providerTypes],
    'frame-src': ['http:', 'https:'],
  };
  return policyText(open, saidByPages);
}

/**
 * @param {string} inline the hash of the one script that stands in pages
 * @param {string[]} connectSrc further hosts that pages may call, such as an API on another origin
 * @param {Firebase | null | undefined} firebase
 */
export const contentSecurityPolicy = (inline, connectSrc, firebase) =>
  policyText(directives(inline, connectSrc, firebase ?? null));

/**
 * The policy with further sources, by directives; a directive that it does not have stays away.
 * @param {string} policy @param {Record<string, string[]>} more
 */
export const addSources = (policy, more) =>
  policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, ...new Set([...sources, ...(more[name] ?? [])])].join(' ');
    })
    .join('; ');

/** The address's origin, if it may stand in a policy as it is.
 * @param {string | null | undefined} url @returns {string[]} */
export function getOrigins(url) {
  const origin = url && URL.canParse(url) ? new URL(url).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : [];
}
