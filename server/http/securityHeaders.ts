import type { MiddlewareHandler } from 'hono';

export interface SecurityOptions {
  /** Further hosts that pages may call, such as an API on another origin. */
  connectSrc?: string[];
  /** Further hosts that pages may show in a frame. */
  frameSrc?: string[];
}

/** What any host of the shop should send; a route's own header of the same name stands. */
export function securityHeaders(options: SecurityOptions = {}): MiddlewareHandler {
  const headers = Object.entries({
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Sign-in popups must be able to answer the page that opened them.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Frame-Options': 'DENY',
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of headers)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

function contentSecurityPolicy({ connectSrc = [], frameSrc = [] }: SecurityOptions): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https://apis.google.com'],
    // Emotion writes style elements at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...connectSrc,
    ],
    'frame-src': [
      'https://www.google.com',
      'https://maps.google.com',
      'https://*.firebaseapp.com',
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
