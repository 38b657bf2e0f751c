import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

const getHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Creates an element without escaping its text, because the policy contains the text's hash. */
const createInlineElement = (name: 'script' | 'style', text: string) =>
  raw(`<${name}>${text}</${name}>`);

interface InlinePage {
  title: string;
  body: ReturnType<typeof html>;
  /**
   * Runs in the page. The function is sent as source text, so it must not use anything defined
   * outside itself.
   */
  script: () => void;
  style?: string;
  /** Addresses of further scripts. */
  scriptUrls?: readonly string[];
  /** The pages that may show this page in a frame. */
  frameAncestors: "'none'" | "'self'";
}

/**
 * Returns a page of the demo identity provider and its response headers. The headers allow only the
 * scripts and the style of this page.
 */
export function createInlinePage(page: InlinePage) {
  const { title, body, style = '', scriptUrls = [], frameAncestors } = page;
  const script = `(${String(page.script)})();`;
  const directives = [
    "default-src 'none'",
    ['script-src', getHash(script), ...scriptUrls].join(' '),
    ...(style ? [`style-src ${getHash(style)}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ];
  return {
    headers: {
      'Content-Security-Policy': directives.join('; '),
      'X-Frame-Options': frameAncestors === "'self'" ? 'SAMEORIGIN' : 'DENY',
      // The sign-in window must be able to reach the page that opened it, whatever policy that page
      // has.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
    },
    content: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          ${style && createInlineElement('style', style)}
        </head>
        <body>
          ${body} ${createInlineElement('script', script)}
          ${scriptUrls.map((url) => html`<script src="${url}"></script>`)}
        </body>
      </html>`,
  };
}
