/*
 * The headers that any host of the shop should send. No TypeScript, so that the build can write them into the site as it
 * stands: see scripts/hostFiles.mjs.
 */

/**
 * What of its configuration the policy depends on.
 * @typedef {{ authDomain: string, emulatorUrl: string }} Firebase
 */

/**
 * @typedef {object} PolicySources
 * @property {string[]} [connectSrc] further hosts that pages may call, such as an API on another origin
 * @property {string[]} [frameSrc] further hosts that pages may show in a frame
 */

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

/** What decides which scripts run. @param {Firebase | null} firebase */
const scriptDirectives = (firebase) => ({
  'script-src': ["'self'", ...(firebase ? ['https://apis.google.com'] : [])],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [...trustedTypes, ...(firebase ? providerTypes : [])],
});

/** @param {Record<string, string[]>} directives */
const policyText = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * What a page says by itself, in a `<meta>`, for hosts that send no headers.
 * @param {Firebase | null | undefined} firebase `undefined`: not known yet
 */
export function pagePolicy(firebase) {
  if (firebase !== undefined) return policyText(scriptDirectives(firebase));
  // Written before `config.js` is edited: whoever turns the provider on there need not write the page anew.
  return policyText({
    ...scriptDirectives(null),
    'script-src': ["'self'", 'https:'],
    'trusted-types': [...trustedTypes, ...providerTypes],
  });
}

/** @param {PolicySources} sources @param {Firebase | null | undefined} firebase */
export function contentSecurityPolicy({ connectSrc = [], frameSrc = [] }, firebase) {
  const emulator = originsOf(firebase?.emulatorUrl);
  return policyText({
    'default-src': ["'self'"],
    ...scriptDirectives(firebase ?? null),
    // Emotion writes style elements at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(firebase ? firebaseHosts : []), ...emulator, ...connectSrc],
    'frame-src': [
      // The map of the contact page.
      'https://www.google.com',
      'https://maps.google.com',
      ...originsOf(firebase && `https://${firebase.authDomain}`),
      ...emulator,
      ...frameSrc,
    ],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/** The address's origin, if it may stand in a policy as it is.
 * @param {string | null | undefined} url @returns {string[]} */
export function originsOf(url) {
  const origin = url && URL.canParse(url) ? new URL(url).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : [];
}
