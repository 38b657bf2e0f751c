import type { MiddlewareHandler } from 'hono';

/** What of its configuration the policy depends on. */
export interface Firebase {
  authDomain: string;
  emulatorUrl: string;
}

export interface SecurityOptions {
  /** The configuration as it stands now; nothing while the site has none. */
  firebase?: () => Promise<Firebase | null | undefined>;
  /** Further hosts that pages may call, such as an API on another origin. */
  connectSrc?: string[];
  /** Further hosts that pages may show in a frame. */
  frameSrc?: string[];
}

/** What any host of the shop should send; a route's own header of the same name stands. */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler {
  const fixed = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Sign-in popups must be able to answer the page that opened them.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Frame-Options': 'DENY',
  };
  return async (c, next) => {
    await next();
    const policy = contentSecurityPolicy(options, await options.firebase?.());
    for (const [name, value] of Object.entries({ 'Content-Security-Policy': policy, ...fixed }))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

function contentSecurityPolicy(
  { connectSrc = [], frameSrc = [] }: SecurityOptions,
  firebase: Firebase | null | undefined,
): string {
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

const firebaseHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** The address's origin, if it may stand in a policy as it is. */
function originsOf(url: string | null | undefined): string[] {
  const origin = url && URL.canParse(url) ? new URL(url).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : [];
}
