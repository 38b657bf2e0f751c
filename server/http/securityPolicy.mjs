/*
 * Headers that every web server of the shop should send. This file is plain JavaScript, because the
 * build imports it without compilation. See tools/site/hostFiles.mjs.
 */

/**
 * The fields of Firebase's configuration on which the policy depends.
 * @typedef {{ authDomain: string, emulatorUrl?: string }} FirebaseConfig
 */

/** Headers that are the same for every answer and configuration. */
export const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // This value lets sign-in pop-ups answer the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
};

const firebaseHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/**
 * Names of the Trusted Types policies of the sanitiser, the script loaders and the service worker.
 */
const trustedTypesPolicyNames = ['dompurify', 'sanitised-html', 'start', 'chunks', 'worker'];
/**
 * Names of the identity provider's Trusted Types policies. `default` lets Firebase load Google's
 * script, and that script uses `gapi#gapi`.
 */
const providerTrustedTypesPolicyNames = ['default', 'gapi#gapi'];

/**
 * Returns the sources that Firebase's SDK needs, by directive. With an emulator, the SDK calls the
 * emulator instead of Firebase. The emulator may be the shop's own back end, which can have several
 * host names. `'self'` is therefore allowed, too.
 * @param {FirebaseConfig} firebaseConfig @returns {Record<string, string[]>}
 */
export function getProviderSources({ authDomain, emulatorUrl }) {
  const emulatorOrigins = getOrigins(emulatorUrl);
  const isEmulated = emulatorOrigins.length > 0;
  return {
    'script-src': ['https://apis.google.com'],
    'trusted-types': providerTrustedTypesPolicyNames,
    'connect-src': isEmulated ? emulatorOrigins : firebaseHosts,
    'frame-src': isEmulated ? [...emulatorOrigins, "'self'"] : getOrigins(`https://${authDomain}`),
  };
}

/**
 * Returns the allowed sources by directive.
 * @param {string} scriptHash hash of the only inline script
 * @param {string[]} connectSrc further origins that pages may call
 * @param {FirebaseConfig | null} firebaseConfig `null` if the shop has no identity provider
 * @returns {Record<string, string[]>}
 */
function createDirectives(scriptHash, connectSrc, firebaseConfig) {
  const providerSources = firebaseConfig ? getProviderSources(firebaseConfig) : {};
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", scriptHash, ...(providerSources['script-src'] ?? [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...trustedTypesPolicyNames, ...(providerSources['trusted-types'] ?? [])],
    // This allows the style elements that Emotion creates at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(providerSources['connect-src'] ?? []), ...connectSrc],
    'frame-src': [
      // The contact page shows a map.
      'https://www.google.com',
      'https://maps.google.com',
      ...(providerSources['frame-src'] ?? []),
    ],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/**
 * Formats directives as the text of a policy.
 * @param {Record<string, string[]>} directives
 * @param {string[]} [names] directives to include, all by default
 */
const formatPolicy = (directives, names = Object.keys(directives)) =>
  names.map((name) => [name, ...(directives[name] ?? [])].join(' ')).join('; ');

/** Directives that block scripts and other content which texts from the back end could inject. */
const pageDirectiveNames = [
  ...['script-src', 'object-src', 'base-uri', 'require-trusted-types-for', 'trusted-types'],
  ...['style-src', 'frame-src', 'form-action'],
];

/**
 * Returns the policy for a page's `<meta>` element, for web servers that send no such header.
 * @param {string} scriptHash hash of the only inline script
 * @param {FirebaseConfig | null | undefined} firebaseConfig `undefined` if not known yet
 */
export function createPagePolicy(scriptHash, firebaseConfig) {
  const knownDirectives = createDirectives(scriptHash, [], firebaseConfig ?? null);
  if (firebaseConfig !== undefined) return formatPolicy(knownDirectives, pageDirectiveNames);
  // The build may run before `config.js` is edited. This policy therefore allows a provider that is
  // switched on later.
  const permissiveDirectives = {
    ...knownDirectives,
    'script-src': ["'self'", scriptHash, 'https:'],
    'trusted-types': [...trustedTypesPolicyNames, ...providerTrustedTypesPolicyNames],
    'frame-src': ['http:', 'https:'],
  };
  return formatPolicy(permissiveDirectives, pageDirectiveNames);
}

/**
 * Returns the policy for the response header.
 * @param {string} scriptHash hash of the only inline script
 * @param {string[]} connectSrc further origins that pages may call, such as that of another API
 * @param {FirebaseConfig | null | undefined} firebaseConfig
 */
export const createContentSecurityPolicy = (scriptHash, connectSrc, firebaseConfig) =>
  formatPolicy(createDirectives(scriptHash, connectSrc, firebaseConfig ?? null));

/**
 * Adds further sources to the directives of a policy. Sources of other directives are ignored.
 * @param {string} policy @param {Record<string, string[]>} moreSources
 */
export const addSources = (policy, moreSources) =>
  policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, ...new Set([...sources, ...(moreSources[name] ?? [])])].join(' ');
    })
    .join('; ');

/**
 * Returns an array with the origin of an address. Returns an empty array if the address is missing
 * or its origin is not valid in a policy.
 * @param {string | null | undefined} url @returns {string[]}
 */
export function getOrigins(url) {
  const origin = url && URL.canParse(url) ? new URL(url).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : [];
}
