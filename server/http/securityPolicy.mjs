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
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Sign-in popups must be able to answer the page that opened them.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
};

const firebaseHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** @param {PolicySources} sources @param {Firebase | null | undefined} firebase */
export function contentSecurityPolicy({ connectSrc = [], frameSrc = [] }, firebase) {
  const emulator = originsOf(firebase?.emulatorUrl);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(firebase ? ['https://apis.google.com'] : [])],
    // Emotion writes style elements at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
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
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The address's origin, if it may stand in a policy as it is.
 * @param {string | null | undefined} url @returns {string[]} */
export function originsOf(url) {
  const origin = url && URL.canParse(url) ? new URL(url).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : [];
}
